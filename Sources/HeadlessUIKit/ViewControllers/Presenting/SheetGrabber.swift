import Foundation

/// What a finger taps at a sheet's upper edge to have it take its next detent (V525). It stands in front of the
/// content; how large it is is ours.
final class SheetGrabber: UIView {
  private static let size = CGSize(width: 60, height: 20)

  init(of sheet: UISheetPresentationController) {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    accessibilityIdentifier = "grabber"
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.name = "grabber"
    tap.ownAction = { [weak sheet, weak tap] in if tap?.state == .ended { sheet?.takeNextHeight() } }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  func stand(on sheet: UIView) {
    center = CGPoint(x: sheet.frame.midX, y: sheet.frame.minY + Self.size.height / 2)
    if superview !== sheet.superview { sheet.superview?.addSubview(self) }
  }
}
