import Foundation
import HeadlessUIKit
import Testing

/// Group V: what a controller shows in place of content that it doesn't have.
@MainActor struct ContentUnavailableTests {
  private final class Feed: UIViewController {
    var updates: [Bool] = []
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      updates.append(viewIfLoaded?.window != nil)
    }
  }

  @Test("V154 it lies in front of the view, its button takes touches, and it goes when it is taken away")
  func button() throws {
    let phone = Phone.forGestures()
    let feed = Feed()
    var taps = 0
    feed.loadViewIfNeeded()
    let pad = phone.pad("behind", (0, 0, 200, 200), in: feed.view)
    phone.window.rootViewController = feed
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "Nothing"
    empty.button.title = "Try again"
    empty.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
    feed.contentUnavailableConfiguration = empty
    phone.window.layoutIfNeeded()
    let button = try #require(find(in: feed.view))
    let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: phone.window)
    phone.tap(at: (middle.x, middle.y))
    #expect(taps == 1 && phone.journal.take() == [])
    feed.contentUnavailableConfiguration = nil
    phone.tap(at: (middle.x, middle.y))
    #expect(taps == 1 && phone.journal.take() == ["behind began 1", "behind ended 1"] && pad.window != nil)
  }

  @Test("V1067 a finger on its button presses it, whatever else is shown meanwhile, and does what it does by then")
  func keptButton() throws {
    let phone = Phone.forGestures()
    let feed = Feed()
    var heard: [String] = []
    func content(_ name: String, secondary: Bool = false) -> UIContentUnavailableConfiguration {
      var empty = UIContentUnavailableConfiguration.empty()
      empty.text = name
      empty.button.title = "Retry \(name)"
      empty.buttonProperties.primaryAction = UIAction(title: "Retry") { _ in heard.append(name) }
      if secondary { empty.secondaryButton.title = "Help" }
      return empty
    }
    phone.window.rootViewController = feed
    feed.contentUnavailableConfiguration = content("3 s", secondary: true)
    phone.window.layoutIfNeeded()
    let button = try #require(find(in: feed.view))
    let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: phone.window)
    phone.down(1, at: (middle.x, middle.y))
    feed.contentUnavailableConfiguration = content("2 s", secondary: true)
    phone.window.layoutIfNeeded()
    phone.up(1)
    #expect(heard == ["2 s"] && button.isDescendant(of: feed.view) && button.configuration?.title == "Retry 2 s")
    feed.contentUnavailableConfiguration = content("1 s")
    #expect(button.superview?.subviews.count { $0 is UIButton } == 1)
    var without = content("none")
    without.button.title = nil
    feed.contentUnavailableConfiguration = without
    #expect(button.superview == nil)
  }

  @Test("V992 naturally aligned, its parts stand where lines begin to be read, else in the middle")
  func alignment() throws {
    let phone = Phone()
    var empty = UIContentUnavailableConfiguration.empty()
    empty.button.title = "Try again"
    func place(from attribute: UISemanticContentAttribute) throws -> CGRect {
      let view = UIContentUnavailableView(configuration: empty)
      view.semanticContentAttribute = attribute
      view.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
      phone.window.addSubview(view)
      phone.window.layoutIfNeeded()
      let button = try #require(find(in: view))
      return button.convert(button.bounds, to: view)
    }
    let margin = empty.directionalLayoutMargins.leading
    #expect(abs(try place(from: .unspecified).midX - 195) < 0.001)
    empty.alignment = .natural
    #expect(abs(try place(from: .unspecified).minX - margin) < 0.001)
    #expect(abs(try place(from: .forceRightToLeft).maxX - 390 + margin) < 0.001)
  }

  private func find(in view: UIView) -> UIButton? {
    view as? UIButton ?? view.subviews.lazy.compactMap { find(in: $0) }.first
  }

  @Test("V154 it is asked for before the view appears and, however often code wants it anew, once in a turn")
  func updates() {
    let phone = Phone.forGestures()
    let feed = Feed()
    phone.window.rootViewController = feed
    phone.application.endTurn()
    #expect(feed.updates == [true])
    feed.setNeedsUpdateContentUnavailableConfiguration()
    feed.setNeedsUpdateContentUnavailableConfiguration()
    #expect(feed.updates.count == 1)
    phone.application.endTurn()
    #expect(feed.updates == [true, true])
  }
}
