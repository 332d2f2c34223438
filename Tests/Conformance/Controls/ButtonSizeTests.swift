import Foundation
import HeadlessUIKit
import Testing

/// Rules V543 and V1304: how large a configuration has its button.
@MainActor struct ButtonSizeTests {
  private func size(_ change: (inout UIButton.Configuration) -> Void) -> CGSize {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go on"
    change(&configuration)
    return UIButton(configuration: configuration).intrinsicContentSize
  }

  @Test("V543 a configuration's size makes its button larger or smaller")
  func sizes() {
    let (small, medium, large) = (size { $0.buttonSize = .small }, size { _ in }, size { $0.buttonSize = .large })
    #expect(small.width < medium.width && medium.width < large.width)
    #expect(small.height < medium.height && medium.height < large.height)
    #expect(size { $0.buttonSize = .mini }.height <= small.height)
  }

  @Test("V543 insets that were set count in place of those of the size, until they are the default ones again")
  func insets() {
    func large(_ change: (inout UIButton.Configuration) -> Void) -> CGSize {
      size {
        $0.buttonSize = .large
        change(&$0)
      }
    }
    let standard = UIButton.Configuration.filled().contentInsets
    #expect(large { $0.contentInsets = standard } == size { _ in })
    #expect(large { $0.contentInsets = .zero }.height < size { _ in }.height)
    let again = large {
      $0.contentInsets = .zero
      $0.setDefaultContentInsets()
    }
    #expect(again == large { _ in })
  }

  @Test("V543 an activity indicator takes the image's place, and its room where there is none")
  func indicator() {
    let plain = size { $0.imagePadding = 6 }
    let line = plain.height - 14
    let busy = size {
      $0.imagePadding = 6
      $0.showsActivityIndicator = true
    }
    #expect(abs(busy.width - plain.width - 6 - line) < 0.01)
    let pictured = size {
      $0.imagePadding = 6
      $0.image = UIImage(size: CGSize(width: 60, height: 20))
      $0.showsActivityIndicator = true
    }
    #expect(pictured == busy)
  }

  @Test("V985 chevrons stand behind what a pop-up button shows, and have room, unless its configuration has none")
  func popUp() {
    func popUp(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
      var configuration = UIButton.Configuration.plain()
      change(&configuration)
      let button = UIButton(configuration: configuration)
      button.menu = UIMenu(children: [UIAction(title: "Go on") { _ in }])
      button.showsMenuAsPrimaryAction = true
      return button
    }
    let (automatic, bare) = (popUp { _ in }, popUp { $0.indicator = .none })
    automatic.configuration?.title = "Go on"
    let before = automatic.intrinsicContentSize.width
    (automatic.changesSelectionAsPrimaryAction, bare.changesSelectionAsPrimaryAction) = (true, true)
    #expect(automatic.intrinsicContentSize.width > before && bare.intrinsicContentSize.width == before)
    #expect(size { $0.indicator = .popup }.width > size { _ in }.width)
    automatic.sizeToFit()
    bare.sizeToFit()
    #expect(automatic.titleLabel?.frame == bare.titleLabel?.frame, "the room is behind the title")
  }

  @Test("V986 an image has at least the room that is reserved for it, where it stands in the middle")
  func reservation() {
    func button(_ edge: NSDirectionalRectEdge, _ reserved: CGFloat) -> UIButton {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Go on"
      configuration.image = UIImage(size: CGSize(width: 20, height: 20))
      (configuration.imagePlacement, configuration.imageReservation) = (edge, reserved)
      let button = UIButton(configuration: configuration)
      button.sizeToFit()
      return button
    }
    let (plain, wide) = (button(.leading, 0), button(.leading, 50))
    #expect(wide.bounds.width == plain.bounds.width + 30 && wide.bounds.height == plain.bounds.height)
    #expect(wide.imageView?.frame.minX == (plain.imageView?.frame.minX ?? 0) + 15)
    #expect(wide.titleLabel?.frame.minX == (plain.titleLabel?.frame.minX ?? 0) + 30)
    #expect(button(.leading, 10).bounds == plain.bounds, "the image is larger")
    #expect(button(.top, 50).bounds.height == button(.top, 0).bounds.height + 30)
  }

  @Test("V987 a subtitle is as large as its transformer's font makes it, which is told the font that it would have")
  func subtitle() {
    let plain = size { $0.subtitle = "at once" }
    var told: UIFont?
    let large = size {
      $0.subtitle = "at once"
      $0.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
        told = attributes.uiKit.font
        var attributes = attributes
        attributes.uiKit.font = .systemFont(ofSize: 60)
        return attributes
      }
    }
    #expect(large.height > plain.height + 30 && told?.pointSize == 13)
  }

  @Test("V1304 a subtitle has a footnote's font, whatever font the title has")
  func footnote() {
    func added(_ change: (inout UIButton.Configuration) -> Void) -> CGFloat {
      size {
        change(&$0)
        $0.subtitle = "at once"
      }.height - size(change).height
    }
    #expect(abs(added { _ in } - 1 - 15.67) < 0.01)
    #expect(abs(added { $0.buttonSize = .large } - 1 - 15.67) < 0.01)
    let words = AttributedString(
      "Large", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 60)]))
    #expect(abs(added { $0.attributedTitle = words } - 1 - 15.67) < 0.01)
  }
}
