import Foundation
import HeadlessUIKit
import Testing

/// Rules W1 to W10: what constraints make of frames.
@MainActor @Suite("W: constraints") struct ConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func placed(_ name: String = "", in superview: UIView? = nil) -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  /// A view with a content of that size.
  final class Content: UIView {
    let size: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
  }

  private func fill(_ view: UIView, _ margin: CGFloat = 0) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: margin),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -margin),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: margin),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -margin),
    ])
  }

  /// Without an initializer of its own.
  private final class Named: NSLayoutConstraint { var label = "" }

  @Test("L8 a constraint of an application's own class is made with UIKit's initializers")
  func ownClass() {
    let (view, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    let attributes: [(NSLayoutConstraint.Attribute, CGFloat)] = [
      (.left, 5), (.top, 6), (.width, -7), (.height, -8),
    ]
    let rules = attributes.map { attribute, constant in
      Named(
        item: child, attribute: attribute, relatedBy: .equal, toItem: view, attribute: attribute, multiplier: 1,
        constant: constant)
    }
    rules[0].label = "left"
    NSLayoutConstraint.activate(rules)
    view.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 5, y: 6, width: 93, height: 92))
    #expect(rules[0].firstAttribute == .left && rules[0].secondItem === view && rules[0].relation == .equal)
    #expect(Named().firstItem == nil)
  }

  @Test("W46 an active constraint becomes optional, and required again")
  func otherPriority() {
    let view = placed()
    let wide = view.widthAnchor.constraint(equalToConstant: 80)
    NSLayoutConstraint.activate([wide, view.widthAnchor.constraint(lessThanOrEqualToConstant: 50)])
    wide.priority = .defaultLow
    root.layoutIfNeeded()
    #expect(view.frame.width == 50 && wide.isActive)
    let narrow = view.widthAnchor.constraint(equalToConstant: 20)
    narrow.priority = .defaultLow
    narrow.isActive = true
    wide.isActive = false
    narrow.priority = .required
    root.layoutIfNeeded()
    #expect(view.frame.width == 20 && narrow.priority == .required)
  }

  @Test("W1 the frame of a view that translates its mask is given")
  func given() {
    let fixed = UIView(frame: CGRect(x: 30, y: 10, width: 50, height: 20))
    root.addSubview(fixed)
    let beside = placed()
    NSLayoutConstraint.activate([
      beside.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 5),
      beside.topAnchor.constraint(equalTo: fixed.topAnchor),
      beside.widthAnchor.constraint(equalTo: fixed.widthAnchor, multiplier: 0.5),
      beside.heightAnchor.constraint(equalTo: fixed.heightAnchor, constant: 2),
    ])
    root.layoutIfNeeded()
    #expect(fixed.frame == CGRect(x: 30, y: 10, width: 50, height: 20))
    #expect(beside.frame == CGRect(x: 85, y: 10, width: 25, height: 22))
    fixed.frame.origin.x = 40
    root.layoutIfNeeded()
    #expect(beside.frame.minX == 95)
    fixed.center.y += 10
    root.layoutIfNeeded()
    #expect(beside.frame.minY == 20)
  }

  @Test("W2 edges, middles and lengths come out as ruled, also across levels of the tree")
  func ruled() {
    let box = placed()
    fill(box, 10)
    let inner = placed(in: box)
    NSLayoutConstraint.activate([
      inner.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      inner.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -20),
      inner.widthAnchor.constraint(equalToConstant: 40),
      NSLayoutConstraint(
        item: inner, attribute: .height, relatedBy: .equal, toItem: inner, attribute: .width, multiplier: 0.5,
        constant: 1),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 10, y: 10, width: 180, height: 80))
    #expect(inner.frame == CGRect(x: 70, y: 49, width: 40, height: 21))
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(box.frame.width == 280 && inner.frame.minX == 120)
  }

  @Test("W2 at least and at most bound what else would be")
  func bounds() {
    let view = placed()
    fill(view)
    let most = view.widthAnchor.constraint(lessThanOrEqualToConstant: 120)
    let end = root.constraints.first { $0.firstAttribute == .trailing }
    end?.isActive = false
    most.isActive = true
    view.widthAnchor.constraint(greaterThanOrEqualTo: root.widthAnchor, multiplier: 0.5).isActive = true
    let wish = view.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = .defaultLow
    wish.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 120)
    wish.constant = 1
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }

  @Test("W3 a constraint is active on the nearest view that contains both items")
  func holders() {
    let (box, other) = (placed(), placed())
    let inner = placed(in: box)
    let own = inner.widthAnchor.constraint(equalToConstant: 1)
    let up = inner.leftAnchor.constraint(equalTo: box.leftAnchor)
    let across = inner.topAnchor.constraint(equalTo: other.topAnchor)
    NSLayoutConstraint.activate([own, up, across])
    #expect(inner.constraints == [own] && box.constraints == [up] && root.constraints == [across])
    root.removeConstraint(own)
    #expect(own.isActive)
    NSLayoutConstraint.deactivate([own])
    #expect(!own.isActive && inner.constraints.isEmpty)
    root.addConstraint(own)
    #expect(root.constraints == [across, own] && own.isActive)
  }

  @Test("W4 what is not required gives way, the lower priority first")
  func priorities() {
    let view = placed()
    let wishes = [(60.0, 300.0), (80, 700), (100, 500)].map { length, priority in
      let wish = view.widthAnchor.constraint(equalToConstant: length)
      wish.priority = UILayoutPriority(Float(priority))
      wish.isActive = true
      return wish
    }
    root.layoutIfNeeded()
    #expect(view.frame.width == 80)
    wishes[1].isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
    wishes[0].priority = UILayoutPriority(900)
    root.layoutIfNeeded()
    #expect(view.frame.width == 60)
  }

  @Test("W5 contents resist being smaller more than being larger, as their priorities say")
  func contents() {
    let (one, other) = (Content(120, 10), Content(130, 20))
    for view in [one, other] { root.addSubview(view) }
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      other.leadingAnchor.constraint(equalTo: one.trailingAnchor),
      other.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    one.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    root.layoutIfNeeded()
    #expect(one.frame.size == CGSize(width: 70, height: 10) && other.frame.width == 130)
    one.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(one.frame.width + other.frame.width == 400)
    one.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    root.layoutIfNeeded()
    #expect(one.frame.width == 120 && other.frame.width == 280)
    other.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    root.layoutIfNeeded()
    #expect(one.frame.width == 270 && other.frame.width == 130)
    #expect(other.contentHuggingPriority(for: .horizontal) == .defaultHigh)
    #expect(other.contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  @Test("W6 of contents with equal priorities the first is stretched, and the last pressed")
  func equals() {
    let views = [Content(50, 10), Content(50, 10), Content(50, 10)]
    var edge = root.leadingAnchor
    for view in views {
      root.addSubview(view)
      view.leadingAnchor.constraint(equalTo: edge).isActive = true
      edge = view.trailingAnchor
    }
    edge.constraint(equalTo: root.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [100, 50, 50])
    root.frame.size.width = 70
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [50, 20, 0])
  }

  @Test("W6 of texts of several lines, side by side, the last is stretched, before all others")
  func stretchedTexts() {
    func stretched(_ lines: Int...) -> Int? {
      let row = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 50))
      var edge = row.leadingAnchor
      let labels = lines.map { lines in
        let label = UILabel()
        (label.text, label.numberOfLines) = ("Name", lines)
        label.translatesAutoresizingMaskIntoConstraints = false
        row.addSubview(label)
        label.leadingAnchor.constraint(equalTo: edge).isActive = true
        edge = label.trailingAnchor
        return label
      }
      edge.constraint(equalTo: row.trailingAnchor).isActive = true
      row.layoutIfNeeded()
      return labels.firstIndex { $0.frame.width > $0.intrinsicContentSize.width + 1 }
    }
    #expect(stretched(1, 1, 1) == 0)
    #expect(stretched(0, 0, 0) == 2)
    #expect(stretched(0, 0, 1) == 1)
    #expect(stretched(1, 0, 1) == 1)
    #expect(stretched(0, 1) == 0)
  }

  @Test("W126 of texts of several lines, one above the other, the first is stretched")
  func textsAbove() {
    for lines in [1, 0] {
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
      let labels = [UILabel(), UILabel()]
      var edge = card.topAnchor
      for label in labels {
        (label.text, label.numberOfLines) = ("Name", lines)
        label.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(label)
        label.leadingAnchor.constraint(equalTo: card.leadingAnchor).isActive = true
        label.topAnchor.constraint(equalTo: edge).isActive = true
        edge = label.bottomAnchor
      }
      edge.constraint(equalTo: card.bottomAnchor).isActive = true
      card.layoutIfNeeded()
      #expect(labels[0].frame.height > 150)
      #expect(labels[1].frame.height < 50)
    }
  }

  @Test(
    "W127 of widths wished for alike the last is kept where there is room to spare, the first where there is not")
  func equalWishes() {
    let views = [placed(), placed()]
    let wishes = views.map { view in
      let wish = view.widthAnchor.constraint(equalToConstant: 50)
      wish.priority = .defaultLow
      return wish
    }
    NSLayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
      views[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    NSLayoutConstraint.activate(wishes)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [150, 50])
    root.frame.size.width = 70
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [50, 20])
  }

  @Test("W7 a required constraint that contradicts others is broken, and told once")
  func contradiction() {
    let phone = Phone()
    phone.window.addSubview(root)
    let view = placed("box")
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 30),
    ])
    let late = view.widthAnchor.constraint(equalToConstant: 40)
    late.isActive = true
    let told = { phone.decisions.filter { $0.hasPrefix("warns") } }
    phone.application.endTurn()
    #expect(view.frame.width == 30 && view.frame.minX == 10)
    #expect(told() == ["warns constraint box.width = 40.0 contradicts others: it is broken (W7)"])
    root.frame.size.width += 1
    phone.application.endTurn()
    #expect(told().count == 1)
    late.isActive = false
    phone.application.endTurn()
    late.isActive = true
    phone.application.endTurn()
    #expect(told().count == 2)
    late.identifier = "too wide"
    late.constant = 30
    phone.application.endTurn()
    late.constant = 50
    phone.application.endTurn()
    #expect(told().last?.contains("too wide") == true)
  }

  @Test("W8 a new constant shows after the turn, or at once by layoutIfNeeded")
  func constants() {
    let phone = Phone()
    phone.window.addSubview(root)
    let view = placed()
    fill(view)
    phone.application.endTurn()
    let start = root.constraints.first { $0.firstAttribute == .leading }
    start?.constant = 50
    #expect(view.frame.minX == 0)
    phone.application.endTurn()
    #expect(view.frame == CGRect(x: 50, y: 0, width: 150, height: 100))
    start?.constant = 20
    #expect(view.frame.minX == 50)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 20)
  }

  @Test("W9 it is layoutSubviews that places subviews: an override without super leaves them where they are")
  func overrides() {
    final class Silent: UIView { override func layoutSubviews() {} }
    final class Speaking: UIView {
      var seen = CGRect.zero
      override func layoutSubviews() {
        super.layoutSubviews()
        seen = subviews[0].frame
      }
    }
    let (silent, speaking) = (Silent(frame: root.frame), Speaking(frame: root.frame))
    for superview in [silent, speaking] {
      let view = placed(in: superview)
      view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      view.widthAnchor.constraint(equalTo: superview.widthAnchor).isActive = true
      superview.layoutIfNeeded()
    }
    #expect(silent.subviews[0].frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(speaking.seen.width == 200)
  }

  @Test("W10 a view that leaves its superview takes along the constraints above it; those inside stay")
  func leaving() {
    let box = placed()
    fill(box)
    let inner = placed(in: box)
    inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 7).isActive = true
    inner.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    #expect(root.constraints.count == 5)
    box.removeFromSuperview()
    #expect(root.constraints.isEmpty && box.constraints.count == 1)
    root.addSubview(box)
    root.layoutIfNeeded()
    #expect(inner.frame.minY == 7 && box.constraints.count == 1)
  }
}
