import Foundation
import HeadlessUIKit

/// The names by which a trace calls responders. A name is fixed when its responder is first told of, and with it
/// those of the views around it; that of a list's cell or header, and of what is in it, as long as that shows the
/// same item.
///
/// A view is called by its `accessibilityIdentifier`, else by the stored property that holds it, a list's cell by
/// its place, else by its class with an ordinal among its like; its path has its superviews' names before it. Of
/// siblings with one identifier all but the rearmost have a number behind it, and a list's cells their places.
@MainActor final class Subjects {
  /// Kept by the object itself, so that asking for its name is cheap: every call in a trace does.
  @MainActor final class Known {
    let name: String
    private let number: Int
    /// The part of a list that the object is in, and what that showed.
    fileprivate private(set) weak var part: UIView?
    private let item: ListItems.Item?
    /// Whether it may be called otherwise some day.
    let isProvisional: Bool

    /// - Parameter part: of a list, that the object is or is in.
    fileprivate init(by subjects: Subjects, in part: UIView?, name: String) {
      number = subjects.number
      self.name = name
      isProvisional = part != nil
      guard let part else {
        item = nil
        return
      }
      self.part = part
      item = ListItems.item(shownBy: part)
    }

    /// Whether this replay gave the name, and it still is the right one. A cell that went out of sight keeps its
    /// last one.
    func isCurrent(for subjects: Subjects) -> Bool {
      guard number == subjects.number else { return false }
      guard isProvisional, let part, let now = ListItems.item(shownBy: part) else { return true }
      return now == item
    }
  }
  private static var given = 0
  /// Which of the process's it is: names that others gave don't count.
  let number: Int
  private let mainWindow: UIWindow
  private weak var delegate: AnyObject?
  private let holders = Holders()

  init(mainWindow: UIWindow, delegate: AnyObject?) {
    Self.given += 1
    number = Self.given
    self.mainWindow = mainWindow
    self.delegate = delegate
  }

  func name(of responder: UIResponder) -> String { known(responder).name }

  /// What is known of a responder's name: the same object as long as it has the same name.
  func known(_ responder: UIResponder) -> Known {
    if let known = responder.note as? Known, known.isCurrent(for: self) { return known }
    let known = makeKnown(responder, around: known, isTold: true)
    responder.note = known
    return known
  }

  /// The name that the view would get now, and gets only where a trace tells of it: a walk of a hit test, which not
  /// everybody wants, must not change what others are called later.
  func passingName(of view: UIView) -> String { passing(view).name }

  private func passing(_ view: UIView) -> Known {
    if let known = view.note as? Known, known.isCurrent(for: self) { return known }
    guard holders.isSearching else { return makeKnown(view, around: passing, isTold: false) }
    if let known = passingNames.known(view) { return known }
    let known = makeKnown(view, around: passing, isTold: false)
    passingNames.note(known, of: view)
    return known
  }

  @exclusivity(unchecked) private var passingNames = PassingNames()

  /// - Parameters:
  ///   - around: what is known of its superview.
  ///   - isTold: whether a trace tells of it, so that siblings of the same name have theirs for good, too.
  private func makeKnown(_ responder: UIResponder, around: (UIView) -> Known, isTold: Bool) -> Known {
    guard let view = responder as? UIView, !(view is UIWindow) else {
      let part = (responder as? UIView).flatMap(ListItems.part)
      return Known(by: self, in: part, name: makeName(of: responder))
    }
    guard let superview = view.superview else {
      let isPart = ListItems.isPart(view, in: nil)
      let own = calledName(of: view) ?? classOrPlace(of: view, in: nil, isPart: isPart)
      return Known(by: self, in: isPart ? view : nil, name: own)
    }
    let above = around(superview)
    let given = calledName(of: view)
    if let row, row.above === above, row.has(type(of: view), in: superview) {
      if let given, let alike = namesakes(of: view, called: given, in: superview) {
        return known(view, among: alike, called: given, in: superview, above, isTold: isTold)
      }
      let own =
        given ?? holders.property(holding: view, from: superview)
        ?? row.name(number: ordinals.ordinal(of: view, in: superview))
      return Known(by: self, in: row.above.part, name: path(own, in: superview, called: row.above))
    }
    let isPart = ListItems.isPart(view, in: superview)
    if let given, let alike = namesakes(of: view, called: given, in: superview) {
      guard isPart, let item = ListItems.item(shownBy: view) else {
        return known(view, among: alike, called: given, in: superview, above, isTold: isTold)
      }
      return Known(by: self, in: view, name: path(item.name, in: superview, called: above))
    }
    let own =
      given ?? holders.property(holding: view, from: superview)
      ?? classOrPlace(of: view, in: superview, isPart: isPart)
    if lastNamed == ObjectIdentifier(superview) { row = SiblingRow(of: view, in: superview, called: above) }
    lastNamed = ObjectIdentifier(superview)
    return Known(by: self, in: isPart ? view : above.part, name: path(own, in: superview, called: above))
  }

