import HeadlessUIKit
import Testing

@MainActor @Suite("UIView's tree") struct UIViewHierarchyTests {
  final class Told: UIView {
    var log: [String] = []
    var mirror: Told?
    private func note(_ text: String) {
      log.append(text)
      mirror?.log.append("\(accessibilityIdentifier ?? "child") \(text)")
    }
    override func willMove(toSuperview newSuperview: UIView?) {
      note(
        "willMove(toSuperview: \(newSuperview == nil ? "nil" : "view")), in \(superview == nil ? "nil" : "view")")
    }
    override func didMoveToSuperview() { note("didMoveToSuperview, in \(superview == nil ? "nil" : "view")") }
    override func willMove(toWindow newWindow: UIWindow?) {
      note("willMove(toWindow: \(newWindow == nil ? "nil" : "window")), in \(window == nil ? "nil" : "window")")
    }
    override func didMoveToWindow() { note("didMoveToWindow, in \(window == nil ? "nil" : "window")") }
    override func didAddSubview(_ subview: UIView) { note("didAddSubview, of \(subviews.count)") }
    override func willRemoveSubview(_ subview: UIView) { note("willRemoveSubview, of \(subviews.count)") }
  }

  @Test("adding to a view in a window tells of superview, window, window, superview, and then the superview")
  func addingInWindow() {
    let window = UIWindow(frame: .zero)
    let parent = Told()
    let child = Told()
    window.addSubview(parent)
    parent.log = []
    child.mirror = parent
    parent.addSubview(child)
    #expect(
      parent.log == [
        "child willMove(toSuperview: view), in nil",
        "child willMove(toWindow: window), in nil",
        "child didMoveToWindow, in window",
        "child didMoveToSuperview, in view",
        "didAddSubview, of 1",
      ])
  }

  @Test("removing tells in the same order, the superview while the view is still in")
  func removing() {
    let window = UIWindow(frame: .zero)
    let parent = Told()
    let child = Told()
    window.addSubview(parent)
    parent.addSubview(child)
    parent.log = []
    child.mirror = parent
    child.removeFromSuperview()
    #expect(
      parent.log == [
        "child willMove(toSuperview: nil), in view",
        "child willMove(toWindow: nil), in window",
        "willRemoveSubview, of 1",
        "child didMoveToWindow, in nil",
        "child didMoveToSuperview, in nil",
      ])
    #expect(child.next == nil)
  }

  @Test("without a window nobody hears of one; when the branch enters one, all of it does, from the top down")
  func windowLater() {
    let window = UIWindow(frame: .zero)
    let parent = Told()
    let child = Told()
    parent.addSubview(child)
    #expect(child.log == ["willMove(toSuperview: view), in nil", "didMoveToSuperview, in view"])
    child.log = []
    parent.log = []
    child.mirror = parent
    window.addSubview(parent)
    #expect(
      parent.log == [
        "willMove(toSuperview: view), in nil",
        "willMove(toWindow: window), in nil",
        "child willMove(toWindow: window), in nil",
        "didMoveToWindow, in window",
        "child didMoveToWindow, in window",
        "didMoveToSuperview, in view",
      ])
  }

  @Test("moving within a window tells of no window")
  func withinWindow() {
    let window = UIWindow(frame: .zero)
    let other = UIView()
    let child = Told()
    window.addSubview(other)
    window.addSubview(child)
    child.log = []
    other.addSubview(child)
    #expect(child.log == ["willMove(toSuperview: view), in view", "didMoveToSuperview, in view"])
    #expect(window.subviews == [other])
  }

  @Test("a subview added again only comes to the front")
  func addedAgain() {
    let parent = Told()
    let child = Told()
    let other = UIView()
    parent.addSubview(child)
    parent.addSubview(other)
    parent.log = []
    child.log = []
    parent.addSubview(child)
    #expect(parent.subviews == [other, child])
    #expect(child.log.isEmpty)
    #expect(parent.log.isEmpty)
  }

  @Test("an index beyond the ends means the end")
  func indexBeyond() {
    let parent = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    parent.insertSubview(a, at: 9)
    parent.insertSubview(b, at: -1)
    parent.insertSubview(c, at: 1)
    #expect(parent.subviews == [b, c, a])
    parent.insertSubview(b, at: 2)
    #expect(parent.subviews == [c, a, b])
  }

  @Test("strangers are not brought to the front or sent to the back")
  func strangers() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    let stranger = UIView()
    parent.bringSubviewToFront(stranger)
    parent.sendSubviewToBack(stranger)
    #expect(parent.subviews == [child])
    #expect(stranger.superview == nil)
  }

  @Test("a view is its own descendant")
  func descendants() {
    let root = UIView()
    let child = UIView()
    root.addSubview(child)
    #expect(child.isDescendant(of: root))
    #expect(root.isDescendant(of: root))
    #expect(!root.isDescendant(of: child))
  }

  @Test("a touch of a removed view is cancelled while the chain above still stands")
  func touchesEndFirst() {
    final class Chain: UIView {
      var heard: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancelled") }
    }
    let application = UIApplication()
    UIApplication.start(application)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let parent = Chain(frame: window.bounds)
    let child = UIView(frame: window.bounds)
    window.addSubview(parent)
    parent.addSubview(child)
    let place = CGPoint(x: 5, y: 5)
    let down = TouchReport.State(phase: .began, location: place, previousLocation: place)
    application.post(TouchReport(time: 1, contacts: [.init(identifier: 1, state: down)]))
    child.removeFromSuperview()
    #expect(parent.heard == ["began", "cancelled"])
  }

  @Test("a view that moves on hearing that it leaves stays where it went")
  func lastWord() {
    final class Moving: UIView {
      weak var refuge: UIView?
      var moves = 0
      override func willMove(toSuperview newSuperview: UIView?) {
        if newSuperview == nil { refuge?.addSubview(self) }
      }
      override func didMoveToSuperview() { moves += 1 }
    }
    let (parent, refuge) = (UIView(), UIView())
    let child = Moving()
    parent.addSubview(child)
    child.refuge = refuge
    child.removeFromSuperview()
    #expect(child.superview === refuge)
    #expect(parent.subviews.isEmpty)
    #expect(child.moves == 2)
  }

  @Test("adding a view into itself or its own descendant stops the process, by name")
  func circles() async {
    let itself = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    #expect(said(itself).contains("as a subview of itself"))
    let ancestor = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (root, child) = (UIView(), UIView())
        root.addSubview(child)
        child.addSubview(root)
      }
    }
    #expect(said(ancestor).contains("which it contains"))
  }

  private func said(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
