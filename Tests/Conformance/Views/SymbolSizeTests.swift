import Foundation
import HeadlessUIKit
import Testing

/// Rule V913: how large symbols are shown.
@MainActor struct SymbolSizeTests {
  private let symbol = UIImage(systemName: "star") ?? UIImage()
  private let large = UIImage.SymbolConfiguration(pointSize: 50)
  private let square = CGSize(width: 50, height: 50)

  @Test("V913 an image view shows a symbol as large as it prefers, and another image as large as that is")
  func imageView() {
    let view = UIImageView(image: symbol)
    let usual = view.intrinsicContentSize
    view.preferredSymbolConfiguration = large
    #expect(view.intrinsicContentSize == square && view.sizeThatFits(.zero) == square && usual.width < 50)
    view.image = UIImage(size: CGSize(width: 30, height: 10))
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 10))
  }

  @Test("V913 what the symbol was made with goes before what a view prefers")
  func ownConfiguration() {
    let view = UIImageView(image: symbol.withConfiguration(UIImage.SymbolConfiguration(pointSize: 30)))
    view.preferredSymbolConfiguration = large
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 30))
    view.image = symbol.withConfiguration(UIImage.SymbolConfiguration(weight: .bold))
    #expect(view.intrinsicContentSize == square)
  }

  @Test("V913 constraints have the view in that size with the next layout")
  func constraints() {
    let (phone, view) = (Phone(), UIImageView(image: symbol))
    view.translatesAutoresizingMaskIntoConstraints = false
    phone.window.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: phone.window.leadingAnchor),
      view.topAnchor.constraint(equalTo: phone.window.topAnchor),
    ])
    phone.window.layoutIfNeeded()
    view.preferredSymbolConfiguration = large
    phone.window.layoutIfNeeded()
    #expect(view.frame.size == square)
  }

  @Test("V913 a button is as large as the symbol that it prefers for its state, and that stands in it so")
  func button() {
    let button = UIButton(type: .system)
    button.setImage(symbol, for: .normal)
    button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
    button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 30), forImageIn: .selected)
    #expect(button.intrinsicContentSize == square)
    button.sizeToFit()
    #expect(button.imageView?.frame.size == square)
    button.isSelected = true
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  @Test("V913 the same by a button's configuration, else by what the button prefers for its state")
  func configured() {
    var configuration = UIButton.Configuration.plain()
    configuration.image = symbol
    configuration.contentInsets = .zero
    configuration.preferredSymbolConfigurationForImage = large
    #expect(UIButton(configuration: configuration).intrinsicContentSize == square)
    configuration.preferredSymbolConfigurationForImage = nil
    let button = UIButton(configuration: configuration)
    button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
    #expect(button.intrinsicContentSize == square)
  }

  @Test("V913 a scale makes a symbol larger or smaller, with any size; configurations complete one another")
  func scales() {
    func width(_ configuration: UIImage.SymbolConfiguration) -> CGFloat {
      symbol.withConfiguration(configuration).size.width
    }
    let (small, medium) = (UIImage.SymbolConfiguration(scale: .small), UIImage.SymbolConfiguration(scale: .medium))
    let scaled = UIImage.SymbolConfiguration(scale: .large)
    #expect(width(small) < width(medium) && width(medium) < width(scaled))
    #expect(width(large.applying(scaled)) > 50 && width(large.applying(scaled)) == width(scaled.applying(large)))
    #expect(large.applying(scaled).configurationWithoutScale() == large && scaled != small)
  }

  @Test("V913 a list content's symbol is as large as its properties say")
  func listContent() {
    var content = UIListContentConfiguration.cell()
    content.image = symbol
    content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 90)
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    view.layoutIfNeeded()
    #expect(view.intrinsicContentSize.height >= 90)
    #expect(view.subviews.contains { $0 is UIImageView && $0.frame.width == 90 })
  }
}
