import Foundation
import HeadlessUIKit

/// The names by which a trace calls responders. A name is fixed when its responder is first seen; that of a list's
/// cell or header, and of what is in it, as long as that shows the same item.
///
/// A view is called by its `accessibilityIdentifier`, else by the stored property that holds it, a list's cell by
/// its place, else by its class with an ordinal among its like; its path has its superviews' names before it.
@MainActor final class Subjects {
  /// Kept by the object itself, so that asking for its name is cheap: every call in a trace does.
  @MainActor final class Known {
    let name: String
    private let number: Int
    /// The part of a list that the object is in, and what that showed.
    fileprivate private(set) weak var part: UIView?
    private let item: ListItems.Item?
    /// Whether it may be called otherwise some day.
    let changes: Bool

    /// - Parameter above: the name of what a view is in; a view's path begins with it.
    fileprivate init(by subjects: Subjects, in view: UIView?, above: Known? = nil, name: String) {
      number = subjects.number
      self.name = name
      let part: UIView? =
        if let view, ListItems.isPart(view) { view } else if let above { above.part } else {
          view.flatMap(ListItems.part)
        }
      if let part { self.part = part }
      item = part.flatMap(ListItems.item)
      changes = part != nil
    }

    /// Whether this replay gave the name, and it still is the right one. A cell that went out of sight keeps its
    /// last one.
    func isCurrent(for subjects: Subjects) -> Bool {
      guard number == subjects.number else { return false }
      guard changes, let part, let now = ListItems.item(shownBy: part) else { return true }
      return now == item
    }
  }
  private static var given = 0
  /// Which of the process's it is: names that others gave don't count.
  let number: Int
  private let mainWindow: UIWindow
  private weak var delegate: AnyObject?

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
    let known = makeKnown(responder)
    responder.note = known
    return known
  }

  private func makeKnown(_ responder: UIResponder) -> Known {
    guard let view = responder as? UIView, !(view is UIWindow) else {
      return Known(by: self, in: responder as? UIView, name: makeName(of: responder))
    }
    let own = ownName(of: view)
    guard let superview = view.superview else { return Known(by: self, in: view, name: own) }
    let above = known(superview)
    return Known(by: self, in: view, above: above, name: superview === mainWindow ? own : path(own, in: above))
  }

  private func path(_ name: String, in above: Known) -> String {
    var path = above.name
    path.reserveCapacity(path.utf8.count + 1 + name.utf8.count)
    path += "/"
    path += name
    return path
  }

  /// A responder's name; anything else is called by its class.
  func name(ofObject object: AnyObject) -> String {
    (object as? UIResponder).map { name(of: $0) } ?? ClassName.short(of: object)
  }

  /// A recognizer is called by its `name`, else by the property that holds it, else by its class with an ordinal
  /// among its like, all after its view's path: `home/list/pan0`.
  func name(of recognizer: UIGestureRecognizer) -> String { known(recognizer).name }

  /// What is known of a recognizer's name, likewise.
  func known(_ recognizer: UIGestureRecognizer) -> Known {
    if let known = recognizer.note as? Known, known.isCurrent(for: self) { return known }
    let known = Known(by: self, in: recognizer.view, name: makeName(of: recognizer))
    recognizer.note = known
    return known
  }

  private func makeName(of recognizer: UIGestureRecognizer) -> String {
    guard let view = recognizer.view else { return recognizer.name ?? ClassName.short(of: recognizer) }
    return "\(name(of: view))/\(ownName(of: recognizer, on: view))"
  }

  private func ownName(of recognizer: UIGestureRecognizer, on view: UIView) -> String {
    if let name = recognizer.name, !name.isEmpty { return name }
    if let property = propertyName(of: recognizer, from: view) { return property }
    let like = (view.gestureRecognizers ?? []).filter { type(of: $0) == type(of: recognizer) }
    return ClassName.short(of: recognizer) + "\(like.firstIndex { $0 === recognizer } ?? like.count)"
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
    if let identifier = window.accessibilityIdentifier, !identifier.isEmpty { return identifier }
    let roots = UIApplication.shared.windows.compactMap(\.rootViewController)
    for root in roots {
      if let property = StoredProperties.name(of: window, in: root) { return property }
    }
    let like = UIApplication.shared.windows.filter { type(of: $0) == type(of: window) && $0 !== mainWindow }
    return ClassName.short(of: window) + "\(like.firstIndex { $0 === window } ?? like.count)"
  }

  private func ownName(of view: UIView) -> String {
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
    if let controller = controller(of: view) { return nameFromController(controller) }
    if let property = view.superview.flatMap({ propertyName(of: view, from: $0) }) { return property }
    if let item = ListItems.name(of: view) { return item }
    return ClassName.short(of: view) + "\(ordinal(of: view))"
  }

  /// The controller whose root view this is.
  private func controller(of view: UIView) -> UIViewController? {
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

  /// The property that holds the object, in the nearest of a view, its superviews and their controllers that has
  /// one.
  private func propertyName(of object: AnyObject, from view: UIView) -> String? {
    if !holders.are(of: view) { holders = Holders(of: view) }
    for holder in holders.views {
      let holder = holder.takeUnretainedValue()
      if let name = StoredProperties.name(of: object, in: holder) { return name }
      if let controller = controller(of: holder), let name = StoredProperties.name(of: object, in: controller) {
        return name
      }
    }
    return nil
  }

  @exclusivity(unchecked) private var holders = Holders()

  /// Those of a view and its superviews that may hold something by a property of their own, or whose controller
  /// may: subviews of one view are named one after the other.
  @MainActor private struct Holders {
    private let view: ObjectIdentifier?
    /// Of `ChainChanges`: as long as that is so, nobody is gone or in another place.
    private let changes: UInt
    private(set) var views: [Unmanaged<UIView>] = []

    nonisolated init() { (view, changes) = (nil, 0) }

    init(of view: UIView) {
      (self.view, changes) = (ObjectIdentifier(view), ChainChanges.count)
      var next: UIView? = view
      while let present = next {
        if present.hasController || !StoredProperties.isOurs(type(of: present)) {
          views.append(.passUnretained(present))
        }
        next = present.superview
      }
    }

    func are(of view: UIView) -> Bool {
      self.view == ObjectIdentifier(view) && changes == ChainChanges.count
    }
  }

  private func ordinal(of view: UIView) -> Int {
    var ordinal = 0
    let kind: AnyClass = type(of: view)
    for sibling in view.superview?.subviews ?? [] where type(of: sibling) == kind {
      if sibling === view { return ordinal }
      ordinal += 1
    }
    return 0
  }

  private func controllerName(_ controller: UIViewController) -> String {
    guard let view = controller.viewIfLoaded else { return ClassName.short(of: controller) }
    return "\(name(of: view)).viewController"
  }
}