  /// Of siblings of which two were named, one after the other: a hit test comes by them all.
  @exclusivity(unchecked) private var row: SiblingRow?
  /// In whom a view was named last.
  @exclusivity(unchecked) private var lastNamed: ObjectIdentifier?

  private func classOrPlace(of view: UIView, in superview: UIView?, isPart: Bool) -> String {
    ListItems.name(of: view, isPart: isPart)
      ?? ClassName.short(of: view, number: ordinal(of: view, in: superview))
  }

  private func ordinal(of view: UIView, in superview: UIView?) -> Int {
    guard let superview else { return 0 }
    return ordinals.ordinal(of: view, in: superview)
  }

  @exclusivity(unchecked) private var ordinals = SiblingOrdinals()

  private func path(_ name: String, in superview: UIView, called above: Known) -> String {
    superview === mainWindow ? name : Self.path(name, in: above.name)
  }

  /// In one piece of memory from the start.
  private nonisolated static func path(_ name: String, in above: String) -> String {
    let count = above.utf8.count + 1 + name.utf8.count
    return String(unsafeUninitializedCapacity: count) { bytes in
      let stroke = bytes.initialize(fromContentsOf: above.utf8)
      bytes.initializeElement(at: stroke, to: UInt8(ascii: "/"))
      _ = bytes[(stroke + 1)...].initialize(fromContentsOf: name.utf8)
      return count
    }
  }

  /// A responder's name; anything else is called by its class.
  func name(ofObject object: AnyObject) -> String {
    (object as? UIResponder).map { name(of: $0) } ?? ClassName.short(of: object)
  }

  /// A recognizer is called by its `name`, with a number behind it where it is not the first of that name; else by
  /// the property that holds it, else by its class with an ordinal among its like; all after its view's path:
  /// `home/list/pan0`.
  func name(of recognizer: UIGestureRecognizer) -> String { known(recognizer).name }

  /// What is known of a recognizer's name, likewise.
  func known(_ recognizer: UIGestureRecognizer) -> Known {
    if let known = recognizer.note as? Known, known.isCurrent(for: self) { return known }
    let part = recognizer.view.flatMap(ListItems.part)
    let known = Known(by: self, in: part, name: makeName(of: recognizer))
    recognizer.note = known
    return known
  }

  private func makeName(of recognizer: UIGestureRecognizer) -> String {
    guard let view = recognizer.view else { return recognizer.name ?? ClassName.short(of: recognizer) }
    let above = name(of: view)
    guard let given = recognizer.name, !given.isEmpty else {
      return "\(above)/\(ownName(of: recognizer, on: view))"
    }
    let path = "\(above)/\(given)"
    let alike = (view.gestureRecognizers ?? []).filter { $0.name == given }
    return Namesakes.name(of: path, for: recognizer, among: alike) { told($0.note)?.name }
  }

  private func ownName(of recognizer: UIGestureRecognizer, on view: UIView) -> String {
    if let property = holders.property(holding: recognizer, from: view) { return property }
    let like = (view.gestureRecognizers ?? []).filter { type(of: $0) == type(of: recognizer) }
    return ClassName.short(of: recognizer, number: like.firstIndex { $0 === recognizer } ?? like.count)
  }

