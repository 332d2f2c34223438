import Foundation
import HeadlessUIKit
import Testing

/// What code keeps outside of every actor, as themes and tables of numbers do: that it compiles is half the test.
private enum Theme {
  static let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
  static let night = UITraitCollection(userInterfaceStyle: .dark)
  static let dot = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { $0.fill($0.format.bounds) }
  static let rowHeight = UITableView.automaticDimension
  static let header = UICollectionView.elementKindSectionHeader
  static let gap = UIStackView.spacingUseSystem
  static let none = UISegmentedControl.noSegment
  static let escape = UIKeyCommand.inputEscape
}

/// Group V: what needs no main actor.
@MainActor struct OffMainTests {
  @Test("V332 colours, traits, renderers and constants are there on every thread")
  func offMain() async {
    _ = Phone()
    let heard = await Task.detached {
      [
        "\(Theme.ink.resolvedColor(with: Theme.night) == .white)",
        "\(UITraitCollection.current.userInterfaceStyle)",
        "\(Theme.night.modifyingTraits { $0.userInterfaceStyle = .light }.userInterfaceStyle)",
        "\(UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { _ in }.size.width)",
        "\(Theme.rowHeight)", Theme.header, Theme.escape, "\(Theme.none)",
      ]
    }.value
    let header = "UICollectionElementKindSectionHeader"
    #expect(heard == ["true", "unspecified", "light", "2.0", "-1.0", header, "UIKeyInputEscape", "-1"])
    #expect(Theme.dot.size == CGSize(width: 4, height: 3))
    #expect(Theme.gap == UIStackView.spacingUseSystem)
  }

  @Test("V332 a thread's current traits are its own")
  func threads() async {
    _ = Phone()
    UITraitCollection.current = Theme.night
    let heard = await Task.detached {
      let before = UITraitCollection.current.userInterfaceStyle
      var within = UIUserInterfaceStyle.unspecified
      UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
        within = UITraitCollection.current.userInterfaceStyle
      }
      return [before, within, UITraitCollection.current.userInterfaceStyle]
    }.value
    #expect(heard == [.unspecified, .light, .unspecified])
  }

  @Test("V332 a thread's present context is its own")
  func contexts() {
    _ = Phone()
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 5, height: 5), false, 1)
    #expect(widthsElsewhere() == [0, 7])
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size.width == 5)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}

/// What a thread sees that draws while the main actor waits: if awaited, another test's phone would come between.
private nonisolated func widthsElsewhere() -> [CGFloat] {
  nonisolated(unsafe) var widths: [CGFloat] = []
  let end = DispatchSemaphore(value: 0)
  Thread {
    widths.append(UIGraphicsGetImageFromCurrentImageContext()?.size.width ?? 0)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 7, height: 7), false, 2)
    widths.append(UIGraphicsGetImageFromCurrentImageContext()?.size.width ?? 0)
    UIGraphicsEndImageContext()
    end.signal()
  }.start()
  end.wait()
  return widths
}
