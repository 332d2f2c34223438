/// The responders that one event climbed, in order, and how it ended.
public struct ResponderChain: Hashable, Sendable, CustomStringConvertible {
  /// From the responder called first to the last.
  public private(set) var links: [Link] = []

  /// One responder that was called.
  public struct Link: Hashable, Sendable {
    /// The path of the view, or the name of the responder.
    public var subject: String
    /// Whether it passed the event on.
    public var outcome: Call.Outcome
  }

  public init() {}

  /// Takes the entry in if it is the next call of this chain; says whether it was.
  @discardableResult
  public mutating func append(_ entry: TraceEntry) -> Bool {
    guard case .call(let call) = entry.event, call.from == links.last?.subject else { return false }
    links.append(Link(subject: entry.subject, outcome: call.outcome))
    return true
  }

  /// `home/list/row14 > home/list, taken`, or `row14 > window > application, dropped: nobody took it (R17)`.
  public var description: String {
    guard let last = links.last else { return "nobody" }
    let names = links.map { Escaping.escaped($0.subject) }.joined(separator: " > ")
    switch last.outcome {
    case .passed: return names
    case .taken: return "\(names), taken"
    case .unhandled: return "\(names), dropped: \(Reason.unhandled)"
    }
  }
}
