import App
import TouchReplay
import UIKit

/// The app's first screen.
public enum HomeStage: Stage {
  public static func build(in window: UIWindow) { window.rootViewController = HomeViewController() }
}
