import UIKit

/// Segments with a pill that slides under the chosen one.
final class PillSegmentedControl: UIControl {
  private(set) var buttons: [UIButton] = []
  let pill = UIView()
  private let stack = UIStackView()
  private var pillLeading: NSLayoutConstraint?
  private(set) var selectedIndex = 0
  private let generator = UIImpactFeedbackGenerator(style: .soft)

  convenience init(titles: [String]) {
    self.init(frame: .zero)
    configure(titles)
  }

  private func configure(_ titles: [String]) {
    pill.backgroundColor = .tertiarySystemFill
    pill.isUserInteractionEnabled = false
    pill.translatesAutoresizingMaskIntoConstraints = false
    addSubview(pill)
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    for (index, title) in titles.enumerated() {
      let button = UIButton(type: .custom)
      button.setTitle(title, for: .normal)
      button.setTitleColor(.label, for: .normal)
      button.setTitleColor(tintColor, for: .selected)
      button.tag = index
      button.addTarget(self, action: { [weak self] sender in self?.select(sender.tag, animated: true) })
      stack.addArrangedSubview(button)
      buttons.append(button)
    }
    let leading = pill.leadingAnchor.constraint(equalTo: stack.leadingAnchor)
    pillLeading = leading
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -4),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
      leading,
      pill.topAnchor.constraint(equalTo: stack.topAnchor),
      pill.bottomAnchor.constraint(equalTo: stack.bottomAnchor),
      pill.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 1 / CGFloat(titles.count)),
    ])
    heightAnchor.constraint(equalToConstant: 40).isActive = true
    buttons.first?.isSelected = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pill.layer.cornerRadius = pill.bounds.height / 2
  }

  func select(_ index: Int, animated: Bool) {
    guard index != selectedIndex, buttons.indices.contains(index) else { return }
    buttons[selectedIndex].isSelected = false
    buttons[index].isSelected = true
    selectedIndex = index
    pillLeading?.constant = CGFloat(index) * stack.bounds.width / CGFloat(buttons.count)
    if animated {
      generator.impactOccurred()
      UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseOut]) { self.layoutIfNeeded() }
    }
    sendActions(for: .valueChanged)
  }
}

extension UIButton {
  /// As apps wrap target and action.
  fileprivate func addTarget(_ owner: AnyObject, action: @escaping (UIButton) -> Void) {
    addAction(
      UIAction { action in
        guard let button = action.sender as? UIButton else { return }
        _ = button
      }, for: .touchDown)
    addAction(UIAction { [unowned self] _ in action(self) }, for: .touchUpInside)
  }
}
