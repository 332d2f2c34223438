import Foundation
import HeadlessUIKit
import Testing

/// Rules V852 to V854: the parts of bars, fields and alerts where people read from the right.
@MainActor struct TurnedPartTests {
  @Test("V852 a search bar's cancel button stands at the left of its field")
  func searchBar() throws {
    let phone = Phone.forGestures()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56))
    bar.showsCancelButton = true
    phone.window.addSubview(bar)
    phone.window.layoutIfNeeded()
    let (field, button) = (bar.searchTextField.frame, try #require(bar.subviews.first { $0 is UIButton }))
    #expect(field.maxX < button.frame.minX)
    let width = button.frame.width
    bar.semanticContentAttribute = .forceRightToLeft
    phone.window.layoutIfNeeded()
    #expect(abs(bar.searchTextField.frame.minX - (200 - field.maxX)) < 0.001)
    #expect(bar.searchTextField.frame.width == field.width)
    #expect(button.frame.maxX < bar.searchTextField.frame.minX && button.frame.width == width)
  }

  @Test(
    "V853 a field's left view stands at its leading end, its right view and the button that clears at the other")
  func field() {
    let phone = Phone.forGestures()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let (left, right) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), UIView())
    right.frame.size = CGSize(width: 30, height: 20)
    (field.leftView, field.leftViewMode, field.clearButtonMode, field.text) = (left, .always, .always, "a")
    field.semanticContentAttribute = .forceRightToLeft
    phone.window.addSubview(field)
    phone.window.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 180, y: 10, width: 20, height: 20))
    #expect(field.clearButtonRect(forBounds: field.bounds).minX == 0)
    (field.rightView, field.rightViewMode) = (right, .always)
    phone.window.layoutIfNeeded()
    #expect(right.frame.minX == 0)
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 150, height: 40))
    #expect(field.editingRect(forBounds: field.bounds) == field.textRect(forBounds: field.bounds))
    field.semanticContentAttribute = .unspecified
    phone.window.layoutIfNeeded()
    #expect(left.frame.minX == 0 && right.frame.minX == 170)
  }

  @Test("V854 the first of an alert's two buttons, which cancels, stands at the right")
  func alert() throws {
    let (phone, page) = (Phone.forGestures(), UIViewController())
    phone.window.rootViewController = page
    let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
    for (title, style) in [("OK", UIAlertAction.Style.default), ("Cancel", .cancel)] {
      alert.addAction(UIAlertAction(title: title, style: style))
    }
    alert.view.semanticContentAttribute = .forceRightToLeft
    page.present(alert, animated: false)
    phone.application.endTurn()
    phone.window.layoutIfNeeded()
    func find(_ title: String, in view: UIView) -> UIView? {
      view.accessibilityIdentifier == title ? view : view.subviews.lazy.compactMap { find(title, in: $0) }.first
    }
    let (fine, cancel) = (try #require(find("OK", in: alert.view)), try #require(find("Cancel", in: alert.view)))
    #expect(fine.frame.minX == 0 && cancel.frame.minX == fine.frame.maxX)
  }
}
