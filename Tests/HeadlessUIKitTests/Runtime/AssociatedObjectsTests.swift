import Foundation
import HeadlessUIKit
import Testing

@MainActor private enum Key {
  static var badge: UInt8 = 0
  static var title: UInt8 = 0
}

@MainActor struct AssociatedObjectsTests {
  private final class Badge: NSObject {
    let died: () -> Void
    init(died: @escaping () -> Void) { self.died = died }
    deinit { died() }
  }

  @Test func `a value is kept with its object under its key, until nil is set`() {
    let (view, other) = (UIView(), UIView())
    objc_setAssociatedObject(view, &Key.title, "Inbox", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    objc_setAssociatedObject(view, &Key.badge, 3, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(view, &Key.title) as? String == "Inbox")
    #expect(objc_getAssociatedObject(view, &Key.badge) as? Int == 3)
    #expect(objc_getAssociatedObject(other, &Key.title) == nil)
    objc_setAssociatedObject(view, &Key.title, nil, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    #expect(objc_getAssociatedObject(view, &Key.title) == nil)
    objc_removeAssociatedObjects(view)
    #expect(objc_getAssociatedObject(view, &Key.badge) == nil)
  }

  @Test func `what is assigned is not retained, what is copied does not follow the original`() {
    let view = UIView()
    var deaths = 0
    do {
      let badge = Badge { deaths += 1 }
      objc_setAssociatedObject(view, &Key.badge, badge, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(view, &Key.badge) as? Badge === badge)
    }
    #expect(deaths == 1)
    #expect(objc_getAssociatedObject(view, &Key.badge) == nil)
    let title = NSMutableString(string: "Inbox")
    objc_setAssociatedObject(view, &Key.title, title, .OBJC_ASSOCIATION_COPY)
    title.append(" (3)")
    #expect((objc_getAssociatedObject(view, &Key.title) as? NSString).map { "\($0)" } == "Inbox")
  }

  @Test func `what is kept with a view dies at the end of the turn in which the view does`() {
    var deaths = 0
    do {
      let view = UIView()
      objc_setAssociatedObject(view, &Key.badge, Badge { deaths += 1 }, .OBJC_ASSOCIATION_RETAIN)
      UIApplication.shared.endTurn()
      #expect(deaths == 0)
    }
    UIApplication.shared.endTurn()
    #expect(deaths == 1)
  }

  @Test func `of very many views some are looked at in each turn, and the last one's turn comes`() {
    var deaths = 0
    var views = (0..<2_000).map { _ in UIView() }
    for view in views {
      objc_setAssociatedObject(view, &Key.badge, Badge { deaths += 1 }, .OBJC_ASSOCIATION_RETAIN)
    }
    views.removeLast(1_000)
    for _ in 0..<5 { UIApplication.shared.endTurn() }
    #expect(deaths == 1_000)
    views = []
    for _ in 0..<5 { UIApplication.shared.endTurn() }
    #expect(deaths == 2_000)
  }
}
