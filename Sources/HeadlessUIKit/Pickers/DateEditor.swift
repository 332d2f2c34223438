import Foundation

/// What edits a compact date picker's date in front of everything: a popover, also on a phone, with a month or with
/// wheels. A touch beside closes it.
final class DateEditor: UIViewController, UIPopoverPresentationControllerDelegate {
  let face: any DateFace
  private let closes: () -> Void

  /// - Parameter closes: called once it has gone, whoever took it away.
  init(_ face: any DateFace, size: CGSize, about source: UIView, closes: @escaping () -> Void) {
    (self.face, self.closes) = (face, closes)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    preferredContentSize = size
    popoverPresentationController?.sourceView = source
    popoverPresentationController?.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = face }

  override func presentationEnds() {
    super.presentationEnds()
    closes()
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