/// A class's name as a property would be called: `UIImageView` is `imageView`, `TabBarItem` is `tabBarItem`.
@MainActor enum ClassName {
  @exclusivity(unchecked) private static var known = ClassAnswers<String>()

  static func short(of object: AnyObject) -> String { known.about(type(of: object)) { made(for: object) } }

  private static func made(for object: AnyObject) -> String {
    var name = String("\(type(of: object))".prefix { $0 != "<" })
    if name.hasPrefix("UI"), name.count > 2 { name.removeFirst(2) }
    let suffix = "GestureRecognizer"
    if name.hasSuffix(suffix), name.count > suffix.count { name.removeLast(suffix.count) }
    let capitals = name.prefix { $0.isUppercase }
    if capitals.count == name.count { return name.lowercased() }
    let lowered = capitals.count > 1 ? capitals.dropLast() : capitals
    return lowered.lowercased() + name.dropFirst(lowered.count)
  }
}

extension ClassName {
  /// What a controller's class says beside that it is one; nil for `UIViewController` and a template's
  /// `ViewController`.
  static func withoutController(_ controller: UIViewController) -> String? {
    let name = short(of: controller)
    if name == "viewController" { return nil }
    for suffix in ["ViewController", "Controller"] where name.hasSuffix(suffix) && name.count > suffix.count {
      return String(name.dropLast(suffix.count))
    }
    return name
  }
}
