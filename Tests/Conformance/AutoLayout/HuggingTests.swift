import Foundation
import HeadlessUIKit
import Testing

/// Rules W110 and W111: how controls that keep their size take part in layouts.
@MainActor struct HuggingTests {
  private func hugging(_ view: UIView) -> [Float] {
    [NSLayoutConstraint.Axis.horizontal, .vertical].map { view.contentHuggingPriority(for: $0).rawValue }
  }

  @Test("W110 switches, steppers and activity indicators hug their content more than others do, until code says it")
  func priorities() {
    for view in [UISwitch(), UIStepper(), UIActivityIndicatorView(style: .medium)] {
      #expect(hugging(view) == [750, 750])
      view.setContentHuggingPriority(.defaultLow, for: .horizontal)
      #expect(hugging(view) == [250, 750])
    }
    #expect(hugging(UIProgressView(progressViewStyle: .default)) == [250, 750])
    #expect(hugging(UILabel()) == [250, 250])
  }

  @Test("W110 beside a label in a stack they keep their size, and the label takes the rest")
  func stacks() {
    let phone = Phone.forGestures()
    func stack(_ axis: NSLayoutConstraint.Axis, _ views: [UIView]) {
      let stack = UIStackView(arrangedSubviews: views)
      stack.axis = axis
      stack.frame = phone.window.bounds
      phone.window.addSubview(stack)
    }
    let (toggle, bar) = (UISwitch(), UIProgressView(progressViewStyle: .default))
    let labels = [UILabel(), UILabel()]
    for label in labels { label.text = "a" }
    stack(.horizontal, [toggle, labels[0]])
    stack(.vertical, [bar, labels[1]])
    phone.window.layoutIfNeeded()
    #expect(toggle.frame.minX == 0 && labels[0].frame == CGRect(x: 49, y: 0, width: 151, height: 200))
    #expect(bar.frame.height == 4 && labels[1].frame.height == 196)
  }

  @Test("W111 a switch's frame reaches two points further at the right than what constraints are about")
  func alignment() {
    let phone = Phone.forGestures()
    let toggle = UISwitch()
    toggle.translatesAutoresizingMaskIntoConstraints = false
    phone.window.addSubview(toggle)
    NSLayoutConstraint.activate([
      toggle.trailingAnchor.constraint(equalTo: phone.window.trailingAnchor, constant: -16),
      toggle.topAnchor.constraint(equalTo: phone.window.topAnchor),
    ])
    phone.window.layoutIfNeeded()
    #expect(toggle.frame == CGRect(x: 135, y: 0, width: 51, height: 31))
    #expect(toggle.intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(toggle.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
  }
}
