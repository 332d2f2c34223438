import Foundation
import HeadlessUIKit
import TouchReplay

/// A way back that is there for a while: goes by itself, or when it is pressed.
final class UndoToast: UIView {
  /// In seconds.
  private static let stay: TimeInterval = 4
  private let label = UILabel()
  private var ticket: VirtualClock.Ticket?
  private var undo: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = "Archived. Undo"
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() { label.frame = bounds.insetBy(dx: 16, dy: 8) }

  /// Shows itself anew, for what was done last.
  func offer(in view: UIView, undo: @escaping () -> Void) {
    self.undo = undo
    view.addSubview(self)
    if let ticket { VirtualClock.current.cancel(ticket) }
    ticket = VirtualClock.current.schedule(after: Self.stay) { [weak self] in
      StageTrace.note("the toast goes")
      self?.leave()
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, point(inside: touch.location(in: self), with: event) else { return }
    undo()
    leave()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  private func leave() {
    if let ticket { VirtualClock.current.cancel(ticket) }
    ticket = nil
    removeFromSuperview()
  }
}
