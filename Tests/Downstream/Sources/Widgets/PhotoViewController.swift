import UIKit

/// A picture that two fingers scale and turn, one moves, and a double tap puts back.
final class PhotoViewController: UIViewController, UIGestureRecognizerDelegate {
  let imageView = UIImageView(image: UIImage(named: "photo"))
  private(set) var chromeIsHidden = false
  private(set) lazy var singleTap = UITapGestureRecognizer()
  private(set) lazy var doubleTap: UITapGestureRecognizer = {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    return tap
  }()

  override var prefersStatusBarHidden: Bool { chromeIsHidden }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    imageView.contentMode = .scaleAspectFit
    imageView.isUserInteractionEnabled = true
    imageView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(imageView)
    NSLayoutConstraint.activate([
      imageView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      imageView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      imageView.widthAnchor.constraint(equalTo: view.widthAnchor),
      imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor, multiplier: 3 / 4),
    ])

    let pinch = UIPinchGestureRecognizer()
    pinch.addHandler { [weak self] in self?.pinched($0) }
    let rotation = UIRotationGestureRecognizer()
    rotation.addHandler { [weak self] in self?.rotated($0) }
    let pan = UIPanGestureRecognizer()
    pan.addHandler { [weak self] in self?.panned($0) }
    pan.maximumNumberOfTouches = 2
    for recognizer in [pinch, rotation, pan] {
      recognizer.delegate = self
      imageView.addGestureRecognizer(recognizer)
    }
    singleTap.require(toFail: doubleTap)
    singleTap.addHandler { [weak self] _ in self?.toggleChrome() }
    doubleTap.addHandler { [weak self] _ in self?.reset() }
    view.addGestureRecognizer(singleTap)
    view.addGestureRecognizer(doubleTap)
  }

  private func pinched(_ recognizer: UIPinchGestureRecognizer) {
    guard recognizer.state == .began || recognizer.state == .changed, let view = recognizer.view else { return }
    view.transform = view.transform.scaledBy(x: recognizer.scale, y: recognizer.scale)
    recognizer.scale = 1
  }

  private func rotated(_ recognizer: UIRotationGestureRecognizer) {
    guard recognizer.state == .began || recognizer.state == .changed, let view = recognizer.view else { return }
    view.transform = view.transform.rotated(by: recognizer.rotation)
    recognizer.rotation = 0
  }

  private func panned(_ recognizer: UIPanGestureRecognizer) {
    guard recognizer.state == .began || recognizer.state == .changed, let view = recognizer.view else { return }
    let translation = recognizer.translation(in: view.superview)
    view.center = CGPoint(x: view.center.x + translation.x, y: view.center.y + translation.y)
    recognizer.setTranslation(.zero, in: view.superview)
  }

  private func toggleChrome() {
    chromeIsHidden.toggle()
    setNeedsStatusBarAppearanceUpdate()
  }

  private func reset() {
    UIView.animate(withDuration: 0.3) {
      self.imageView.transform = .identity
      self.view.setNeedsLayout()
      self.view.layoutIfNeeded()
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer.view === otherGestureRecognizer.view }
}
