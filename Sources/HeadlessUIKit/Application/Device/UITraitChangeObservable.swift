public import Foundation

/// One of the traits.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitraitdefinition>
public protocol UITraitDefinition {
  /// What it is.
  associatedtype Value
  /// What it is where nobody says.
  static var defaultValue: Value { get }
  /// By which it is known. The default is the type's own.
  static var identifier: String { get }
  /// As people read it. The default is the type's.
  static var name: String { get }
  /// Whether colours are made of it: another value has views laid out and drawn anew (V377). The default says no.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uitraitdefinition>
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var identifier: String { String(reflecting: Self.self) }
  public static var name: String { String(describing: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

/// A trait, as it is named in lists of them.
public typealias UITrait = any UITraitDefinition.Type

/// What `registerForTraitChanges` answers.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitraitchangeregistration>
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Whoever can ask to hear of changed traits. They change where code overrides them; the screen's own don't, during
/// a replay.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitraitchangeobservable>
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  /// What hears of a change: whose traits changed, and what they were before.
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
}

extension UITraitChangeObservable {
  /// Has the handler called after one of the traits changed, when the turn ends, as long as this object lives.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    register(traits) { environment, before in
      if let environment = environment as? TraitEnvironment { handler(environment, before) }
    }
  }

  /// Has the target's method called, with whose traits changed. Not retained.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak target = target as AnyObject] environment, _ in
      if let target { _ = ActionLookup.call(action, of: target, with: environment, from: environment) }
    }
  }

  /// Has this object's method called, with this object.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    register(traits) { environment, _ in
      _ = ActionLookup.call(action, of: environment, with: environment, from: environment)
    }
  }

  /// Ends what one of the above began.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (registration as? TraitRegistration)?.cancel()
  }

  private func register(
    _ traits: [UITrait], _ handler: @escaping (NSObject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    guard let environment = self as? NSObject else {
      preconditionFailure("\(type(of: self)) is no NSObject: it can't hear of its traits")
    }
    let registration = TraitRegistration(of: environment, traits, handler)
    UIApplication.shared.traits.register(registration)
    return registration
  }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
extension UIWindowScene: UITraitChangeObservable {}
extension UIPresentationController: UITraitChangeObservable, UITraitEnvironment {}

/// Light or dark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitraituserinterfacestyle>
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceStyle { .light }
  public static var affectsColorAppearance: Bool { true }
}
/// Phone or pad.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitraituserinterfaceidiom>
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceIdiom { .phone }
}
/// How large people want text.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitraitpreferredcontentsizecategory>
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static var defaultValue: UIContentSizeCategory { .large }
}
/// How much room there is across.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitraithorizontalsizeclass>
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .compact }
}
/// How much room there is down.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitraitverticalsizeclass>
public enum UITraitVerticalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .regular }
}
/// Pixels a point.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitraitdisplayscale>
public enum UITraitDisplayScale: UITraitDefinition {
  public static var defaultValue: CGFloat { 3 }
}
/// In which direction people read.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitraitlayoutdirection>
public enum UITraitLayoutDirection: UITraitDefinition {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .leftToRight }
}
/// Whether the screen can tell how strongly it is pressed.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitraitforcetouchcapability>
public enum UITraitForceTouchCapability: UITraitDefinition {
  public static var defaultValue: UIForceTouchCapability { .unknown }
}
