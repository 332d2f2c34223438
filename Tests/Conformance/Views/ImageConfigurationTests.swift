import Foundation
import HeadlessUIKit
import Testing

/// Group V: what configurations say of images.
@MainActor struct ImageConfigurationTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test("L23 image configurations are objects, a symbol's one kind of them, and equal where they say the same")
  func kinds() async {
    let plain: UIImage.Configuration = UIImage.SymbolConfiguration(scale: .large)
    let object: NSObject = plain
    #expect(plain is UIImage.SymbolConfiguration && object === plain)
    #expect(
      plain == UIImage.SymbolConfiguration(scale: .large) && plain != UIImage.SymbolConfiguration(scale: .small))
    #expect(plain.copy() as? UIImage.Configuration === plain)
    let made = UIImage.Configuration(traitCollection: dark)
    #expect(made == dark.imageConfiguration && !(made is UIImage.SymbolConfiguration))
    #expect(made.traitCollection?.userInterfaceStyle == .dark && made != UIImage.Configuration(locale: nil))
    #expect(made.withLocale(Locale(identifier: "ar")).locale?.identifier == "ar" && made.locale == nil)
    let far = await Task.detached { made.withTraitCollection(UITraitCollection(displayScale: 2)) }.value
    #expect(far.traitCollection?.userInterfaceStyle == .dark && far.traitCollection?.displayScale == 2)
  }

  @Test("V901 a configuration that is applied says what holds, and what it leaves open stays")
  func applying() {
    let base = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .small)
    let scaled = base.applying(UIImage.SymbolConfiguration(scale: .large))
    #expect(scaled == UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .large))
    #expect(scaled.applying(nil) == scaled && scaled.isEqual(to: scaled) && !scaled.isEqual(to: nil))
    #expect(scaled.configurationWithoutScale() == UIImage.SymbolConfiguration(pointSize: 40, weight: .bold))
    #expect(scaled.configurationWithoutPointSizeAndWeight() == UIImage.SymbolConfiguration(scale: .large))
    #expect(
      UIImage.SymbolConfiguration(textStyle: .body, scale: .large).configurationWithoutTextStyle()
        == UIImage.SymbolConfiguration(scale: .large))
    let traits = base.applying(dark.imageConfiguration)
    #expect(traits.traitCollection?.userInterfaceStyle == .dark && traits != base)
  }

  @Test(
    "V901 a symbol's configuration is replaced, or what another says of it, and the symbol is as large as it says")
  func symbols() throws {
    let large = UIImage.SymbolConfiguration(pointSize: 40)
    let star = try #require(UIImage(systemName: "star", withConfiguration: large))
    let bold = UIImage.SymbolConfiguration(weight: .bold)
    #expect(star.applyingSymbolConfiguration(bold)?.size.width == 40)
    #expect(
      star.withConfiguration(bold).size.width == 20 && star.withConfiguration(bold).symbolConfiguration == bold)
    let night = star.withConfiguration(dark.imageConfiguration)
    #expect(night.size.width == 40 && night.symbolConfiguration?.traitCollection?.userInterfaceStyle == .dark)
    let plain = UIImage(size: CGSize(width: 5, height: 5))
    #expect(plain.configuration?.traitCollection == nil && plain.symbolConfiguration == nil)
    #expect(plain.withConfiguration(dark.imageConfiguration).traitCollection.userInterfaceStyle == .dark)
  }

  @Test("V902 an asset has its images by configurations, too")
  func assets() {
    let asset = UIImageAsset()
    let (light, night) = (UIImage(size: CGSize(width: 1, height: 1)), UIImage(size: CGSize(width: 2, height: 2)))
    asset.register(
      light, with: UIImage.Configuration(traitCollection: UITraitCollection(userInterfaceStyle: .light)))
    asset.register(night, with: dark.imageConfiguration)
    #expect(asset.image(with: dark).size.width == 2 && asset.image(with: dark.imageConfiguration).size.width == 2)
    #expect(asset.image(with: dark.imageConfiguration).imageAsset === asset)
    asset.unregisterImage(with: dark.imageConfiguration)
    #expect(asset.image(with: dark.imageConfiguration).size.width == 1)
    asset.register(night, with: dark)
    asset.unregister(imageWith: dark)
    #expect(asset.image(with: dark).size.width == 1)
  }

  @Test("V913 a symbol is as large as is preferred where it is shown, unless its own configuration says a size")
  func preferred() throws {
    let large = UIImage.SymbolConfiguration(pointSize: 50)
    let star = try #require(UIImage(systemName: "star"))
    let view = UIImageView(image: star)
    view.preferredSymbolConfiguration = large
    #expect(view.intrinsicContentSize.width == 50 && view.sizeThatFits(.zero).height == 50)
    view.image = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30))
    #expect(view.intrinsicContentSize.width == 30)
    view.image = UIImage(size: CGSize(width: 5, height: 5))
    #expect(view.intrinsicContentSize.width == 5)
    let button = UIButton()
    button.setImage(star, for: .normal)
    let usual = button.intrinsicContentSize
    button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
    #expect(usual.width == 20 && button.intrinsicContentSize == CGSize(width: 50, height: 50))
    button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 60), forImageIn: .selected)
    button.isSelected = true
    #expect(button.intrinsicContentSize.width == 60)
    var configuration = UIButton.Configuration.plain()
    configuration.image = star
    let small = UIButton(configuration: configuration).intrinsicContentSize
    configuration.preferredSymbolConfigurationForImage = large
    let wide = UIButton(configuration: configuration).intrinsicContentSize
    #expect(wide.width == small.width + 30)
    var list = UIListContentConfiguration.cell()
    (list.image, list.imageProperties.preferredSymbolConfiguration) = (star, large)
    let content = list.makeContentView()
    #expect(content.systemLayoutSizeFitting(CGSize(width: 200, height: 0)).height >= 50)
  }
}
