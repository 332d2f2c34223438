import Foundation

/// What a presentation is in: keeps touches from what is behind, as long as it is there.
final class PresentationContainer: UIView {
  private(set) weak var controller: UIPresentationController?
  /// Whether the presented view comes or goes by an animator of the application's own that nobody has in hand:
  /// fingers reach nothing in here.
  var isChanging = false

  init(of controller: UIPresentationController, frame: CGRect) {
    self.controller = controller
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityIdentifier = "presentation"
    if let recognizer = controller.ownRecognizer { addGestureRecognizer(recognizer) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    if let controller { controller.update(.willLayout) { controller.containerViewWillLayoutSubviews() } }
    super.layoutSubviews()
    if let controller { controller.update(.didLayout) { controller.containerViewDidLayoutSubviews() } }
  }

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    controller?.containerTakes(subview)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if isChanging, hit != nil { return superview }
    return hit === self && controller?.letsThrough(point) == true ? nil : hit
  }

  /// Has what is behind the presented view dimmed by a view of its own (V428).
  func dim() {
    let dimming = UIDimmingView(frame: bounds)
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(dimming, at: 0)
  }

  // What is beside the presented view is nobody's.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { $0.view === self || $0.view is UIDimmingView }) { controller?.touchBeside() }
  }
}

/// What lies behind an alert, over all that is behind it. UIKit's name: code looks for it among the superview's
/// subviews.
final class UIDimmingView: UIView {}
