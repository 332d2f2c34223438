import Foundation

/// Who overrides traits, and who asked to hear of changes.
///
/// Traits change where code overrides them; those of the screen don't, during a replay. Whoever has others then is
/// told when the turn ends, before layout, or before a layout that code asks for: controllers before their views,
/// and views before their subviews. Until then each says what it said before. So are told those that come into a
/// window's branch with overrides, or to another one, but what holds there they say at once.
@MainActor struct TraitKeeper {
  @MainActor fileprivate struct Entry {
    weak var environment: NSObject?
    var overrides = UITraitOverrides()
    /// What a parent says of its child.
    var given: UITraitCollection?
    var style = UIUserInterfaceStyle.unspecified

    var isEmpty: Bool { overrides.values.names.isEmpty && given == nil && style == .unspecified }
  }

  /// What code says is current instead of the screen's; during an update, the traits of whoever is updated.
  var current: UITraitCollection?
  /// What updates have read.
  var watches = UpdateWatches()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var registrations: [Registration] = []
  /// Beyond that those are looked for that are over.
  private var mostRegistrations = 64
  /// Kept by its environment, and so no longer than that.
  private struct Registration { weak var registration: TraitRegistration? }
  /// What those had who are in no window any more.
  private var left: [ObjectIdentifier: Departed] = [:]
  /// Beyond that those are looked for who have ended.
  private var mostLeft = 64
  private struct Departed {
    weak var environment: NSObject?
    let traits: UITraitCollection
  }
  /// Who has to be asked, in the order in which they are told; some may have been told meanwhile.
  private(set) var waiting: [NSObject] = [] { didSet { TurnNews.note() } }
  /// Of those that have not been told.
  private var changes: [ObjectIdentifier: Change] = [:]
  private struct Change {
    /// What they had when they were told last.
    let before: UITraitCollection
    /// What they say until they are told; nil of those that only came to another place.
    var said: UITraitCollection?
  }

  // MARK: Overrides

  private func entry(of environment: NSObject) -> Entry? {
    guard !entries.isEmpty else { return nil }
    return entries[ObjectIdentifier(environment)].flatMap { $0.environment === environment ? $0 : nil }
  }

  func overrides(of environment: NSObject) -> UITraitOverrides { entry(of: environment)?.overrides ?? .init() }

  mutating func set(_ overrides: UITraitOverrides, of environment: NSObject) {
    change(environment) { $0.overrides = overrides }
  }

  func given(to child: UIViewController) -> UITraitCollection? { entry(of: child)?.given }

  mutating func give(_ collection: UITraitCollection?, to child: UIViewController) {
    change(child) { $0.given = collection }
  }

  mutating func set(_ style: UIUserInterfaceStyle, of environment: NSObject) {
    change(environment) { $0.style = style }
  }

  private mutating func change(_ environment: NSObject, _ change: (inout Entry) -> Void) {
    var entry = entry(of: environment) ?? Entry(environment: environment)
    note(Self.branch(of: environment).map { ($0, collection(of: $0)) }, staysSaid: true)
    change(&entry)
    entries[ObjectIdentifier(environment)] = entry.isEmpty ? nil : entry
    Self.haveOverrides = Self.haveOverrides || !entry.isEmpty
    saysDirection = entry.direction != nil || saysDirection && entries.values.contains { $0.direction != nil }
  }

  private mutating func note(
    _ branch: [(environment: NSObject, before: UITraitCollection)], staysSaid: Bool = false
  ) {
    guard let outermost = branch.first?.environment else { return }
    if changes[ObjectIdentifier(outermost)] == nil {
      // Some that are in it may wait by themselves: it is told before them.
      let names = Set(branch.map { ObjectIdentifier($0.environment) })
      waiting.removeAll { names.contains(ObjectIdentifier($0)) }
      waiting += branch.map(\.environment)
    } else {
      waiting += branch.map(\.environment).filter { changes[ObjectIdentifier($0)] == nil }
    }
    for (environment, before) in branch {
      var change = changes[ObjectIdentifier(environment)] ?? Change(before: before)
      if staysSaid, change.said == nil { change.said = before }
      changes[ObjectIdentifier(environment)] = change
    }
  }

  // MARK: Coming and going

  /// Whether anybody has overridden anything yet: until then who moves has the same traits everywhere.
  @exclusivity(unchecked) private(set) static var haveOverrides = false

