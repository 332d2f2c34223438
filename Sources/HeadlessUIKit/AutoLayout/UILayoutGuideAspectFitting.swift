public import Foundation

/// A guide that keeps to a ratio of width to height.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uilayoutguideaspectfitting>
@preconcurrency @MainActor
public protocol UILayoutGuideAspectFitting: NSObjectProtocol {
  /// Width by height; 1 unless it is set, and between 1:100 and 100:1.
  var aspectRatio: CGFloat { get set }
}

/// As large as the ratio lets it be inside of its view's safe area, in the middle of that.
final class AspectFitGuide: UILayoutGuide, UILayoutGuideAspectFitting {
  private var ratio: CGFloat = 1

  var aspectRatio: CGFloat {
    get { ratio }
    set {
      precondition(newValue > 0, "safeAreaAspectFitLayoutGuide: an aspect ratio is more than 0")
      ratio = min(max(newValue, 0.01), 100)
      owningView?.ruledPartsDidChange()
    }
  }

  static func insets(in view: UIView, ratio: CGFloat) -> UIEdgeInsets {
    let safe = view.safeAreaInsets
    let room = view.bounds.inset(by: safe).size
    let size = CGSize(
      width: max(0, min(room.width, room.height * ratio)), height: max(0, min(room.height, room.width / ratio)))
    let (across, down) = ((room.width - size.width) / 2, (room.height - size.height) / 2)
    return UIEdgeInsets(
      top: safe.top + down, left: safe.left + across, bottom: safe.bottom + down, right: safe.right + across)
  }
}
