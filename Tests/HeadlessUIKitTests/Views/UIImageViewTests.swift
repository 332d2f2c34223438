import HeadlessUIKit
import Testing

@MainActor @Suite("UIImageView") struct UIImageViewTests {
  private let image = UIImage(size: CGSize(width: 30, height: 20))

  @Test("made with an image it has the image's size")
  func size() {
    #expect(UIImageView(image: image).frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(UIImageView(image: nil).frame == .zero)
    #expect(UIImageView().frame == .zero)
  }

  @Test("sizeToFit takes the shown image's size")
  func fitting() {
    let view = UIImageView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    view.sizeToFit()
    #expect(view.frame.width == 100)
    view.image = image
    view.highlightedImage = UIImage(size: CGSize(width: 9, height: 9))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 5, y: 5, width: 30, height: 20))
    view.isHighlighted = true
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 5, y: 5, width: 9, height: 9))
  }
}
