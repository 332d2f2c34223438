/// What a class of responders overrides of that which a touch on its way, most of it up the chain, asks them for.
struct TouchOverrides: OptionSet, Sendable {
  let rawValue: UInt8

  static let began = TouchOverrides(rawValue: 1)
  static let moved = TouchOverrides(rawValue: 2)
  static let ended = TouchOverrides(rawValue: 4)
  static let cancelled = TouchOverrides(rawValue: 8)
  /// `next`, in another way than this module's own classes do.
  static let next = TouchOverrides(rawValue: 16)
  /// `sendEvent`, of applications and windows.
  static let sendEvent = TouchOverrides(rawValue: 32)
  /// Of what is asked on the way up.
  static let all: TouchOverrides = [.began, .moved, .ended, .cancelled, .next]
}

/// Knows of a class of responders which touch methods it overrides, by its method table, as `MethodTables` does of
/// views.
///
/// A touch that moves passes every responder up to the application, and few of them do more than pass it on. Who is
/// known to be one of these is not called: what its method would do is done for it. Where tables can't be read,
/// every class counts as overriding everything, and all are called.
@MainActor enum ResponderTables {
  @exclusivity(unchecked) private static var known: [ObjectIdentifier: TouchOverrides] = [:]
  private static let reading = MethodReading(
    plain: ResponderProbes.Plain.self, base: UIResponder.self, singles: ResponderProbes.singles,
    examples: ResponderProbes.examples, all: .all
  ) { $0 == .next ? ResponderProbes.leaders : [UIResponder.self] }

  static func overrides(of type: UIResponder.Type) -> TouchOverrides {
    if let overrides = known[ObjectIdentifier(type)] { return overrides }
    let overrides = reading?.overrides(of: type) ?? .all
    known[ObjectIdentifier(type)] = overrides
    return overrides
  }

  /// Whether the self-test succeeded.
  static var areReadable: Bool { reading != nil }
}
