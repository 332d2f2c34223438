public import HeadlessUIKit
public import TouchReplay

public enum Checkout: Stage {
  public static func build(in window: UIWindow) { window.rootViewController = CheckoutViewController() }
}
