import Foundation
import HeadlessUIKit
import Testing

/// Rules W95 to W97 and V691: the title that a configuration gives a button.
@MainActor struct ConfiguredTitleTests {
  private let long = "A title that does not fit on a single line of a phone"

  private func configuration(_ change: (inout UIButton.Configuration) -> Void) -> UIButton.Configuration {
    var made = UIButton.Configuration.filled()
    made.title = long
    change(&made)
    return made
  }

  /// Laid out in a phone's window, of that width.
  private func height(of button: UIButton, width: CGFloat, in phone: Phone) -> CGFloat {
    button.translatesAutoresizingMaskIntoConstraints = false
    phone.window.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: phone.window.topAnchor),
      button.leadingAnchor.constraint(equalTo: phone.window.leadingAnchor),
      button.widthAnchor.constraint(equalToConstant: width),
    ])
    phone.window.layoutIfNeeded()
    return button.frame.height
  }

  @Test("W96 a configured title has the lines that it needs, and its button is as high as its width makes it")
  func wraps() throws {
    let button = UIButton(configuration: configuration { _ in })
    let line = button.intrinsicContentSize
    let high = height(of: button, width: 150, in: Phone())
    #expect(high > 2 * line.height && button.intrinsicContentSize == line)
    let label = try #require(button.titleLabel)
    #expect(label.numberOfLines == 0 && label.lineBreakMode == .byWordWrapping)
    #expect(button.bounds.contains(label.frame) && label.frame.height > 2 * label.font.lineHeight)
    #expect(button.sizeThatFits(CGSize(width: 150, height: 1000)).height == high)
    let narrower = UIButton(
      configuration: configuration { $0.image = UIImage(size: CGSize(width: 40, height: 20)) })
    #expect(height(of: narrower, width: 150, in: Phone()) > high)
  }

  @Test(
    "W96 one that is truncated or clipped has one line",
    arguments: [NSLineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byClipping])
  func truncated(mode: NSLineBreakMode) {
    let button = UIButton(configuration: configuration { $0.titleLineBreakMode = mode })
    #expect(abs(height(of: button, width: 150, in: Phone()) - button.intrinsicContentSize.height) < 1e-6)
    #expect(button.titleLabel?.numberOfLines == 1 && button.titleLabel?.lineBreakMode == mode)
    #expect(button.intrinsicContentSize == UIButton(configuration: configuration { _ in }).intrinsicContentSize)
  }

  @Test("W96 in a stack, too, and a button without a configuration stays on one line")
  func stacked() {
    let plain = UIButton(type: .system)
    plain.setTitle(long, for: .normal)
    let stack = UIStackView(arrangedSubviews: [UIButton(configuration: configuration { _ in }), plain])
    stack.axis = .vertical
    let size = stack.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    stack.frame.size = size
    stack.layoutIfNeeded()
    let heights = stack.arrangedSubviews.map(\.frame.height)
    #expect(heights[0] > 2 * heights[1] && heights[1] == plain.intrinsicContentSize.height)
  }

  @Test("W95 of a title and an attributed one the last that was set counts, and its text is the title")
  func oneTitle() {
    var made = UIButton.Configuration.plain()
    made.attributedTitle = AttributedString("attributed")
    #expect(made.title == "attributed")
    made.title = "plain"
    #expect(made.title == "plain" && made.attributedTitle == nil)
    #expect(UIButton(configuration: made).titleLabel?.text == "plain")
    made.attributedTitle = AttributedString("attributed")
    #expect(UIButton(configuration: made).titleLabel?.text == "attributed")
    made.attributedTitle = nil
    #expect(made.title == nil)
    made.attributedSubtitle = AttributedString("below")
    #expect(made.subtitle == "below")
    made.subtitle = "plain"
    #expect(made.attributedSubtitle == nil)
  }

  @Test("W97 the label has the font of the configuration's size, of its attributed title or of its transformer")
  func fonts() {
    func font(_ change: (inout UIButton.Configuration) -> Void) -> CGFloat? {
      UIButton(configuration: configuration(change)).titleLabel?.font.pointSize
    }
    func attributed(_ made: inout UIButton.Configuration) {
      made.attributedTitle = AttributedString("T", attributes: .init([.font: UIFont.systemFont(ofSize: 20)]))
    }
    #expect(font { _ in } == 17 && font { $0.buttonSize = .small } == 15 && font(attributed) == 20)
    let larger = UIConfigurationTextAttributesTransformer { given in
      var made = given
      made.font = given.font.map { $0.withSize($0.pointSize + 2) }
      return made
    }
    #expect(font { $0.titleTextAttributesTransformer = larger } == 19)
    #expect(
      font {
        attributed(&$0)
        $0.titleTextAttributesTransformer = larger
      } == 22)
    let button = UIButton(configuration: configuration { $0.titleTextAttributesTransformer = larger })
    button.titleLabel?.font = .systemFont(ofSize: 40)
    button.isHighlighted = true
    #expect(button.titleLabel?.font.pointSize == 19, "what code sets lasts until the configuration is shown anew")
    button.configuration = nil
    #expect(button.titleLabel?.font.pointSize == 15 && button.titleLabel?.numberOfLines == 1)
  }

  @Test("W97 a transformer is given the title's colour, and says which one the label has")
  func colors() {
    let dimming = UIConfigurationTextAttributesTransformer { given in
      var made = given
      made.foregroundColor = given.foregroundColor == .green ? .red : .black
      return made
    }
    let green = configuration { $0.baseForegroundColor = .green }
    #expect(UIButton(configuration: green).titleLabel?.textColor == .green)
    let red = configuration {
      $0.baseForegroundColor = .green
      $0.titleTextAttributesTransformer = dimming
    }
    #expect(UIButton(configuration: red).titleLabel?.textColor == .red)
  }

  @Test("V691 the current title is the configuration's, which takes an action's where it has none")
  func current() {
    let action = UIAction(title: "action", image: UIImage(size: CGSize(width: 9, height: 9))) { _ in }
    let button = UIButton(configuration: .plain(), primaryAction: action)
    #expect(button.currentTitle == "action" && button.configuration?.title == "action")
    #expect(button.configuration?.image === action.image)
    let own = UIButton(configuration: configuration { _ in }, primaryAction: action)
    #expect(own.currentTitle == long && own.configuration?.title == long)
    let older = UIButton(configuration: .plain())
    older.setTitle("older", for: .normal)
    #expect(older.currentTitle == "older" && older.configuration?.title == nil)
  }

  @Test("V690 another tint has a button updated, another configuration in the place of one has not")
  func updated() {
    var count = 0
    let button = UIButton(configuration: configuration { _ in })
    button.configurationUpdateHandler = { _ in count += 1 }
    func calls(_ change: () -> Void) -> Int {
      count = 0
      change()
      button.layoutIfNeeded()
      return count
    }
    #expect(calls {} == 1)
    #expect(calls { button.configuration?.title = "other" } == 0)
    #expect(calls { button.frame.size = CGSize(width: 200, height: 44) } == 0)
    #expect(calls { button.tintColor = .red } == 1)
    #expect(calls { button.setNeedsUpdateConfiguration() } == 1)
    let bare = UIButton(type: .system)
    var bareCount = 0
    bare.configurationUpdateHandler = { _ in bareCount += 1 }
    bare.layoutIfNeeded()
    bare.configuration = .plain()
    bare.layoutIfNeeded()
    #expect(bareCount == 2, "its first configuration")
  }
}
