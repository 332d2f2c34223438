import Foundation
import HeadlessUIKit
import Testing

@MainActor struct UISceneTests {
  @Test func `a scene is as active as its application, and knows its status bar`() throws {
    let application = UIApplication()
    UIApplication.start(application)
    let shown = UIWindowScene()
    let window = UIWindow(windowScene: shown)
    window.makeKeyAndVisible()
    let scene = try #require(application.connectedScenes.first { $0.activationState == .foregroundActive })
    #expect(scene === shown && window.windowScene === shown)
    let bar = try #require((scene as? UIWindowScene)?.statusBarManager)
    #expect(bar.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
    #expect(application.statusBarFrame == bar.statusBarFrame && !application.isStatusBarHidden)
    #expect((scene as? UIWindowScene)?.effectiveGeometry.interfaceOrientation == .portrait)
  }
}
