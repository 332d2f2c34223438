/// Knows of a class of applications, or of windows, whether it sends events in a way of its own, by its method
/// table, as `ResponderTables` does of touch methods.
///
/// An event of fingers that go on takes its way through two `sendEvent` each time. Where neither is overridden,
/// what they do is known. Where tables can't be read, every class counts as overriding them.
@MainActor enum EventPaths {
  @exclusivity(unchecked) private static var known: [ObjectIdentifier: Bool] = [:]
  private static let ofApplications = reading(
    UIApplication.self, plain: PlainApplication.self, overriding: SendingApplication.self, NamedApplication.self)
  private static let ofWindows = reading(
    UIWindow.self, plain: PlainWindow.self, overriding: SendingWindow.self, NamedWindow.self)

  private static func reading(
    _ base: UIResponder.Type, plain: UIResponder.Type, overriding: UIResponder.Type, _ inheriting: UIResponder.Type
  ) -> MethodReading<TouchOverrides>? {
    let examples: [(UIResponder.Type, TouchOverrides)] = [(base, []), (inheriting, .sendEvent)]
    return MethodReading(
      plain: plain, base: base, singles: [(overriding, .sendEvent)], examples: examples, all: .sendEvent
    ) { _ in [base] }
  }

  /// Whether neither overrides `sendEvent(_:)`.
  static func arePlain(_ application: UIApplication, _ window: UIWindow) -> Bool {
    isPlain(type(of: application), by: ofApplications) && isPlain(type(of: window), by: ofWindows)
  }

  /// Whether the self-tests succeeded.
  static var areReadable: Bool { ofApplications != nil && ofWindows != nil }

  private static func isPlain(_ type: UIResponder.Type, by reading: MethodReading<TouchOverrides>?) -> Bool {
    if let known = known[ObjectIdentifier(type)] { return known }
    let isPlain = reading.map { $0.overrides(of: type).isEmpty } ?? false
    known[ObjectIdentifier(type)] = isPlain
    return isPlain
  }

  private class PlainApplication: UIApplication {}
  private class SendingApplication: UIApplication {
    override func sendEvent(_ event: UIEvent) {}
  }
  private final class NamedApplication: SendingApplication {
    let name = "named"
  }
  private class PlainWindow: UIWindow {}
  private class SendingWindow: UIWindow {
    override func sendEvent(_ event: UIEvent) {}
  }
  private final class NamedWindow: SendingWindow {
    let name = "named"
  }
}
