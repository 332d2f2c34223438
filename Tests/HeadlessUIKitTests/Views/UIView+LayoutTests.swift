import HeadlessUIKit
import Testing

@MainActor @Suite("UIView's layout") struct UIViewLayoutTests {
  final class Counting: UIView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      for child in subviews { child.frame.size = CGSize(width: 300, height: 100) }
    }
  }

  private func layouts(_ views: Counting...) -> [Int] { views.map(\.layouts) }

  @Test("layoutIfNeeded lays out once for any number of requests, and not again without one")
  func once() {
    let parent = Counting()
    let child = Counting()
    parent.addSubview(child)
    parent.layoutIfNeeded()
    #expect(child.frame.size == CGSize(width: 300, height: 100))
    #expect(layouts(parent, child) == [1, 1])
    parent.layoutIfNeeded()
    #expect(layouts(parent, child) == [1, 1])
    parent.setNeedsLayout()
    parent.setNeedsLayout()
    parent.layoutIfNeeded()
    #expect(layouts(parent, child) == [2, 1])
  }

  @Test("layoutIfNeeded begins at the topmost superview in a row that awaits layout")
  func fromTheTop() {
    let root = Counting()
    let middle = Counting()
    let leaf = Counting()
    root.addSubview(middle)
    middle.addSubview(leaf)
    root.layoutIfNeeded()
    middle.setNeedsLayout()
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect(layouts(root, middle, leaf) == [1, 2, 2])
  }

  @Test("a pass finds what awaits layout deep below, and what was added there since the last one")
  func deepBelow() {
    let root = Counting()
    let middle = Counting()
    let leaf = Counting()
    root.addSubview(middle)
    root.layoutIfNeeded()
    middle.addSubview(leaf)
    root.layoutIfNeeded()
    #expect(layouts(root, middle, leaf) == [1, 2, 1])
    leaf.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(layouts(root, middle, leaf) == [1, 2, 2])
    let late = Counting()
    middle.layoutIfNeeded()
    late.layoutIfNeeded()
    leaf.addSubview(late)
    root.layoutIfNeeded()
    #expect(layouts(leaf, late) == [3, 2])
  }

  @Test("a new size asks for layout, and so does another origin of the bounds; a new place doesn't")
  func sizeAsks() {
    let view = Counting()
    view.layoutIfNeeded()
    view.center = CGPoint(x: 50, y: 50)
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    view.frame.size.width = 10
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
    view.bounds.origin = CGPoint(x: 5, y: 5)
    view.layoutIfNeeded()
    #expect(view.layouts == 3)
  }

  @Test("a controller hears of its root view's layout, before and after")
  func controller() {
    final class Controller: UIViewController {
      var heard: [String] = []
      override func viewWillLayoutSubviews() { heard.append("will") }
      override func viewDidLayoutSubviews() { heard.append("did") }
    }
    let controller = Controller()
    controller.view.layoutIfNeeded()
    #expect(controller.heard == ["will", "did"])
  }

  @Test("sizeToFit takes what sizeThatFits says, and keeps the upper left corner")
  func sizeToFit() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width + 10, height: 20) }
    }
    let view = Fitting(frame: CGRect(x: 5, y: 6, width: 30, height: 30))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 40, height: 20))
    let plain = UIView(frame: CGRect(x: 5, y: 6, width: 30, height: 30))
    plain.sizeToFit()
    #expect(plain.frame == CGRect(x: 5, y: 6, width: 30, height: 30))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 50, height: 20))
    #expect(view.center == CGPoint(x: 25, y: 16))
  }

  /// A 100 × 100 superview that grows to 200 × 300, with a subview at (10, 20) of 30 × 40.
  private func frame(after mask: UIView.AutoresizingMask) -> CGRect {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 300)
    return child.frame
  }

  @Test("an empty mask keeps the frame")
  func noMask() {
    #expect(frame(after: []) == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("one flexible part of an axis takes all of the growth")
  func onePart() {
    #expect(frame(after: [.flexibleWidth, .flexibleHeight]) == CGRect(x: 10, y: 20, width: 130, height: 240))
    #expect(
      frame(after: [.flexibleLeftMargin, .flexibleTopMargin]) == CGRect(x: 110, y: 220, width: 30, height: 40))
    #expect(
      frame(after: [.flexibleRightMargin, .flexibleBottomMargin]) == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("several flexible parts share the growth by their length")
  func shared() {
    #expect(frame(after: [.flexibleLeftMargin, .flexibleWidth]) == CGRect(x: 35, y: 20, width: 105, height: 40))
    #expect(
      frame(after: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
        == CGRect(x: 10, y: 60, width: 30, height: 120))
  }

  @Test("parts without any length share the growth evenly")
  func evenly() {
    let parent = UIView()
    let child = UIView()
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleHeight]
    parent.addSubview(child)
    parent.bounds.size = CGSize(width: 100, height: 50)
    #expect(child.frame == CGRect(x: 50, y: 0, width: 0, height: 50))
  }

  @Test("autoresizesSubviews false leaves subviews as they are")
  func off() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth]
    parent.addSubview(child)
    parent.autoresizesSubviews = false
    parent.bounds.size.width = 500
    #expect(child.frame.width == 100)
  }

  @Test("a transformed subview grows about its transform")
  func transformed() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.bounds.size = CGSize(width: 200, height: 100)
    #expect(child.bounds.size == CGSize(width: 200, height: 100))
    #expect(child.center == CGPoint(x: 100, y: 50))
    #expect(child.frame == CGRect(x: 50, y: 25, width: 100, height: 50))
  }
}