  /// A view is about to come into another one that is in a window.
  ///
  /// Whoever was in none had what it left one with; who is new is expected to get what is current as it comes, as
  /// a list's cell does that is made while the list is laid out.
  mutating func note(moving view: UIView) {
    guard !entries.isEmpty else { return }
    let branch = Self.own(of: view)
    if view.window != nil { return note(branch.map { ($0, collection(of: $0)) }) }
    let expected = current ?? UITraitCollection(.ofScreen)
    note(branch.map { ($0, takeLeft(by: $0) ?? expected) })
  }

  /// What it had as it left a window; nil too where that was another one, whose place in memory it has now.
  private mutating func takeLeft(by environment: NSObject) -> UITraitCollection? {
    let departed = left.removeValue(forKey: ObjectIdentifier(environment))
    return departed?.environment === environment ? departed?.traits : nil
  }

  /// A view is about to leave its window.
  mutating func note(leaving view: UIView) {
    guard !entries.isEmpty else { return }
    for one in Self.own(of: view) {
      left[ObjectIdentifier(one)] = Departed(environment: one, traits: collection(of: one))
    }
    guard left.count > mostLeft else { return }
    left = left.filter { $0.value.environment != nil }
    mostLeft = max(mostLeft, 2 * left.count)
  }

  /// Its controller, where it has one, before itself and what is in it.
  private static func own(of view: UIView) -> [NSObject] {
    (view.viewController.map { [$0] } ?? []) + viewsAndControllers(in: view)
  }

  /// Those that have the environment's traits: itself first.
  private static func branch(of environment: NSObject) -> [NSObject] {
    switch environment {
    case let scene as UIWindowScene: [scene] + scene.windows.flatMap(branch(of:))
    case let controller as UIViewController:
      [controller] + (controller.viewIfLoaded.map(viewsAndControllers(in:)) ?? [])
    case let view as UIView: viewsAndControllers(in: view)
    case let presentation as UIPresentationController:
      [presentation]
        + (presentation.inForce.container.map(viewsAndControllers(in:))
          ?? branch(of: presentation.presentedViewController))
    default: [environment]
    }
  }

  private static func viewsAndControllers(in view: UIView) -> [NSObject] {
    ((view as? PresentationContainer)?.controller?.inBothForms ?? []) + [view]
      + view.subviews.flatMap { subview -> [NSObject] in
        [presentation(around: subview.viewController), subview.viewController].compactMap { $0 }
          + viewsAndControllers(in: subview)
      }
  }

  /// What stands over a controller that is presented without a container.
  private static func presentation(around controller: UIViewController?) -> UIPresentationController? {
    guard let controller, controller.presenter != nil, let own = controller.ownPresentationController else {
      return nil
    }
    return own.inForce.container == nil ? own : nil
  }

  // MARK: What holds

  /// Whether everybody has the screen's.
  var sayNothing: Bool { entries.isEmpty && changes.isEmpty && current == nil }

  /// What it says of itself: of what code overrides it takes over what there was when it was told last (V1180).
  func collection(of environment: NSObject) -> UITraitCollection {
    guard !changes.isEmpty, let said = changes[ObjectIdentifier(environment)]?.said else {
      return due(to: environment)
    }
    return environment is UIViewController ? withOwn(of: environment) : said
  }

  /// What a controller overrides it has at once, upon what those around it say.
  private func withOwn(of controller: NSObject) -> UITraitCollection {
    let around = Self.outer(controller).map(collection(of:)) ?? UITraitCollection(.ofScreen)
    return entry(of: controller).map { UITraitCollection($0.applied(to: around.traits)) } ?? around
  }

  /// The screen's, but for what is overridden from there to the environment, whether that was told of it or not.
  func due(to environment: NSObject) -> UITraitCollection {
    guard !entries.isEmpty else { return UITraitCollection(.ofScreen) }
    let all = sequence(first: environment, next: Self.outer)
    let overriding = all.compactMap(entry(of:)).reversed()
    return UITraitCollection(overriding.reduce(.ofScreen) { $1.applied(to: $0) })
  }

  /// Whether anybody says which way people read: who asks for that does so often, and mostly nobody does.
  private var saysDirection = false

  /// Which way people read there; nil where nobody says.
  func direction(around view: UIView) -> UIUserInterfaceLayoutDirection? {
    guard saysDirection else { return nil }
    return sequence(first: view, next: Self.outer).lazy.compactMap { entry(of: $0)?.direction }.first
  }

  private static func outer(_ environment: NSObject) -> NSObject? {
    switch environment {
    case let window as UIWindow: window.windowScene
    case let container as PresentationContainer: container.controller ?? container.superview
    case let presentation as UIPresentationController:
      presentation.made === presentation
        ? (presentation.inForce.container ?? presentation.presentedViewController.viewIfLoaded)?.superview
        : presentation.made
    case let view as UIView: view.viewController ?? view.superview
    case let controller as UIViewController:
      presentation(around: controller) ?? controller.viewIfLoaded?.superview ?? controller.parent
        ?? controller.viewIfLoaded?.window
    default: nil
    }
  }

