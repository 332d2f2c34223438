import Foundation

// As `MadeByClass.swift` tells, for what has initializers of its own: cells, headers, stacks, lists, containers,
// layouts, recognizers and layers of a class that a type parameter names, or `Self` in a class method. One of the
// class itself in a variable stops with its name.

/// Stops where only a variable's type is known.
@MainActor private func stopForVariable<Kind: AnyObject>(_ made: Kind.Type, as base: AnyClass) {
  guard made == base else { return }
  Unmodelled.stop("making a \(base) of a class in a variable: name the class, or use a closure")
}

/// Cells that are made by their class alone. Known by no name in UIKit.
@preconcurrency @MainActor
public protocol CellMadeByClass {
  /// What `init(style:reuseIdentifier:)` of that class makes.
  static func madeByClass(style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> Self
}

extension CellMadeByClass {
  /// Calls the class's own.
  @_disfavoredOverload public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self = Self.madeByClass(style: style, reuseIdentifier: reuseIdentifier)
  }
}

extension UITableViewCell: CellMadeByClass {
  @_silgen_name("HeadlessUIKit_makeCellOfStyle")
  convenience init(byClassWith style: CellStyle, _ identifier: String?) {
    self.init(style: style, reuseIdentifier: identifier)
  }
  @_silgen_name("HeadlessUIKit_makeCellOfStyle")
  class func make(byClassWith style: CellStyle, _ identifier: consuming String?) -> UITableViewCell

  public static func madeByClass(style: CellStyle, reuseIdentifier: String?) -> Self {
    stopForVariable(Self.self, as: UITableViewCell.self)
    return unsafeDowncast(make(byClassWith: style, reuseIdentifier), to: Self.self)
  }
}

/// Headers and footers that are made by their class alone. Known by no name in UIKit.
@preconcurrency @MainActor
public protocol HeaderMadeByClass {
  /// What `init(reuseIdentifier:)` of that class makes.
  static func madeByClass(reuseIdentifier: String?) -> Self
}

extension HeaderMadeByClass {
  /// Calls the class's own.
  @_disfavoredOverload public init(reuseIdentifier: String?) {
    self = Self.madeByClass(reuseIdentifier: reuseIdentifier)
  }
}

extension UITableViewHeaderFooterView: HeaderMadeByClass {
  @_silgen_name("HeadlessUIKit_makeHeaderByClass")
  convenience init(byClassWith identifier: String?) { self.init(reuseIdentifier: identifier) }
  @_silgen_name("HeadlessUIKit_makeHeaderByClass")
  class func make(byClassWith identifier: consuming String?) -> UITableViewHeaderFooterView

  public static func madeByClass(reuseIdentifier: String?) -> Self {
    stopForVariable(Self.self, as: UITableViewHeaderFooterView.self)
    return unsafeDowncast(make(byClassWith: reuseIdentifier), to: Self.self)
  }
}

/// Navigation controllers that are made by their class alone. Known by no name in UIKit.
@preconcurrency @MainActor
public protocol NavigationMadeByClass {
  /// What `init(rootViewController:)` of that class makes.
  static func madeByClass(rootViewController: UIViewController) -> Self
}

extension NavigationMadeByClass {
  /// Calls the class's own.
  @_disfavoredOverload public init(rootViewController: UIViewController) {
    self = Self.madeByClass(rootViewController: rootViewController)
  }
}

extension UINavigationController: NavigationMadeByClass {
  @_silgen_name("HeadlessUIKit_makeNavigationByClass")
  convenience init(byClassWith root: UIViewController) { self.init(rootViewController: root) }
  @_silgen_name("HeadlessUIKit_makeNavigationByClass")
  class func make(byClassWith root: consuming UIViewController) -> UINavigationController

  public static func madeByClass(rootViewController: UIViewController) -> Self {
    stopForVariable(Self.self, as: UINavigationController.self)
    return unsafeDowncast(make(byClassWith: rootViewController), to: Self.self)
  }
}

/// Recognizers that are made by their class alone. Known by no name in UIKit.
@preconcurrency @MainActor
public protocol RecognizerMadeByClass {
  /// What `init(target:action:)` of that class makes.
  static func madeByClass(target: Any?, action: Selector?) -> Self
}

extension RecognizerMadeByClass {
  /// Calls the class's own.
  @_disfavoredOverload public init(target: Any?, action: Selector?) {
    self = Self.madeByClass(target: target, action: action)
  }
  /// Calls the class's own, with nobody to tell.
  @_disfavoredOverload public init() { self = Self.madeByClass(target: nil, action: nil) }
}

extension UIGestureRecognizer: RecognizerMadeByClass {
  @_silgen_name("HeadlessUIKit_makeRecognizerByClass")
  convenience init(byClassWith target: Any?, _ action: Selector?) { self.init(target: target, action: action) }
  @_silgen_name("HeadlessUIKit_makeRecognizerByClass")
  class func make(byClassWith target: consuming Any?, _ action: consuming Selector?) -> UIGestureRecognizer

  public static func madeByClass(target: Any?, action: Selector?) -> Self {
    stopForVariable(Self.self, as: UIGestureRecognizer.self)
    return unsafeDowncast(make(byClassWith: target, action), to: Self.self)
  }
}
