import Foundation
import HeadlessUIKit
import Testing

@MainActor struct UIAlertControllerTests {
  @Test func `text fields of an alert are configured when they are added, and stand in it`() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    #expect(alert.textFields == nil)
    alert.addTextField { $0.text = "Ada" }
    alert.addTextField()
    #expect(alert.textFields?.count == 2 && alert.textFields?.first?.text == "Ada")
    alert.loadViewIfNeeded()
    #expect(alert.textFields?.allSatisfy { $0.isDescendant(of: alert.view) } == true)
  }
}
