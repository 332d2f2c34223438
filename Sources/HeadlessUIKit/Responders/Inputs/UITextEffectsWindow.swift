import Foundation

/// The window of the first responder's input views, in front of all of the application's, and none of those that
/// `UIApplication.windows` lists. Beside the views touches go to what is behind, unless a menu is shown in front.
final class UITextEffectsWindow: UIWindow {
  /// Of the first responder: it keeps that, also where that stands in an accessory.
  weak var host: UIWindow?
  let inputHost = UIInputSetHostView(named: "input view")
  let accessoryHost = UIInputSetHostView(named: "input accessory")

  init() {
    super.init(frame: UIScreen.main.bounds)
    accessibilityIdentifier = "input"
    addSubview(inputHost)
    addSubview(accessoryHost)
  }

  required init?(coder: NSCoder) { nil }

  override var hostWindow: UIWindow? { host ?? self }
  override var isTheSystems: Bool { true }
  override var safeAreaInsets: UIEdgeInsets { UIScreen.main.insets }
  override var canBecomeKey: Bool { false }

  override func layoutSubviews() {
    super.layoutSubviews()
    place(inputHost, above: bounds.height)
    place(accessoryHost, above: inputHost.frame.minY)
  }

  private var isLayingOut = false

  /// Contents that want another height move the others.
  override func layoutIfNeeded() {
    let outer = isLayingOut
    if !outer, layoutState.branchAwaitsLayout { setNeedsLayout() }
    isLayingOut = true
    super.layoutIfNeeded()
    isLayingOut = outer
  }

  /// Lays everything out where something in it awaits that, and has the guides follow.
  /// - Returns: whether it did; not during a layout.
  func follow() -> Bool {
    guard !isLayingOut, layoutState.branchAwaitsLayout else { return false }
    layoutIfNeeded()
    UIApplication.shared.inputViews?.tellGuides()
    return true
  }

  /// How far down nothing of its stands, in the screen's coordinates; infinite where nothing stands anywhere.
  var freeUntil: CGFloat {
    let shown = [inputHost, accessoryHost].filter { $0.frame.height > 0 }
    return shown.map(\.frame.minY).min() ?? .infinity
  }

  /// What of the screen they cover; nil for nothing.
  var covered: CGRect? {
    let top = freeUntil
    return top < bounds.maxY ? CGRect(x: 0, y: top, width: bounds.width, height: bounds.maxY - top) : nil
  }

  /// Its content is laid out, too: that may change how high it wants to be.
  private func place(_ host: UIInputSetHostView, above edge: CGFloat) {
    for _ in 0..<LayoutMetrics.passes {
      fit(host, above: edge)
      host.layOutBranch()
      if host.height(in: bounds.width) == host.bounds.height { return }
    }
  }

  /// Measured where its lower edge will be: the safe area that its rules may go by is the one there.
  private func fit(_ host: UIInputSetHostView, above edge: CGFloat) {
    for _ in 0..<2 {
      let height = host.height(in: bounds.width)
      host.frame = CGRect(x: 0, y: edge - height, width: bounds.width, height: height)
      host.fill()
    }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    inputHost.frame.contains(point) || accessoryHost.frame.contains(point) || subviews.last is MenuView
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
