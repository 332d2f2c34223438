/// Tells what a delegate answers itself from what its protocol's default answers for it.
///
/// A delegate that forwards asks `forward?.tableView?(table, heightForRowAt: path) ?? 60`, and means 60 where the
/// other one has no such method. So a default says that it was one, and which: a method of the delegate's own may
/// have UIKit ask it for others, as one that has its table loaded anew.
@MainActor enum DefaultAnswers {
  private static var last: (delegate: ObjectIdentifier, method: StaticString)?

  /// What a default answers for the delegate.
  /// - Parameter method: the default's.
  static func give<Answer>(_ answer: Answer, for delegate: AnyObject, method: StaticString = #function) -> Answer {
    last = (ObjectIdentifier(delegate), method)
    return answer
  }

  /// Nil where it was a default that answered for the delegate.
  /// - Parameter method: which one is called. Only its labels count: a method that stands for it has the same.
  static func ask<Answer>(
    _ delegate: AnyObject, method: StaticString = #function, _ question: () -> Answer
  ) -> Answer? {
    last = nil
    let answer = question()
    defer { last = nil }
    guard let last, last.delegate == ObjectIdentifier(delegate) else { return answer }
    if !areLabelsEqual(last.method, method) { return answer }
    #if !canImport(Darwin)
      if !claims.isEmpty, isClaimed(last.method, by: delegate) { return answer }
    #endif
    return nil
  }

  #if !canImport(Darwin)
    /// Who has said of which methods that it has them: what a default answers is the object's own answer then.
    private static var claims: [ObjectIdentifier: Claims] = [:]
    /// So many objects make it look for those that are gone.
    private static var most = 64
    private struct Claims {
      weak var object: AnyObject?
      var names: [MethodName]
    }

    /// Those who forward ask with every call.
    static func claim(_ name: MethodName, by object: AnyObject) {
      let place = ObjectIdentifier(object)
      // Another object may have lived where this one does.
      if let known = claims[place], known.object === object {
        if !known.names.contains(name) { claims[place]?.names.append(name) }
        return
      }
      if claims.count >= most {
        claims = claims.filter { $0.value.object != nil }
        most = max(64, claims.count * 2)
      }
      claims[place] = Claims(object: object, names: [name])
    }

    private static func isClaimed(_ method: StaticString, by delegate: AnyObject) -> Bool {
      guard let known = claims[ObjectIdentifier(delegate)], known.object === delegate else { return false }
      let name = MethodName("\(method)")
      return known.names.contains { $0.isPerhaps(name) }
    }
  #endif

  /// Whether two names, as `#function` has them, are the same from the opening parenthesis on.
  private static func areLabelsEqual(_ one: StaticString, _ other: StaticString) -> Bool {
    one.withUTF8Buffer { one in
      other.withUTF8Buffer { other in
        func labels(_ name: UnsafeBufferPointer<UInt8>) -> Slice<UnsafeBufferPointer<UInt8>> {
          name[(name.firstIndex(of: UInt8(ascii: "(")) ?? name.startIndex)...]
        }
        return labels(one).elementsEqual(labels(other))
      }
    }
  }
}
