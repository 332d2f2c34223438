import Foundation
import HeadlessUIKit
import Testing

/// Rule A79: which answers are a delegate's own.
@MainActor @Suite("A: optional answers") struct OptionalAnswerTests {
  /// Answers for heights itself, and leaves the number of sections to the default.
  private final class Answerer: NSObject, UITableViewDataSource, UITableViewDelegate {
    var isAsking = false
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      if isAsking { return 40 }
      isAsking = true
      tableView.reloadData()
      isAsking = false
      return 50
    }
  }

  @Test("A79 a delegate's own answer counts as its own, whatever the method has UIKit ask the delegate for")
  func own() {
    let (phone, answerer) = (Phone(), Answerer())
    phone.keep(answerer)
    let table = UITableView(frame: phone.window.bounds)
    (table.dataSource, table.delegate) = (answerer, answerer)
    let delegate: any UITableViewDelegate = answerer
    #expect(delegate.tableView?(table, heightForRowAt: IndexPath(row: 0, section: 0)) == 50)
    #expect(delegate.tableView?(table, heightForHeaderInSection: 0) == nil, "that is a default's")
  }

  /// Leaves every question about what was tapped to the defaults, but one.
  private final class Reader: NSObject, UITextViewDelegate {
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool { false }
  }

  @Test("A79 a text's delegate answers what it has, also where a default would ask another of its methods")
  func texts() throws {
    let (view, reader) = (UITextView(), Reader())
    view.delegate = reader
    let (url, range) = (try #require(URL(string: "a:b")), NSRange(location: 0, length: 1))
    let delegate = try #require(view.delegate)
    #expect(delegate.textView?(view, shouldInteractWith: url, in: range) == false)
    #expect(
      delegate.textView?(view, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction) == nil)
    #expect(delegate.textView?(view, shouldChangeTextInRanges: [NSValue(range: range)], replacementText: "") == nil)
    let attachment = NSTextAttachment()
    #expect(delegate.textView?(view, shouldInteractWith: attachment, in: range) == nil)
  }

  @Test("L38 to ask a delegate whether it has a method costs the same each time")
  func askedOften() {
    let reader = Reader()
    let time = ContinuousClock().measure {
      for _ in 0..<10_000 { _ = reader.responds(to: Selector("textViewDidChange:")) }
    }
    #expect(reader.responds(to: Selector("textViewDidChange:")) && time < .seconds(5))
  }
}
