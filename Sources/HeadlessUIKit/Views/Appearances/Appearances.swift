import Foundation

/// The proxies that code asked for by `appearance()`, and the views that take over from them.
@MainActor final class Appearances {
  private struct Proxy {
    let kind: AnyClass
    let containers: [any UIAppearanceContainer.Type]
    /// Which a view must have; nil for any.
    let traits: UITraitCollection?
    let object: NSObject
    /// Hand on to a view what was set since the proxy was made.
    let handings: [AppearanceTrait.Handing]
    /// What the application's own class keeps, as it was then.
    let unset: OwnProperties
    /// Counted from the root of all classes.
    let depth: Int
  }

  /// The most particular first: views take over what the first of them says.
  @exclusivity(unchecked) private var proxies: [Proxy] = []
  private var warned: Set<String> = []
  /// Of which a proxy is being made.
  private var making: [AnyClass] = []

  /// Of a class without the initializer that is used for it, traps by its name.
  func view(
    of kind: UIView.Type, in containers: [any UIAppearanceContainer.Type], with traits: UITraitCollection? = nil
  ) -> UIView {
    if let known: UIView = object(of: kind, in: containers, with: traits) { return known }
    // Its initializer is the application's, and may ask for the proxy that it is to be.
    guard !making.contains(where: { $0 == kind }) else {
      Unmodelled.stop("\(kind).appearance() in an initializer of \(kind)")
    }
    making.append(kind)
    let view = kind.makeAsProxy()
    making.removeLast()
    if !containers.isEmpty || traits != nil { takeOver(view) }
    keep(view, of: kind, in: containers, with: traits, AppearanceTrait.all.compactMap { $0.handing(from: view) })
    return view
  }

  func item(
    of kind: UIBarItem.Type, in containers: [any UIAppearanceContainer.Type], with traits: UITraitCollection? = nil
  ) -> UIBarItem {
    if let known: UIBarItem = object(of: kind, in: containers, with: traits) { return known }
    let item = kind.make(asProxy: ())
    keep(item, of: kind, in: containers, with: traits, [])
    return item
  }

  /// As the view enters its window, before it hears of that.
  func apply(to view: UIView) {
    var handedOn: Set<AnyKeyPath> = []
    for proxy in proxies where view.isOne(of: proxy.kind) && view.isInside(proxy.containers) {
      if let traits = proxy.traits {
        guard UIApplication.shared.traits.due(to: view).containsTraits(in: traits) else { continue }
      }
      for hand in proxy.handings { hand(view, &handedOn) }
      warn(of: proxy, at: view)
    }
  }

  /// A proxy for some begins with what is said for all: so it can say that these have what the class begins with.
  private func takeOver(_ proxy: UIView) {
    var handedOn: Set<AnyKeyPath> = []
    for general in proxies where general.containers.isEmpty && general.traits == nil {
      guard proxy.isOne(of: general.kind) else { continue }
      for hand in general.handings { hand(proxy, &handedOn) }
    }
  }

  var isEmpty: Bool { proxies.isEmpty }

  private func object<Object: NSObject>(
    of kind: AnyClass, in containers: [any UIAppearanceContainer.Type], with traits: UITraitCollection?
  ) -> Object? {
    let names = containers.map { ObjectIdentifier($0) }
    let known = proxies.first {
      $0.kind == kind && $0.containers.map { ObjectIdentifier($0) } == names && $0.traits == traits
    }
    return known?.object as? Object
  }

  private func keep(
    _ object: NSObject, of kind: AnyClass, in containers: [any UIAppearanceContainer.Type],
    with traits: UITraitCollection?, _ handings: [AppearanceTrait.Handing]
  ) {
    let depth = ancestry(of: kind).count
    let proxy = Proxy(
      kind: kind, containers: containers, traits: traits, object: object, handings: handings,
      unset: OwnProperties(of: object), depth: depth)
    let rank = (depth, containers.count, traits == nil ? 0 : 1)
    let place = proxies.firstIndex { ($0.depth, $0.containers.count, $0.traits == nil ? 0 : 1) < rank }
    proxies.insert(proxy, at: place ?? proxies.endIndex)
  }

  private func warn(of proxy: Proxy, at view: UIView) {
    if proxy.unset.isEmpty { return }
    for name in OwnProperties(of: proxy.object).changes(since: proxy.unset) where warned.insert(name).inserted {
      Decisions.tell(.warns(view, "appearance() can't hand on \(name), a property of the application's own"))
    }
  }
}

/// What an object of an application's class keeps in properties of its own, as far as it can be compared.
private struct OwnProperties {
  private var values: [(name: String, value: String)] = []

  init(of object: NSObject) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let present = mirror, !String(reflecting: present.subjectType).hasPrefix("HeadlessUIKit.") {
      for case (let name?, let value) in present.children {
        values.append(("\(present.subjectType).\(name)", Self.words(for: value)))
      }
      mirror = present.superclassMirror
    }
  }

  var isEmpty: Bool { values.isEmpty }

  func changes(since old: OwnProperties) -> [String] {
    zip(values, old.values).filter { $0.value != $1.value }.map(\.0.name)
  }

  /// Of objects only colours and fonts count: others are made when they are first asked for.
  private static func words(for value: Any) -> String {
    if value is UIColor || value is UIFont { return "\(ObjectIdentifier(value as AnyObject))" }
    return type(of: value) is AnyClass ? "" : String(describing: value)
  }
}

extension UIView {
  fileprivate func isOne(of kind: AnyClass) -> Bool { ancestry(of: type(of: self)).contains { $0 == kind } }

  /// Whether it lies in one of the first class, which lies in one of the second, and so on.
  fileprivate func isInside(_ kinds: [any UIAppearanceContainer.Type]) -> Bool {
    var place = next
    var left = kinds[...]
    while let present = place, let kind = left.first {
      if ancestry(of: type(of: present)).contains(where: { $0 == kind as AnyClass }) { left.removeFirst() }
      place = present.next
    }
    return left.isEmpty
  }
}

/// The class and what it inherits from, itself first.
private func ancestry(of kind: AnyClass) -> [AnyClass] { Array(sequence(first: kind, next: _getSuperclass)) }
