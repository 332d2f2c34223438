import Foundation
import HeadlessUIKit
import Testing

/// Rule V1096: accessories whose content says how high it is only as it is laid out.
@MainActor @Suite("V: accessories that grow") struct GrowingAccessoryTests {
  /// As high as its text, by a constraint of its own that it sets whenever it is laid out.
  private final class Growing: UITextView {
    private var height: NSLayoutConstraint?
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 30) }

    override func layoutSubviews() {
      super.layoutSubviews()
      let wanted = min(100, sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height)
      if let height {
        if height.constant != wanted { height.constant = wanted }
      } else {
        height = heightAnchor.constraint(equalToConstant: wanted)
        height?.isActive = true
      }
    }
  }

  private final class Bar: UIView {
    let text = Growing()

    init() {
      super.init(frame: .zero)
      autoresizingMask = .flexibleHeight
      text.font = .systemFont(ofSize: 16)
      text.translatesAutoresizingMaskIntoConstraints = false
      addSubview(text)
      NSLayoutConstraint.activate([
        text.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
        text.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
        text.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        text.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { .zero }
  }

  private func fixture() -> (phone: Phone, bar: Bar) {
    let phone = Phone.forGestures()
    let (field, bar) = (UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40)), Bar())
    phone.window.frame = UIScreen.main.bounds
    phone.window.addSubview(field)
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    return (phone, bar)
  }

  @Test("V1096 an accessory is as high as its content wants to be once that is laid out; no constraint is broken")
  func first() {
    let (phone, bar) = fixture()
    let line = bar.text.sizeThatFits(CGSize(width: 374, height: CGFloat.greatestFiniteMagnitude)).height
    let place = bar.text.frame
    #expect(line > 30 && place.minX == 8 && abs(place.minY - 8) < 1e-6)
    #expect(place.width == 374 && abs(place.height - line) < 1e-6)
    #expect(bar.bounds.height == line + 50 && bar.convert(bar.bounds, to: nil).maxY == 844)
    #expect(!phone.decisions.contains { $0.hasPrefix("warns") })
  }

  @Test("V1096 it grows and shrinks with what is in it, by the end of the turn")
  func growing() {
    let (phone, bar) = fixture()
    let low = bar.bounds.height
    bar.text.text = String(repeating: "a long text that wraps ", count: 20)
    phone.application.endTurn()
    #expect(bar.text.bounds.height == 100 && bar.bounds.height == 150)
    #expect(bar.convert(bar.bounds, to: nil).minY == 694)
    bar.text.text = ""
    phone.application.endTurn()
    #expect(bar.bounds.height == low && bar.convert(bar.bounds, to: nil).maxY == 844)
    bar.text.text = String(repeating: "a long text that wraps ", count: 20)
    bar.text.layoutIfNeeded()
    #expect(bar.bounds.height == 150)
    #expect(!phone.decisions.contains { $0.hasPrefix("warns") })
  }
}