  // MARK: Telling

  mutating func register(_ registration: TraitRegistration) {
    registrations.append(Registration(registration: registration))
    guard registrations.count > mostRegistrations else { return }
    registrations.removeAll { $0.registration?.isOver ?? true }
    mostRegistrations = max(mostRegistrations, 2 * registrations.count)
  }

  /// Those of one environment, and of all that is in it, who wait.
  func waiting(in environment: NSObject) -> [NSObject] {
    let branch = (environment as? UIView).map(Self.own(of:)) ?? Self.branch(of: environment)
    return branch.filter { changes[ObjectIdentifier($0)] != nil }
  }

  /// By whose traits they ask for.
  var registered: [ObjectIdentifier: [TraitRegistration]] {
    Dictionary(grouping: registrations.compactMap(\.registration).filter { !$0.isOver }, by: \.environmentID)
  }

  /// What one is to be told, who says from now on what it has.
  mutating func takeChanges(
    of environment: NSObject, _ registered: [ObjectIdentifier: [TraitRegistration]]
  ) -> [() -> Void] {
    guard let before = changes.removeValue(forKey: ObjectIdentifier(environment))?.before else { return [] }
    let now = collection(of: environment)
    let changed = now.changedNames(from: before)
    guard !changed.isEmpty else { return [] }
    let handlers = registered[ObjectIdentifier(environment), default: []].filter { $0.concerns(changed) }
      .map { registration in { registration.tell(before) } }
    let method = { (environment as? any UITraitEnvironment)?.traitCollectionDidChange(before) ?? () }
    return updates(of: environment, changed, looksOther: now.hasDifferentColorAppearance(comparedTo: before))
      + ([method] + handlers).map { tell in { Self.tell(environment, tell) } }
  }

  /// Those who were told wait no longer.
  mutating func forgetTold() { waiting = waiting.filter { changes[ObjectIdentifier($0)] != nil } }

  private func updates(of environment: NSObject, _ changed: [ObjectIdentifier], looksOther: Bool) -> [() -> Void] {
    let again = watches.updates(for: changed, of: environment)
    guard let view = environment as? UIView else { return again }
    let isTurned = changed.contains(ObjectIdentifier(UITraitLayoutDirection.self))
    return again + (isTurned ? [{ view.directionDidChange() }] : [])
      + (looksOther ? [{ view.setNeedsLayout() }, { view.setNeedsDisplay() }] : [])
  }

  private static func tell(_ environment: NSObject, _ call: () -> Void) {
    guard let environment = environment as? any Updated else { return call() }
    UpdatePass.withTraits(of: environment, call)
  }
}

extension TraitKeeper.Entry {
  /// Which way people read, where it says so.
  @MainActor fileprivate var direction: UIUserInterfaceLayoutDirection? {
    let said = overrides.values.value(of: UITraitLayoutDirection.self) ?? given?.layoutDirection
    return said.flatMap { $0 == .unspecified ? nil : $0 == .rightToLeft ? .rightToLeft : .leftToRight }
  }

  @MainActor fileprivate func applied(to traits: TraitValues) -> TraitValues {
    var traits = traits
    if let given { traits = traits.overridden(by: given.traits.specified) }
    traits = traits.overridden(by: overrides.values)
    if style != .unspecified { traits[UITraitUserInterfaceStyle.self] = style }
    return traits
  }
}

extension UIApplication {
  /// Tells everybody who has other traits than when they were told last.
  final func tellOfTraits() {
    if !traits.waiting.isEmpty { tellOfTraits(traits.waiting) }
  }

  /// Tells one of them, and all that is in it, as `tellOfTraits()` does.
  final func tellOfTraits(in environment: NSObject) {
    if !traits.waiting.isEmpty { tellOfTraits(traits.waiting(in: environment)) }
  }

  /// Whoever is told may have others told before their turn; what it changes itself waits for the next time.
  private func tellOfTraits(_ environments: [NSObject]) {
    let registered = traits.registered
    for one in environments { for tell in traits.takeChanges(of: one, registered) { tell() } }
    traits.forgetTold()
  }
}

extension UITraitCollection {
  /// The traits that these specify otherwise than those, or that only one of them specifies; in no order.
  func changedNames(from others: UITraitCollection) -> [ObjectIdentifier] {
    let own = traits.names
    return own.filter { !others.traits.has($0, as: traits) }
      + others.traits.names.filter { !own.contains($0) }
  }
}
