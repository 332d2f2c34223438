public import Foundation

// Making views and controllers of a class that a type parameter names: `let content = Content()`, `V(frame:
// .zero)`.
//
// Swift calls an initializer by a class in a variable only where it is `required`, and UIKit's, which come from
// Objective-C, are exempt from that. An initializer that a protocol's extension gives is exempt as well. The ones
// here are such, disfavoured, so that where the class is known its own are meant as ever; they reach those of the
// class at hand by the way of `RegisteredClass.swift`. An `init()` that overrides nothing, as that of a class with
// another designated initializer, is not found so: there `init(frame:)`, or `init(nibName:bundle:)`, is called.
//
// Of `kind.init()`, where `kind` is a variable, they are told the variable's type and not the class in it. So one
// of `UIView.Type` or `UIViewController.Type` stops with its name, and so does a type parameter that is no other
// class than these; a variable of another class's type makes that class, unless the class has a `required`
// initializer.

/// What can be made by its class alone, whatever class a variable or a type parameter names.
///
/// Adopted by views, and known by no name in UIKit, whose initializers need no such protocol.
@preconcurrency @MainActor
public protocol ViewMadeByClass {
  /// What `init()` of that class makes.
  static func madeByClass() -> Self
  /// What `init(frame:)` of that class makes.
  static func madeByClass(frame: CGRect) -> Self
}

extension ViewMadeByClass {
  /// Calls the class's own `init()`.
  @_disfavoredOverload public init() { self = Self.madeByClass() }
  /// Calls the class's own `init(frame:)`.
  @_disfavoredOverload public init(frame: CGRect) { self = Self.madeByClass(frame: frame) }
}

extension UIView: ViewMadeByClass {
  @_silgen_name("HeadlessUIKit_makeView")
  convenience init(byClass: Void) { self.init() }
  @_silgen_name("HeadlessUIKit_makeView")
  class func make(byClass: Void) -> UIView

  @_silgen_name("HeadlessUIKit_makeViewWithFrame")
  convenience init(byClassWith frame: CGRect) { self.init(frame: frame) }
  @_silgen_name("HeadlessUIKit_makeViewWithFrame")
  class func make(byClassWith frame: CGRect) -> UIView

  public static func madeByClass() -> Self {
    refuseVariables()
    return unsafeDowncast(make(byClass: ()), to: Self.self)
  }
  public static func madeByClass(frame: CGRect) -> Self {
    refuseVariables()
    return unsafeDowncast(make(byClassWith: frame), to: Self.self)
  }

  private static func refuseVariables() {
    if self == UIView.self {
      Unmodelled.stop("making a UIView of a class in a variable: name the class, or use a closure")
    }
  }
}

/// What can be made by its class alone, whatever class a variable or a type parameter names.
///
/// Adopted by view controllers, and known by no name in UIKit, whose initializers need no such protocol.
@preconcurrency @MainActor
public protocol ControllerMadeByClass {
  /// What `init()` of that class makes.
  static func madeByClass() -> Self
  /// What `init(nibName:bundle:)` of that class makes.
  static func madeByClass(nibName: String?, bundle: Bundle?) -> Self
}

extension ControllerMadeByClass {
  /// Calls the class's own `init()`.
  @_disfavoredOverload public init() { self = Self.madeByClass() }
  /// Calls the class's own `init(nibName:bundle:)`.
  @_disfavoredOverload public init(nibName: String?, bundle: Bundle?) {
    self = Self.madeByClass(nibName: nibName, bundle: bundle)
  }
}

extension UIViewController: ControllerMadeByClass {
  @_silgen_name("HeadlessUIKit_makeViewController")
  convenience init(byClass: Void) { self.init() }
  @_silgen_name("HeadlessUIKit_makeViewController")
  class func make(byClass: Void) -> UIViewController

  @_silgen_name("HeadlessUIKit_makeViewControllerWithNib")
  convenience init(byClassWith nibName: String?, _ bundle: Bundle?) { self.init(nibName: nibName, bundle: bundle) }
  @_silgen_name("HeadlessUIKit_makeViewControllerWithNib")
  class func make(byClassWith nibName: consuming String?, _ bundle: consuming Bundle?) -> UIViewController

  public static func madeByClass() -> Self {
    refuseVariables()
    return unsafeDowncast(make(byClass: ()), to: Self.self)
  }
  public static func madeByClass(nibName: String?, bundle: Bundle?) -> Self {
    refuseVariables()
    return unsafeDowncast(make(byClassWith: nibName, bundle), to: Self.self)
  }

  private static func refuseVariables() {
    guard self == UIViewController.self else { return }
    Unmodelled.stop("making a UIViewController of a class in a variable: name the class, or use a closure")
  }
}
