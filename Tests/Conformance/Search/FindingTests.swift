import Foundation
import HeadlessUIKit
import Testing

/// Rules V271 and V928: finding in texts.
@MainActor @Suite("V: finding") struct FindingTests {
  private final class Session: UIFindSession {
    var heard: [String] = []
    override func performSearch(query: String, options: UITextSearchOptions?) { heard.append("search \(query)") }
    override func highlightNextResult(in direction: UITextStorageDirection) {
      heard.append(direction == .forward ? "next" : "previous")
    }
    override func invalidateFoundResults() { heard.append("forget") }
  }

  private final class Giver: NSObject, UIFindInteractionDelegate {
    let session = Session()
    var ends = 0
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { session }
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) { ends += 1 }
  }

  @Test("V271 a session of the delegate is presented once, searched, led through and ended")
  func ofADelegate() {
    let phone = Phone()
    let (giver, view) = (Giver(), UIView())
    let interaction = UIFindInteraction(sessionDelegate: giver)
    interaction.presentFindNavigator(showingReplace: false)
    #expect(!interaction.isFindNavigatorVisible, "it is in no view")
    view.addInteraction(interaction)
    phone.window.addSubview(view)
    interaction.searchText = "a"
    interaction.presentFindNavigator(showingReplace: false)
    interaction.presentFindNavigator(showingReplace: false)
    #expect(interaction.activeFindSession === giver.session && giver.session.heard == ["search a"])
    interaction.searchText = "b"
    interaction.findNext()
    interaction.findPrevious()
    interaction.dismissFindNavigator()
    interaction.findNext()
    #expect(giver.session.heard == ["search a", "search b", "next", "previous", "forget"])
    #expect(giver.ends == 1 && !interaction.isFindNavigatorVisible)
    #expect(phone.decisions.contains { $0.contains("isn't shown here") })
  }

  @Test("V271 without a text to search for, what was found is forgotten")
  func withoutAText() throws {
    let phone = Phone()
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    phone.window.addSubview(text)
    text.isFindInteractionEnabled = true
    text.text = "one two"
    let interaction = try #require(text.findInteraction)
    text.find(nil)
    let session = try #require(interaction.activeFindSession)
    for nothing in ["", nil] {
      interaction.searchText = "one"
      #expect(session.resultCount == 1 && session.highlightedResultIndex == 0)
      interaction.searchText = nothing
      #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
    }
  }

  @Test("V271 a text view's own session goes round its results, and replaces them as typing would")
  func ofATextView() throws {
    let phone = Phone()
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    phone.window.addSubview(text)
    #expect(text.findInteraction == nil)
    text.isFindInteractionEnabled = true
    let interaction = try #require(text.findInteraction)
    text.text = "one two\nThree one\nfour\nfive\nsix\nseven One"
    text.selectedRange = NSRange(location: 4, length: 0)
    interaction.searchText = "one"
    text.find(nil)
    let session = try #require(interaction.activeFindSession)
    #expect(session.resultCount == 3 && session.highlightedResultIndex == 1)
    phone.window.layoutIfNeeded()
    text.findNext(nil)
    #expect(session.highlightedResultIndex == 2 && text.contentOffset.y > 0)
    text.findNext(nil)
    #expect(session.highlightedResultIndex == 0)
    session.performSingleReplacement(query: "one", replacementString: "1", options: nil)
    #expect(text.text.hasPrefix("1 two") && session.resultCount == 2)
    session.replaceAll(searchQuery: "one", replacementString: "1", options: nil)
    #expect(text.text == "1 two\nThree 1\nfour\nfive\nsix\nseven 1" && session.resultCount == 0)
    text.isFindInteractionEnabled = false
    #expect(text.findInteraction == nil && !interaction.isFindNavigatorVisible)
  }

  @Test("V271 a text that has changed is searched anew before a result is shown or replaced")
  func ofATextThatChanges() throws {
    let phone = Phone()
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    phone.window.addSubview(text)
    text.isFindInteractionEnabled = true
    text.text = "one two"
    let interaction = try #require(text.findInteraction)
    interaction.searchText = "one"
    text.find(nil)
    let session = try #require(interaction.activeFindSession)
    #expect(session.resultCount == 1)
    text.text = "two one"
    session.performSingleReplacement(query: "one", replacementString: "1", options: nil)
    #expect(text.text == "two 1" && session.resultCount == 0)
    text.text = "one one one"
    text.selectedRange = NSRange(location: 2, length: 0)
    text.findNext(nil)
    #expect(session.resultCount == 3 && session.highlightedResultIndex == 1)
    text.findNext(nil)
    #expect(session.highlightedResultIndex == 2)
    text.text = "one"
    text.findPrevious(nil)
    #expect(session.resultCount == 1 && session.highlightedResultIndex == 0)
    text.text = ""
    text.findPrevious(nil)
    #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
  }

  private final class Told: UITextView {
    var heard: [String] = []
    override func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
      super.findInteraction(interaction, didBegin: session)
      heard.append("begins")
    }
    override func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
      super.findInteraction(interaction, didEnd: session)
      heard.append("ends")
    }
  }

  @Test("V928 a text view gives its find interaction sessions itself, and an override hears of them")
  func told() throws {
    let (phone, view) = (Phone(), Told())
    phone.window.addSubview(view)
    #expect(view.findInteraction == nil)
    view.isFindInteractionEnabled = true
    let interaction = try #require(view.findInteraction)
    #expect(interaction.delegate === view)
    interaction.presentFindNavigator(showingReplace: false)
    interaction.dismissFindNavigator()
    #expect(view.heard == ["begins", "ends"])
  }
}
