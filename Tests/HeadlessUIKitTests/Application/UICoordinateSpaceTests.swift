import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct UICoordinateSpaceTests {
  @Test func `points and rectangles convert to the screen and back, and between views`() {
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
    window.addSubview(view)
    let screen = UIScreen.main.coordinateSpace
    #expect(view.convert(CGPoint(x: 1, y: 1), to: screen) == CGPoint(x: 16, y: 27))
    #expect(view.convert(CGPoint(x: 16, y: 27), from: screen) == CGPoint(x: 1, y: 1))
    #expect(view.convert(view.bounds, to: screen) == CGRect(x: 15, y: 26, width: 50, height: 50))
    #expect(view.convert(view.bounds, to: window.coordinateSpace) == view.frame)
    #expect(view.convert(CGRect(x: 15, y: 26, width: 50, height: 50), from: screen) == view.bounds)
  }

  @Test func `the screen converts to a view as the view does from it`() {
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
    let screen: any UICoordinateSpace = UIScreen.main.coordinateSpace
    #expect(screen.convert(CGPoint(x: 16, y: 27), to: window) == CGPoint(x: 6, y: 7))
    #expect(screen.convert(CGPoint(x: 6, y: 7), from: window) == CGPoint(x: 16, y: 27))
    #expect(screen.convert(window.bounds, from: window) == window.frame)
    #expect(screen.convert(window.frame, to: screen) == window.frame)
  }
}
