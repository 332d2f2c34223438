import HeadlessUIKit
import Testing

/// Layouts that nobody thought of, held against the same hierarchy built at once; and what changes during a layout.
@MainActor @Suite("W: layouts of random trees") struct RandomLayoutsTests {
  @Test("W28 whatever changed, frames are those of the same hierarchy built at once", arguments: 1...60)
  func agrees(seed: Int) {
    let tree = RandomLayout(seed: seed)
    for _ in 1...12 {
      for _ in 1...7 { tree.change() }
      tree.root.layoutIfNeeded()
      let twin = LayoutTwin(of: tree)
      guard let difference = twin.difference else { continue }
      Issue.record("seed \(seed): \(difference), after:\n\(tree.changes.joined(separator: "\n"))")
      return
    }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  private func put(_ view: UIView, in superview: UIView, byFrame: CGRect? = nil) -> UIView {
    if let byFrame { view.frame = byFrame }
    view.translatesAutoresizingMaskIntoConstraints = byFrame != nil
    superview.addSubview(view)
    return view
  }

  @Test("W28 a view that a rule joined to those around it is solved by itself again without that rule")
  func splits() {
    let box = put(UIView(), in: root, byFrame: CGRect(x: 10, y: 10, width: 200, height: 100))
    let inner = put(UIView(), in: box)
    let joining = inner.widthAnchor.constraint(equalTo: root.widthAnchor)
    let own = inner.widthAnchor.constraint(equalTo: box.widthAnchor)
    own.priority = .defaultLow
    NSLayoutConstraint.activate([joining, own])
    root.layoutIfNeeded()
    #expect(inner.frame.width == 400)
    joining.isActive = false
    root.layoutIfNeeded()
    #expect(inner.frame.width == 200)
  }

  @Test("W28 what changed in a view that leaves its superview counts in its own layout")
  func leaves() {
    let box = put(UIView(), in: root)
    let inner = put(UIView(), in: box)
    let width = inner.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    root.layoutIfNeeded()
    width.constant = 30
    box.removeFromSuperview()
    box.layoutIfNeeded()
    #expect(inner.frame.width == 30)
  }

  @Test("W28 margins and the reading direction of a view count in rules around it")
  func margins() {
    let box = put(UIView(), in: root, byFrame: CGRect(x: 10, y: 10, width: 200, height: 100))
    let (beside, after) = (put(UIView(), in: root), put(UIView(), in: root))
    NSLayoutConstraint.activate([
      beside.leftAnchor.constraint(equalTo: box.layoutMarginsGuide.leftAnchor),
      after.centerXAnchor.constraint(equalTo: box.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(beside.frame.minX == 18 && after.center.x == 210)
    box.layoutMargins.left = 50
    box.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(beside.frame.minX == 60 && after.center.x == 10)
  }

  @Test("W28 what is pinned to a view's edges stays there when the view's bounds begin elsewhere")
  func origin() {
    let box = put(UIView(), in: root, byFrame: CGRect(x: 10, y: 10, width: 200, height: 100))
    let inner = put(UIView(), in: box)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
      inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    root.layoutIfNeeded()
    box.bounds.origin = CGPoint(x: 30, y: -20)
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 35 && inner.frame.maxY == 80)
    #expect(inner.convert(CGPoint.zero, to: root).x == 15)
  }

  @Test("W28 a guide of a view with a frame has one place, whoever rules it")
  func guides() {
    let box = put(UIView(), in: root, byFrame: CGRect(x: 10, y: 10, width: 200, height: 100))
    let guide = UILayoutGuide()
    box.addLayoutGuide(guide)
    box.addLayoutGuide(guide)
    #expect(box.layoutGuides == [guide])
    let (width, left) = (
      guide.widthAnchor.constraint(equalTo: box.widthAnchor), guide.leftAnchor.constraint(equalTo: root.leftAnchor)
    )
    NSLayoutConstraint.activate([width, left])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: -10, y: 0, width: 200, height: 0))
    left.isActive = false
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 200, height: 0))
  }

  @Test("W28 a guide that leaves its view takes along rules about the way to it")
  func distances() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let way = root.leftAnchor.anchorWithOffset(to: guide.leftAnchor).constraint(equalToConstant: 20)
    way.isActive = true
    root.removeLayoutGuide(guide)
    #expect(!way.isActive && root.constraints.isEmpty)
  }

  @Test("W28 a flexible view that is squeezed to nothing settles in the first layout")
  func squeezed() {
    let box = put(UIView(), in: root)
    let width = box.widthAnchor.constraint(equalToConstant: 100)
    let flexible = put(UIView(), in: box, byFrame: CGRect(x: 20, y: 0, width: 60, height: 10))
    let beside = put(UIView(), in: box)
    width.isActive = true
    root.layoutIfNeeded()
    flexible.frame = CGRect(x: 20, y: 0, width: 60, height: 10)
    flexible.autoresizingMask = .flexibleWidth
    beside.leftAnchor.constraint(equalTo: flexible.rightAnchor).isActive = true
    width.constant = 10
    root.layoutIfNeeded()
    #expect(flexible.frame == CGRect(x: 20, y: 0, width: 0, height: 10))
    #expect(beside.frame.minX == 20)
  }

  // MARK: During a layout

  /// A view that does something before or after its subviews are placed.
  private final class Laid: UIView {
    var before = {}
    var after = {}
    var times = 0
    override func layoutSubviews() {
      times += 1
      before()
      super.layoutSubviews()
      after()
    }
  }

  @Test("W29 a constraint that changes before super's layoutSubviews counts in it")
  func before() {
    let laid = Laid()
    _ = put(laid, in: root, byFrame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = put(UIView(), in: laid)
    let width = inner.widthAnchor.constraint(equalToConstant: 1)
    width.isActive = true
    var seen: CGFloat = 0
    laid.before = { [unowned laid] in width.constant = laid.bounds.width / 4 }
    laid.after = { seen = inner.frame.width }
    root.layoutIfNeeded()
    #expect(seen == 50 && inner.frame.width == 50)
    laid.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(seen == 75)
  }

  @Test("W29 one that changes after the subviews were placed has the layout done once more")
  func after() {
    let laid = Laid()
    _ = put(laid, in: root, byFrame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = put(UIView(), in: laid)
    let width = inner.widthAnchor.constraint(equalToConstant: 1)
    width.isActive = true
    laid.after = { [unowned laid] in width.constant = laid.bounds.width / 4 }
    root.layoutIfNeeded()
    #expect(inner.frame.width == 50 && laid.times == 2)
  }

  @Test("W29 layouts that change their own constraints every time come to an end")
  func endless() {
    let laid = Laid()
    _ = put(laid, in: root, byFrame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let width = put(UIView(), in: laid).widthAnchor.constraint(equalToConstant: 1)
    width.isActive = true
    laid.after = { width.constant += 1 }
    root.layoutIfNeeded()
    #expect(laid.times < 10)
  }

  private final class Halves: UIViewController {
    lazy var width = half.widthAnchor.constraint(equalToConstant: 0)
    let half = UIView()
    override func viewDidLoad() {
      half.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(half)
      width.isActive = true
    }
    override func viewWillLayoutSubviews() { width.constant = view.bounds.width / 2 }
  }

  @Test("W29 a controller's viewWillLayoutSubviews rules the layout that follows")
  func controller() {
    let halves = Halves()
    halves.view.frame = root.bounds
    halves.view.layoutIfNeeded()
    #expect(halves.half.frame.width == 200)
    halves.view.frame.size.width = 100
    halves.view.layoutIfNeeded()
    #expect(halves.half.frame.width == 50)
  }
}
