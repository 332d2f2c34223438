import Foundation
import HeadlessUIKit
import Testing

/// Rules W121 and W122: baselines in layouts.
@MainActor @Suite("W: lines of text") struct LinesOfTextTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  /// Each view's edges go to the nearest pixel (W128), and so does what is compared with another view's.
  private let pixel = 1 / UIScreen.main.scale

  private func label(_ size: CGFloat, in superview: UIView? = nil) -> UILabel {
    let label = UILabel()
    label.text = "text"
    label.font = .systemFont(ofSize: size)
    label.translatesAutoresizingMaskIntoConstraints = false
    superview?.addSubview(label)
    return label
  }

  private func first(_ label: UILabel) -> CGFloat { label.frame.minY + label.font.ascender }
  private func last(_ label: UILabel) -> CGFloat { label.frame.maxY + label.font.descender }

  @Test("W121 a standard space between two baselines is a line of the lower text, and follows its font")
  func betweenLines() {
    let (head, body) = (label(17, in: root), label(30, in: root))
    let rule = body.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: head.lastBaselineAnchor, multiplier: 1)
    NSLayoutConstraint.activate([rule, head.topAnchor.constraint(equalTo: root.topAnchor, constant: 20)])
    func distance() -> CGFloat {
      root.layoutIfNeeded()
      return first(body) - last(head)
    }
    #expect(abs(distance() - body.font.lineHeight) < pixel && abs(rule.constant - body.font.lineHeight) < 1e-6)
    body.font = .systemFont(ofSize: 60)
    #expect(abs(distance() - body.font.lineHeight) < pixel)
    rule.constant = 5
    #expect(abs(distance() - 5) < pixel, "code has set it")
  }

  @Test("W121 below an edge it is what letters reach up, above one what they reach down, and never less than 8")
  func edges() {
    let (text, large) = (label(20, in: root), label(60, in: root))
    NSLayoutConstraint.activate([
      text.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 2),
      root.bottomAnchor.constraint(equalToSystemSpacingBelow: large.lastBaselineAnchor, multiplier: 1),
    ])
    root.layoutIfNeeded()
    #expect(abs(first(text) - 2 * text.font.ascender) < pixel)
    #expect(abs(large.frame.maxY - 300) < pixel && -large.font.descender > 8)
    large.font = .systemFont(ofSize: 10)
    root.layoutIfNeeded()
    #expect(abs(last(large) - 292) < pixel)
  }

  @Test("W122 in a row views stand with their first or last baselines on one line, within the stack")
  func rows() {
    for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
      let line = alignment == .firstBaseline ? first : last
      let (small, big, plain) = (label(12), label(48), UIView())
      plain.heightAnchor.constraint(equalToConstant: 10).isActive = true
      let stack = UIStackView(arrangedSubviews: [small, big, plain])
      stack.alignment = alignment
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: root.topAnchor), stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      ])
      root.layoutIfNeeded()
      #expect(abs(line(small) - line(big)) < pixel && abs(plain.frame.maxY - line(big)) < pixel)
      #expect(big.frame.minY == 0 && abs(stack.frame.height - big.frame.height) < pixel)
      stack.heightAnchor.constraint(equalToConstant: 200).isActive = true
      root.layoutIfNeeded()
      #expect(abs(line(small) - line(big)) < pixel)
      #expect(abs(alignment == .firstBaseline ? big.frame.minY : big.frame.maxY - 200) < pixel)
      small.isHidden = true
      root.layoutIfNeeded()
      #expect(abs(line(small) - line(big)) < pixel)
      stack.removeFromSuperview()
    }
  }

  @Test("W122 the spaces of a column may be between baselines")
  func columns() {
    let (one, other) = (label(17), label(30))
    let stack = UIStackView(arrangedSubviews: [one, other])
    (stack.axis, stack.spacing) = (.vertical, 40)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(abs(other.frame.minY - one.frame.maxY - 40) < pixel)
    stack.isBaselineRelativeArrangement = true
    root.layoutIfNeeded()
    #expect(abs(first(other) - last(one) - 40) < pixel)
    stack.spacing = UIStackView.spacingUseSystem
    root.layoutIfNeeded()
    #expect(abs(first(other) - last(one) - other.font.lineHeight) < pixel)
  }
}
