import UIKit

public protocol SlideToUnlockDelegate: AnyObject {
  func slideToUnlockDidUnlock(_ slider: SlideToUnlock)
}

/// A handle that must be carried to the end; laid out by the visual format language, as code of years ago has it.
public class SlideToUnlock: UIView {
  public weak var delegate: SlideToUnlockDelegate?
  public let handle = UIView()
  private let textLabel = UILabel()
  private var leading: NSLayoutConstraint!
  private let margin: CGFloat = 4

  public init() {
    super.init(frame: CGRect.zero)
    setupViews()
  }

  required public init?(coder: NSCoder) {
    super.init(coder: coder)
    setupViews()
  }

  private func setupViews() {
    let views: [String: UIView] = ["handle": handle, "label": textLabel]
    for view in [textLabel, handle] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    textLabel.text = "slide to unlock"
    textLabel.textAlignment = NSTextAlignment.center
    let metrics = ["margin": margin, "size": 52]
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-margin-[handle(==size)]-margin-|", options: [], metrics: metrics, views: views))
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-60-[label]-(>=margin)-|", options: [], metrics: metrics, views: views))
    addConstraint(
      NSLayoutConstraint(
        item: handle, attribute: .width, relatedBy: .equal, toItem: handle, attribute: .height, multiplier: 1,
        constant: 0))
    addConstraint(
      NSLayoutConstraint(
        item: textLabel, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .centerY, multiplier: 1,
        constant: 0))
    leading = NSLayoutConstraint(
      item: handle, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leading, multiplier: 1,
      constant: margin)
    addConstraint(leading)
    let pan = UIPanGestureRecognizer()
    pan.addHandler { [unowned self] in self.handlePan($0) }
    handle.addGestureRecognizer(pan)
  }

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    let room = bounds.width - handle.bounds.width - 2 * margin
    let x = min(max(pan.translation(in: self).x, 0), room)
    switch pan.state {
    case .changed:
      leading.constant = margin + x
      textLabel.alpha = 1 - x / room
    case .ended where x >= room - 1:
      delegate?.slideToUnlockDidUnlock(self)
    case .ended, .cancelled, .failed:
      leading.constant = margin
      UIView.animate(withDuration: 0.3) {
        self.textLabel.alpha = 1
        self.layoutIfNeeded()
      }
    default:
      break
    }
  }
}
