import Foundation
import HeadlessUIKit
import Testing

/// Group W: what constraints line up of a view, in place of its frame.
@MainActor struct AlignmentTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func placed(_ view: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  @Test("W24 constraints are about the alignment rectangle: what lies outside of it stands over")
  func insets() {
    let (badge, beside) = (placed(BadgedView()), placed(UIView()))
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      badge.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      badge.widthAnchor.constraint(equalToConstant: 50), badge.heightAnchor.constraint(equalToConstant: 30),
      beside.leadingAnchor.constraint(equalTo: badge.trailingAnchor),
      beside.topAnchor.constraint(equalTo: badge.topAnchor),
      beside.widthAnchor.constraint(equalTo: badge.widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 20, y: 12, width: 58, height: 38))
    #expect(beside.frame.origin == CGPoint(x: 70, y: 20) && beside.frame.width == 50)
    #expect(root.hitTest(CGPoint(x: 75, y: 14), with: nil) === badge)
  }

  @Test("W24 a content's size is the alignment rectangle's")
  func content() {
    let badge = placed(BadgedView())
    badge.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    badge.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 80, y: 32, width: 48, height: 28))
  }

  @Test("W24 an override of alignmentRect(forFrame:) counts as its insets do")
  func rectangle() {
    let view = ShadowedView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    root.addSubview(view)
    let beside = placed(UIView())
    beside.topAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(beside.frame.minY == 26)
    #expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: view.frame)) == view.frame)
  }

  @Test("W25 a baseline is that of the view which the view names for it")
  func baselines() {
    let (titled, mark) = (placed(TitledView()), placed(UIView()))
    NSLayoutConstraint.activate([
      titled.topAnchor.constraint(equalTo: root.topAnchor), mark.heightAnchor.constraint(equalToConstant: 1),
      mark.topAnchor.constraint(equalTo: titled.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let label = UILabel()
    label.text = "A"
    let alone = placed(label)
    alone.topAnchor.constraint(equalTo: root.topAnchor, constant: 30).isActive = true
    mark.bottomAnchor.constraint(greaterThanOrEqualTo: root.topAnchor).isActive = true
    let other = placed(UIView())
    other.topAnchor.constraint(equalTo: alone.firstBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(mark.frame.minY == other.frame.minY && mark.frame.minY > 30)
  }
}

/// Eight points of a badge stand out of it, above and to the right.
private final class BadgedView: UIView {
  override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 8) }
  override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
}

private final class ShadowedView: UIView {
  override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: shadow) }
  override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: -shadow.bottom, right: 0))
  }
  private var shadow: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 4, right: 0) }
}

/// A label thirty points below its upper edge.
private final class TitledView: UIView {
  private let title = UILabel()

  init() {
    super.init(frame: .zero)
    title.text = "A"
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)
    title.topAnchor.constraint(equalTo: topAnchor, constant: 30).isActive = true
  }

  required init?(coder: NSCoder) { nil }

  override var forFirstBaselineLayout: UIView { title }
}
