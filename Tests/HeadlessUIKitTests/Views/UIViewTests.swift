import HeadlessUIKit
import Testing

@MainActor @Suite("UIView") struct UIViewTests {
  final class Watched: UIView {
    var changes: [String] = []
    override var frame: CGRect { didSet { changes.append("frame") } }
    override var bounds: CGRect { didSet { changes.append("bounds") } }
    override var center: CGPoint { didSet { changes.append("center") } }
    override var transform: CGAffineTransform { didSet { changes.append("transform") } }
    override var isHidden: Bool { didSet { changes.append("isHidden") } }
    override var alpha: CGFloat { didSet { changes.append("alpha") } }
    override var isUserInteractionEnabled: Bool { didSet { changes.append("isUserInteractionEnabled") } }
    override var clipsToBounds: Bool { didSet { changes.append("clipsToBounds") } }
    override var backgroundColor: UIColor? { didSet { changes.append("backgroundColor") } }
    override var tintColor: UIColor! { didSet { changes.append("tintColor") } }
  }

  @Test("properties can be overridden, and hear of what is set through them")
  func overriding() {
    let view = Watched(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.changes == ["frame"])
    view.changes = []
    view.frame = .zero
    view.bounds = .zero
    view.center = .zero
    view.transform = .identity
    view.isHidden = true
    view.alpha = 0.5
    view.isUserInteractionEnabled = false
    view.clipsToBounds = true
    view.backgroundColor = .red
    view.tintColor = .red
    #expect(
      view.changes == [
        "frame", "bounds", "center", "transform", "isHidden", "alpha", "isUserInteractionEnabled", "clipsToBounds",
        "backgroundColor", "tintColor",
      ])
  }

  @Test("init() ends in init(frame:), so a subclass that overrides the one has both")
  func initializers() {
    final class Prepared: UIView {
      var isPrepared = false
      override init(frame: CGRect) {
        super.init(frame: frame)
        isPrepared = true
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Square: UIView {
      init() { super.init(frame: CGRect(x: 0, y: 0, width: 7, height: 7)) }
      required init?(coder: NSCoder) { nil }
    }
    #expect(Prepared().isPrepared)
    #expect(Square().bounds.width == 7)
  }

  @Test("alpha is clamped to 0 and 1")
  func alphaClamped() {
    let view = UIView()
    view.alpha = 3
    #expect(view.alpha == 1)
    view.alpha = -1
    #expect(view.alpha == 0)
  }

  @Test("the tint is the nearest superview's that has one")
  func tint() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    inner.tintColor = .green
    #expect(inner.tintColor == .green)
    inner.tintColor = nil
    #expect(inner.tintColor == .red)
  }

  @Test("viewWithTag looks at the view itself, then at each subview's branch")
  func tags() {
    let root = UIView()
    let first = UIView()
    let deep = UIView()
    let second = UIView()
    root.addSubview(first)
    first.addSubview(deep)
    root.addSubview(second)
    deep.tag = 7
    second.tag = 7
    #expect(root.viewWithTag(7) === deep)
    #expect(second.viewWithTag(7) === second)
    #expect(root.viewWithTag(8) == nil)
  }

  @Test("a view is retained by its superview alone, and retains it not")
  func retaining() {
    var root: UIView? = UIView()
    weak var child: UIView?
    do {
      let made = UIView()
      root?.addSubview(made)
      child = made
    }
    #expect(child != nil)
    root = nil
    #expect(child == nil)
  }

  final class Field: UIView {
    var refuses = false
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { !refuses }
  }

  @Test("endEditing takes the first responder of the branch only, and one that refuses only when forced")
  func endEditing() {
    let window = UIWindow(frame: .zero)
    let form = UIView()
    let field = Field()
    let elsewhere = UIView()
    window.addSubview(form)
    window.addSubview(elsewhere)
    form.addSubview(field)
    field.becomeFirstResponder()
    #expect(!elsewhere.endEditing(true))
    field.refuses = true
    #expect(!form.endEditing(false))
    #expect(field.isFirstResponder)
    #expect(form.endEditing(true))
    #expect(!field.isFirstResponder)
    field.becomeFirstResponder()
    field.refuses = false
    #expect(form.endEditing(false))
    #expect(!form.endEditing(false))
  }

  @Test("hiding a branch has the first responder in it resign")
  func hiding() {
    let window = UIWindow(frame: .zero)
    let form = UIView()
    let field = Field()
    window.addSubview(form)
    form.addSubview(field)
    field.becomeFirstResponder()
    form.isHidden = true
    #expect(!field.isFirstResponder)
  }
}
