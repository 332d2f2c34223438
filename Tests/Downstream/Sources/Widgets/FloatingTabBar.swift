import UIKit

protocol FloatingTabBarDelegate: AnyObject {
  func floatingTabBar(_ tabBar: FloatingTabBar, didSelect index: Int)
}

/// A bar of an app's own: buttons over a blur, with a badge, that grows by the safe area.
final class FloatingTabBar: UIView {
  struct Item: Equatable {
    var title: String
    var imageName: String
  }

  weak var delegate: FloatingTabBarDelegate?
  private let blurView = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  private let stackView = UIStackView()
  private(set) var buttons: [UIButton] = []
  private(set) var selectedIndex = 0
  private let badge: UILabel = {
    let label = UILabel()
    label.font = UIFont.systemFont(ofSize: 11, weight: .bold)
    label.textColor = .white
    label.backgroundColor = .systemRed
    label.textAlignment = .center
    label.clipsToBounds = true
    label.isHidden = true
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()

  var items: [Item] = [] { didSet { if items != oldValue { reload() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    blurView.translatesAutoresizingMaskIntoConstraints = false
    stackView.translatesAutoresizingMaskIntoConstraints = false
    stackView.distribution = .fillEqually
    addSubview(blurView)
    blurView.contentView.addSubview(stackView)
    NSLayoutConstraint.activate([
      blurView.topAnchor.constraint(equalTo: topAnchor),
      blurView.bottomAnchor.constraint(equalTo: bottomAnchor),
      blurView.leadingAnchor.constraint(equalTo: leadingAnchor),
      blurView.trailingAnchor.constraint(equalTo: trailingAnchor),
      stackView.topAnchor.constraint(equalTo: topAnchor),
      stackView.leadingAnchor.constraint(equalTo: leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: trailingAnchor),
      stackView.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
      stackView.heightAnchor.constraint(equalToConstant: 56),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func reload() {
    buttons.forEach { $0.removeFromSuperview() }
    buttons = items.enumerated().map { index, item in
      var configuration = UIButton.Configuration.plain()
      configuration.title = item.title
      configuration.image = UIImage(systemName: item.imageName)
      configuration.imagePlacement = .top
      configuration.imagePadding = 4
      let button = UIButton(
        configuration: configuration,
        primaryAction: UIAction { [weak self] _ in self?.select(index) })
      button.accessibilityIdentifier = "tab.\(item.title)"
      stackView.addArrangedSubview(button)
      return button
    }
    setNeedsLayout()
  }

  func setBadge(_ text: String?, at index: Int) {
    badge.removeFromSuperview()
    badge.text = text
    badge.isHidden = text == nil
    guard text != nil else { return }
    addSubview(badge)
    NSLayoutConstraint.activate([
      badge.centerXAnchor.constraint(equalTo: buttons[index].centerXAnchor, constant: 12),
      badge.topAnchor.constraint(equalTo: buttons[index].topAnchor, constant: 4),
      badge.widthAnchor.constraint(greaterThanOrEqualTo: badge.heightAnchor),
    ])
  }

  func select(_ index: Int) {
    guard index != selectedIndex else { return }
    selectedIndex = index
    UISelectionFeedbackGenerator().selectionChanged()
    delegate?.floatingTabBar(self, didSelect: index)
  }
}
