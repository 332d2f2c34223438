import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct UIGraphicsTests {
  @Test func `there is no context, so what would draw is never run`() {
    #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
    var isCalled = false
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4)).image { _ in isCalled = true }
    #expect(image.size == CGSize(width: 3, height: 4) && !isCalled)
  }

  @Test func `a snapshot is as large as its view`() {
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(view.snapshotView(afterScreenUpdates: false)?.frame == CGRect(x: 0, y: 0, width: 7, height: 8))
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
  }
}
