import Foundation
import HeadlessUIKit
import Testing

/// Rule S86: where content goes by an animation whose range becomes another meanwhile.
@MainActor @Suite("S: goals of animations") struct ScrollGoalTests {
  @Test("S86 content that becomes smaller while it goes to its end comes to rest at the end that it has then")
  func smaller() {
    let phone = Phone.forGestures()
    let list = phone.scrollView()
    list.contentSize = CGSize(width: 200, height: 1000)
    list.setContentOffset(CGPoint(x: 0, y: 800), animated: true)
    phone.wait(0.15)
    let before = list.contentOffset.y
    list.contentSize.height = 700
    phone.wait(1 / 60)
    #expect(before > 0 && list.contentOffset.y > before && list.contentOffset.y < 500)
    phone.wait(1)
    #expect(list.contentOffset.y == 500)
  }

  @Test("S86 a place beyond the range that code chose stays, and so does one that is still within it")
  func kept() {
    let phone = Phone.forGestures()
    let list = phone.scrollView()
    list.contentSize = CGSize(width: 200, height: 1000)
    for place: CGFloat in [850, 300] {
      list.contentSize.height = 1000
      list.setContentOffset(CGPoint(x: 0, y: place), animated: true)
      phone.wait(0.1)
      list.contentSize.height = 900
      phone.wait(1)
      #expect(list.contentOffset.y == place)
    }
  }
}
