import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UITextViewTests {
  private final class Ear: NSObject, UITextViewDelegate {
    var heard: [String] = []
    func textViewDidBeginEditing(_ textView: UITextView) { heard.append("begins") }
    func textViewDidEndEditing(_ textView: UITextView) { heard.append("ends") }
    func textViewDidChange(_ textView: UITextView) { heard.append(textView.text) }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      text != "\n"
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scrolls") }
  }

  private func shown() -> (UIWindow, UITextView, Ear) {
    let (window, view, ear) = (UIWindow(), UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), Ear())
    UIApplication.start(UIApplication())
    window.addSubview(view)
    view.delegate = ear
    return (window, view, ear)
  }

  @Test func `typing asks the delegate, and tells it`() {
    let (window, view, ear) = shown()
    view.becomeFirstResponder()
    view.insertText("a")
    view.insertText("\n")
    view.insertText("b")
    view.deleteBackward()
    view.resignFirstResponder()
    #expect(ear.heard == ["begins", "a", "ab", "a", "ends"] && view.text == "a")
    #expect(window.subviews.count == 1)
  }

  @Test func `one that can't be edited begins no editing; one that can't be selected in is no first responder`() {
    let (window, view, ear) = shown()
    view.isEditable = false
    #expect(view.becomeFirstResponder() && ear.heard.isEmpty && window.subviews == [view])
    view.isSelectable = false
    #expect(!view.becomeFirstResponder() && ear.heard.isEmpty)
  }

  @Test func `one that scrolls has its text for content; one that doesn't is as high as it`() {
    let (window, view, ear) = shown()
    view.text = "many words that need some lines to be said in so little room"
    window.layoutIfNeeded()
    #expect(view.contentSize.height > 50 && view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.contentOffset.y = 10
    #expect(ear.heard == ["scrolls"])
    view.isScrollEnabled = false
    #expect(view.contentSize(within: 100).height == view.contentSize.height)
    #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height == view.contentSize.height)
  }
}