  private func makeName(of responder: UIResponder) -> String {
    switch responder {
    case let window as UIWindow: windowName(window)
    case let controller as UIViewController: controllerName(controller)
    case is UIApplication: "application"
    case is UIScene: "scene"
    default: responder === delegate ? "delegate" : ClassName.short(of: responder)
    }
  }

  private func windowName(_ window: UIWindow) -> String {
    if window === mainWindow { return "window" }
    if let identifier = window.accessibilityIdentifier, !identifier.isEmpty {
      let alike = UIApplication.shared.windows.filter {
        $0.accessibilityIdentifier == identifier && $0 !== mainWindow
      }
      return Namesakes.name(of: identifier, for: window, among: alike) { told($0.note)?.name }
    }
    let roots = UIApplication.shared.windows.compactMap(\.rootViewController)
    for root in roots {
      if let property = StoredProperties.name(of: window, in: root) { return property }
    }
    let like = UIApplication.shared.windows.filter { type(of: $0) == type(of: window) && $0 !== mainWindow }
    return ClassName.short(of: window, number: like.firstIndex { $0 === window } ?? like.count)
  }

  /// A hit test begins, or is over.
  func searches(_ isSearching: Bool) {
    passingNames.forget()
    holders.isSearching = isSearching
  }

  /// What a person called the view, or its controller, which more than one may be called; nil elsewhere.
  private func calledName(of view: UIView) -> String? {
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
    return Self.controller(of: view).map(nameFromController)
  }

  /// The siblings that are called so, the rearmost first; nil where the view is the only one.
  private func namesakes(of view: UIView, called name: String, in superview: UIView) -> [UIView]? {
    let siblings = superview.subviews
    func isNamesake(_ sibling: UIView) -> Bool { sibling !== view && calledName(of: sibling) == name }
    return siblings.contains(where: isNamesake) ? siblings.filter { $0 === view || isNamesake($0) } : nil
  }

  /// What is known of one of those that are called alike, each of which has its own name now.
  private func known(
    _ view: UIView, among namesakes: [UIView], called name: String, in superview: UIView, _ above: Known,
    isTold: Bool
  ) -> Known {
    let path = path(name, in: superview, called: above)
    let names = Namesakes.names(of: path, for: namesakes) { told($0.note)?.name }
    var own = path
    for (namesake, name) in zip(namesakes, names) {
      if namesake === view {
        own = name
      } else if isTold, told(namesake.note) == nil {
        namesake.note = Known(by: self, in: above.part, name: name)
      }
    }
    return Known(by: self, in: above.part, name: own)
  }

  /// What a note says, where this replay made it and it is still right.
  private func told(_ note: AnyObject?) -> Known? {
    (note as? Known).flatMap { $0.isCurrent(for: self) ? $0 : nil }
  }

  /// The controller whose root view this is.
  static func controller(of view: UIView) -> UIViewController? {
    guard view.hasController, let controller = view.next as? UIViewController, controller.viewIfLoaded === view
    else { return nil }
    return controller
  }

  private func nameFromController(_ controller: UIViewController) -> String {
    if let parent = controller.parent, let property = StoredProperties.name(of: controller, in: parent) {
      return property
    }
    if let presenter = controller.presentingViewController,
      let property = StoredProperties.name(of: controller, in: presenter)
    {
      return property
    }
    let like = controller.parent?.children.filter { type(of: $0) == type(of: controller) } ?? []
    let place = like.firstIndex { $0 === controller }
    guard let name = ClassName.withoutController(controller) else { return place.map { "child\($0)" } ?? "root" }
    return like.count > 1 ? name + "\(place ?? like.count)" : name
  }

  private func controllerName(_ controller: UIViewController) -> String {
    guard let view = controller.viewIfLoaded else { return ClassName.short(of: controller) }
    return "\(name(of: view)).viewController"
  }
}
