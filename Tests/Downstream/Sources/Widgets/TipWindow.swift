import UIKit

/// A window above all others that lets touches beside its bubble through.
final class TipWindow: UIWindow {
  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    windowLevel = .alert + 1
    backgroundColor = .clear
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = .alert + 1
  }

  required init?(coder: NSCoder) { fatalError() }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === rootViewController?.view ? nil : hit
  }
}

/// The bubble's controller: a label and a button in a rounded box, as large as its text.
final class TipViewController: UIViewController {
  let bubble = UIView()
  let okButton = UIButton(type: .system)
  private let text: String
  var onDismiss: () -> Void = {}

  init(text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  required init?(coder: NSCoder) { fatalError() }

  override func loadView() {
    view = UIView()
    view.backgroundColor = .clear
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.setContentCompressionResistancePriority(.required, for: .vertical)
    okButton.setTitle("OK", for: .normal)
    okButton.setContentHuggingPriority(.required, for: .vertical)
    okButton.addAction(UIAction { [weak self] _ in self?.onDismiss() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [label, okButton])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = UIStackView.spacingUseSystem
    bubble.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    bubble.addSubview(stack)
    view.addSubview(bubble)
    stack.translatesAutoresizingMaskIntoConstraints = false
    bubble.translatesAutoresizingMaskIntoConstraints = false
    let margins = bubble.layoutMarginsGuide
    let preferredWidth = bubble.widthAnchor.constraint(equalToConstant: 280)
    preferredWidth.priority = .defaultHigh
    NSLayoutConstraint.activate([
      preferredWidth,
      bubble.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -32),
      bubble.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      bubble.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20),
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
      bubble.backgroundColor = .systemBackground
    }
  }
}
