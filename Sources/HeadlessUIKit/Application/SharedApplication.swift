/// Which application is the shared one: of all code, or, while a replay waits, of whoever asks.
///
/// A process has one application at a time. But a replay waits for the main queue after every event, and other code
/// may run there then, as another test with windows of its own. It gets an application of its own: neither meets
/// the other's windows, touches or clock.
@MainActor package enum SharedApplication {
  @exclusivity(unchecked) private static var running: UIApplication? {
    didSet { borrowed = running.map { .passUnretained($0) } }
  }
  /// The same, for `borrow`.
  @exclusivity(unchecked) private static var borrowed: Unmanaged<UIApplication>?
  /// The one that ran before a replay took its place, and runs again after it.
  private static var setAside: UIApplication?
  @exclusivity(unchecked) private static var isAskedByOthers: (@MainActor () -> Bool)?

  /// At hand where events go by, without a call.
  @inline(__always) static var current: UIApplication {
    get {
      if isAskedByOthers == nil, let running { return running }
      return found()
    }
    set {
      if isOthers { setAside = newValue } else { running = newValue }
      ChainChanges.note()
    }
  }

  /// Has the body work with it. Where it runs it is not retained for that: it stays until all that it does is done.
  @inline(__always) static func borrow<Answer>(_ body: (UIApplication) -> Answer) -> Answer {
    // Named once, so that the body comes to stand here.
    (isAskedByOthers == nil ? borrowed ?? lent() : lent()).lend(body)
  }

  /// Whether it is the shared one, for whoever asks now.
  package static func isCurrent(_ application: UIApplication) -> Bool {
    if isAskedByOthers == nil, let running { return running === application }
    return isFound(ObjectIdentifier(application))
  }

  /// The same of one that is known by its identity.
  static func isCurrent(_ application: ObjectIdentifier) -> Bool {
    if isAskedByOthers == nil, let running { return ObjectIdentifier(running) == application }
    return isFound(application)
  }

  /// Puts a replay's application in the place of the one that runs, until `restore`.
  package static func install(_ application: UIApplication) {
    setAside = running
    running = application
    ChainChanges.note()
  }

  /// Puts back the one that ran before; once for each `install`.
  package static func restore() {
    running = setAside
    setAside = nil
    ChainChanges.note()
  }

  /// Waits, while code for which `others` says true has the application that was set aside.
  package static func wait(for work: () async -> Void, others: @escaping @MainActor () -> Bool) async {
    isAskedByOthers = others
    ChainChanges.note()
    await work()
    isAskedByOthers = nil
    ChainChanges.note()
  }

  /// Apart from what is asked with every event.
  @inline(never) private static func found() -> UIApplication { isOthers ? made(&setAside) : made(&running) }
  @inline(never) private static func isFound(_ application: ObjectIdentifier) -> Bool {
    ObjectIdentifier(found()) == application
  }
  /// The same, which is kept here.
  @inline(never) private static func lent() -> Unmanaged<UIApplication> { .passUnretained(found()) }

  private static var isOthers: Bool { isAskedByOthers?() ?? false }

  private static func made(_ application: inout UIApplication?) -> UIApplication {
    if let application { return application }
    let plain = UIApplication()
    application = plain
    ChainChanges.note()
    return plain
  }
}
