import Foundation

/// The traits that colours have which follow them, wherever nobody says of which traits.
nonisolated extension UITraitCollection {
  /// Those of the screen, unless code set others, or performs something as if others were: each thread has its own.
  /// While a view or a controller is laid out, updated or drawn, and while it hears of changes, they are its own.
  /// What is set on the main one is the application's, so that no replay leaves any to the next.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uitraitcollection/current>
  public class var current: UITraitCollection {
    get {
      guard MainTurn.isCurrent else { return ofThread ?? UITraitCollection(.ofEveryScreen) }
      return MainActor.assumeIsolated { UIApplication.shared.traits.current ?? UITraitCollection(.ofScreen) }
    }
    set { replaceCurrent(newValue) }
  }

  /// Calls it while these are the current ones.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uitraitcollection/performascurrent(_:)>
  public func performAsCurrent(_ actions: () -> Void) {
    let before = Self.replaceCurrent(self)
    defer { Self.replaceCurrent(before) }
    actions()
  }

  /// What was set before, nil where nothing was.
  @discardableResult
  private class func replaceCurrent(_ new: UITraitCollection?) -> UITraitCollection? {
    guard MainTurn.isCurrent else {
      defer { ofThread = new }
      return ofThread
    }
    return MainActor.assumeIsolated {
      defer { UIApplication.shared.traits.current = new }
      return UIApplication.shared.traits.current
    }
  }

  /// What was set on a thread other than the main one.
  private class var ofThread: UITraitCollection? {
    get { Thread.current.threadDictionary["UITraitCollection.current"] as? UITraitCollection }
    set { Thread.current.threadDictionary["UITraitCollection.current"] = newValue }
  }
}
