import Foundation

/// A tint and whether it is dimmed, handed down the tree; and who hears of another one.
extension UIView {
  /// Nil where no view on the way up has a mode of its own: then the tint is the colour that was set.
  final var adjustedTint: UIColor? {
    switch firstDimming {
    case .automatic: nil
    case .normal: fullTint
    case .dimmed: fullTint.resolvedColor(with: traitCollection).dimmed
    }
  }

  final var inheritedDimming: TintAdjustmentMode { firstDimming == .dimmed ? .dimmed : .normal }

  /// The first that is not automatic, from here upwards; where all are, dimmed behind an alert.
  private var firstDimming: TintAdjustmentMode {
    let upwards = sequence(first: self, next: \.holder)
    return upwards.lazy.map(\.ownDimming).first { $0 != .automatic }
      ?? (upwards.contains(where: \.isBehindAlert) ? .dimmed : .automatic)
  }

  /// As it would be without any dimming.
  private var fullTint: UIColor {
    sequence(first: self, next: \.holder).lazy.compactMap(\.ownTint).first ?? .systemBlue
  }

  func setDimming(_ mode: TintAdjustmentMode) { tellingOfDimming { kept.dimming = mode } }

  func setBehindAlert(_ isBehind: Bool) {
    guard isBehind != isBehindAlert else { return }
    tellingOfDimming { kept.isBehindAlert = isBehind }
  }

  private func tellingOfDimming(_ change: () -> Void) {
    let before = inheritedDimming
    change()
    guard inheritedDimming != before else { return }
    UIApplication.shared.animations.block?.include(self)
    tellTint(ofColor: false, ofDimming: true)
  }

  // MARK: Telling

  /// What can be other behind a move, or once a tint is set.
  struct ShownTint {
    let color: UIColor
    let mode: TintAdjustmentMode
  }

  var shownTint: ShownTint { ShownTint(color: fullTint, mode: inheritedDimming) }

  /// Where it has another tint than before.
  func tellTint(before: ShownTint) {
    let now = shownTint
    tellTint(ofColor: now.color != before.color, ofDimming: now.mode != before.mode)
  }

  /// Tells the branch, as far as it has no tint, or no mode, of its own.
  func tellTint(ofColor: Bool, ofDimming: Bool) {
    guard ofColor || ofDimming, branchNews.contains(.tint) else { return }
    UpdatePass.withTraits(of: self) { tintColorDidChange() }
    for child in children {
      child.tellTint(
        ofColor: ofColor && child.ownTint == nil, ofDimming: ofDimming && child.ownDimming == .automatic)
    }
  }
}

extension UIViewController {
  /// The presentation begins: of an alert and a popover, the presenter's view is dimmed as long as it lasts.
  func dimTint(behind presented: UIViewController) {
    guard presented is UIAlertController || presented.modalPresentationStyle == .popover else { return }
    viewIfLoaded?.setBehindAlert(true)
  }
}

extension UIColor {
  /// As a tint is shown behind an alert: a grey as bright as it is, a little transparent (ours).
  fileprivate var dimmed: UIColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return self }
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha * 0.8)
  }
}
