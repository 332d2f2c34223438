import Foundation
import HeadlessUIKit
import Testing

/// Rule V543: how large a configuration has its button.
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
    let busy = size {
      $0.imagePadding = 6
      $0.showsActivityIndicator = true
    }
    #expect(busy.width == plain.width + 26)
    let pictured = size {
      $0.imagePadding = 6
      $0.image = UIImage(size: CGSize(width: 60, height: 20))
      $0.showsActivityIndicator = true
    }
    #expect(pictured == busy)
  }
}
