public import Foundation

/// Several scripted fingers on one clock, merged as a device would report them.
///
///     TouchScript {
///       Finger().drag(from: a, to: b)
///       Finger(at: 0.1).tap(at: c)
///     }
///
/// Fingers are numbered by landing, equal landings in the order written. Steps of one time share one frame. A
/// finger that is down but has no step in a frame is in it as `.stationary`, as `UIEvent.allTouches` needs.
public struct TouchScript: ScriptedTouches {
  /// In seconds: steps closer together than this are one frame, so that `0.1 + 0.2` and `0.3` are one time.
  public static let simultaneity: TimeInterval = 1e-6

  /// The merged frames.
  public let frames: [Frame]
  public let time: TimeInterval
  private let fingers: [Finger]
  private let others: [Frame]

  /// Merges what the fingers do into frames, in order of time; what happens at one time shares a frame.
  public init(@TouchScriptBuilder _ parts: () -> [TouchScriptPart]) {
    self.init(parts())
  }

  /// Merges what the fingers do into frames, in order of time; what happens at one time shares a frame.
  public init(_ fingers: Finger...) {
    self.init(fingers.map(TouchScriptPart.finger))
  }

  init(_ parts: [TouchScriptPart]) {
    fingers = parts.flatMap(\.fingers)
    others = parts.flatMap(\.others)
    precondition(
      others.allSatisfy(\.samples.isEmpty),
      "a frame of touches is no part of a script; write a Finger, or replay a TouchLog of such frames")
    let merged = FingerMerge.frames(of: fingers, and: others)
    frames = merged
    time = (fingers.map(\.time) + others.map(\.time)).max() ?? 0
  }

  /// The same script, every time later by so much. In seconds.
  public func delayed(by delay: TimeInterval) -> TouchScript {
    TouchScript(
      fingers.map { .finger($0.delayed(by: delay)) }
        + others.map { .frame($0.moved(by: delay)) })
  }

  var part: TouchScriptPart { .script(fingers, others) }
}

/// What may stand in a `TouchScript`'s braces: fingers, other scripts, and frames without touches.
///
/// A frame of touches is a mistake of the script and stops the program: nothing says who its fingers are beside the
/// others.
public enum TouchScriptPart: Sendable {
  case finger(Finger)
  /// A motion, press, mark or the like, at its time. Of equal times it comes after the touches.
  case frame(Frame)
  case script([Finger], [Frame])

  var fingers: [Finger] {
    switch self {
    case .finger(let finger): [finger]
    case .frame: []
    case .script(let fingers, _): fingers
    }
  }

  var others: [Frame] {
    switch self {
    case .finger: []
    case .frame(let frame): [frame]
    case .script(_, let others): others
    }
  }
}

/// Reads the braces of a `TouchScript`.
@resultBuilder public enum TouchScriptBuilder {
  public static func buildExpression(_ finger: Finger) -> [TouchScriptPart] { [.finger(finger)] }
  public static func buildExpression(_ script: TouchScript) -> [TouchScriptPart] { [script.part] }
  public static func buildExpression(_ frame: Frame) -> [TouchScriptPart] { [.frame(frame)] }
  public static func buildBlock(_ parts: [TouchScriptPart]...) -> [TouchScriptPart] { parts.flatMap { $0 } }
  public static func buildArray(_ parts: [[TouchScriptPart]]) -> [TouchScriptPart] { parts.flatMap { $0 } }
  public static func buildOptional(_ parts: [TouchScriptPart]?) -> [TouchScriptPart] { parts ?? [] }
  public static func buildEither(first parts: [TouchScriptPart]) -> [TouchScriptPart] { parts }
  public static func buildEither(second parts: [TouchScriptPart]) -> [TouchScriptPart] { parts }
}
