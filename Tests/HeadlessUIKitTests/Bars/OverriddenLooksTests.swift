import Foundation
import HeadlessUIKit
import Testing

/// What applications override of looks, of appearances, pasteboards and animations: that it compiles is half of the
/// test, and that super keeps what it is given the other half.
@MainActor @Suite struct OverriddenLooksTests {
  @Test func `bars and their items keep what overrides hand on`() {
    final class Bar: UINavigationBar {
      var set = 0
      override func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
      ) {
        set += 1
        super.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics)
      }
      override func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        super.titleVerticalPositionAdjustment(for: barMetrics) + 1
      }
    }
    let (bar, image) = (Bar(), UIImage())
    bar.setBackgroundImage(image, for: .top, barMetrics: .default)
    bar.setTitleVerticalPositionAdjustment(3, for: .default)
    #expect(bar.set == 1 && bar.backgroundImage(for: .top, barMetrics: .default) === image)
    #expect(bar.titleVerticalPositionAdjustment(for: .default) == 4)
    final class Item: UIBarButtonItem {
      override func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
      ) { super.setBackgroundImage(nil, for: state, style: style, barMetrics: barMetrics) }
    }
    let item = Item()
    item.setBackgroundImage(image, for: .normal, style: .plain, barMetrics: .default)
    #expect(item.backgroundImage(for: .normal, style: .plain, barMetrics: .default) == nil)
    final class Search: UISearchBar {
      override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.5 } }
    }
    let search = Search()
    search.isEnabled = false
    #expect(search.alpha == 0.5 && !search.searchTextField.isEnabled)
  }

  @Test func `a button's titles by state are overridden`() {
    final class Loud: UIButton {
      override func attributedTitle(for state: State) -> NSAttributedString? {
        super.attributedTitle(for: state).map { NSAttributedString(string: $0.string + "!") }
      }
    }
    let button = Loud()
    button.setAttributedTitle(NSAttributedString(string: "Go"), for: .normal)
    #expect(button.currentAttributedTitle?.string == "Go!")
  }

  @Test func `a pasteboard that a test keeps for itself`() {
    final class Own: UIPasteboard {
      var copied: String?
      override var string: String? {
        get { copied }
        set { copied = newValue }
      }
    }
    let board = Own(name: .init("own"), create: true)
    (board as UIPasteboard?)?.string = "words"
    #expect(board?.copied == "words" && board?.numberOfItems == 0)
  }

  @Test func `views of a class of its own say what their appearance is, and how they are animated`() {
    final class Badge: UIView {
      static let shared = Badge()
      static var animations = 0
      override class func appearance() -> Self { unsafeDowncast(shared, to: self) }
      override class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions,
        animations: @escaping () -> Void, completion: ((Bool) -> Void)?
      ) {
        self.animations += 1
        animations()
        completion?(true)
      }
      override func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { .null }
    }
    #expect(Badge.appearance() === Badge.shared)
    let kind: UIView.Type = Badge.self
    var done = false
    kind.animate(withDuration: 3, delay: 0, options: [], animations: {}) { done = $0 }
    #expect(done && Badge.animations == 1)
    let space: any UICoordinateSpace = Badge()
    #expect(space.convert(CGRect.zero, from: UIScreen.main) == .null)
  }

  @Test func `a selector is made of its name`() {
    #expect(sel_registerName("viewDidLoad") == Selector("viewDidLoad"))
    #expect(UINavigationItem().overflowPresentationSource == nil)
  }
}
