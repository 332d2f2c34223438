import Foundation
import HeadlessUIKit
import Testing

/// Rule V1160: which images are equal.
@MainActor struct ComparedImageTests {
  @Test("V1160 images of one name are equal, and so are symbols, however they were asked for")
  func names() {
    #expect(UIImage(named: "a") == UIImage(named: "a", in: .main, compatibleWith: nil))
    #expect(UIImage(named: "a") != UIImage(named: "b") && UIImage(named: "a") != UIImage(systemName: "a"))
    #expect(UIImage(named: "a") == UIImage(resource: ImageResource(name: "a", bundle: .main)))
    #expect(UIImage(named: "a") == UIImage(imageLiteralResourceName: "a"))
    #expect(UIImage(systemName: "heart") == UIImage(systemName: "heart", compatibleWith: nil))
    #expect(UIImage(systemName: "heart") != UIImage(systemName: "heart.fill") && UIImage.add == .add)
    #expect(UIImage.add != .remove)
    let hearts = [UIImage(systemName: "heart"), UIImage(systemName: "heart"), UIImage(systemName: "star")]
    #expect(Set(hearts).count == 2 && hearts.firstIndex(of: UIImage(systemName: "star")) == 2)
  }

  @Test("V1160 what is made of them in the same way is equal, and nothing else is")
  func made() throws {
    let (one, other) = (try #require(UIImage(systemName: "heart")), try #require(UIImage(systemName: "heart")))
    #expect(one.withRenderingMode(.alwaysTemplate) == other.withRenderingMode(.alwaysTemplate))
    #expect(one.withRenderingMode(.alwaysTemplate) != other)
    #expect(one.withTintColor(.red) == other.withTintColor(.red))
    #expect(one.withTintColor(.red) != other.withTintColor(.blue) && one.withTintColor(.red) != other)
    let large = UIImage.SymbolConfiguration(pointSize: 40)
    #expect(one.withConfiguration(large) == UIImage(systemName: "heart", withConfiguration: large))
    #expect(one.withConfiguration(large) != other && one.hash == other.hash)
    let named = try #require(UIImage(named: "a"))
    #expect(named.imageAsset?.image(with: UITraitCollection()) == named)
  }

  @Test("V1160 one without a name is equal to itself alone, and no image has an empty name")
  func nameless() {
    let plain = UIImage(size: CGSize(width: 9, height: 9))
    #expect(plain == plain && plain != UIImage(size: CGSize(width: 9, height: 9)))
    #expect(UIImage(named: "") == nil && UIImage(systemName: "") == nil)
    #expect(UIImage(named: "", in: nil, compatibleWith: nil) == nil)
  }

  @Test("V1160 a button that asks which image it shows goes there and back")
  func toggled() {
    let button = UIButton()
    func tap() {
      let isFull = button.imageView?.image == UIImage(systemName: "heart.fill")
      button.setImage(UIImage(systemName: isFull ? "heart" : "heart.fill"), for: .normal)
    }
    tap()
    #expect(button.currentImage == UIImage(systemName: "heart.fill"))
    tap()
    #expect(button.currentImage == UIImage(systemName: "heart"))
  }
}
