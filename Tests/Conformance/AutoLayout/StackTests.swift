import Foundation
import HeadlessUIKit
import Testing

/// Group V: where a stack view puts its views.
@MainActor struct StackTests {
  private func stack(
    _ sizes: [(Double, Double)], _ change: (UIStackView) -> Void = { _ in }
  ) -> (stack: UIStackView, frames: [CGRect]) {
    let views = sizes.map { UIView(frame: CGRect(x: 0, y: 0, width: $0.0, height: $0.1)) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    change(stack)
    stack.layoutIfNeeded()
    return (stack, views.map(\.frame))
  }

  private let three = [(20.0, 10.0), (40, 10), (60, 10)]

  @Test("V45 an arranged view can't be put beyond the end: UIKit raises")
  func beyondTheEnd() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIStackView(arrangedSubviews: [UIView()]).insertArrangedSubview(UIView(), at: 7) }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("insertArrangedSubview(_:at: 7): it has 1 arranged subviews"))
  }

  @Test(
    "W123 filled proportionally views share by their content's sizes, not their frames', and the last has the rest")
  func proportional() {
    final class Box: UIView {
      var wanted: CGFloat = 0
      override var intrinsicContentSize: CGSize { CGSize(width: wanted, height: 10) }
    }
    let boxes = [(10.0, 90.0), (30, 5)].map { wanted, width in
      let box = Box(frame: CGRect(x: 0, y: 0, width: width, height: 10))
      box.wanted = wanted
      return box
    }
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    (stack.distribution, stack.spacing) = (.fillProportionally, 20)
    stack.layoutIfNeeded()
    stack.frame.size.width = 120
    stack.layoutIfNeeded()
    #expect(boxes.map(\.frame.minX) == [0, 40] && boxes.map(\.frame.width) == [20, 80])
    (stack.spacing, stack.isLayoutMarginsRelativeArrangement) = (0, true)
    stack.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    stack.frame.size.width = 200
    stack.layoutIfNeeded()
    #expect(boxes.map(\.frame.minX) == [10, 60] && boxes.map(\.frame.width) == [50, 130])
  }

  @Test("V45 space after a view that is not arranged is no space")
  func spaceAfterOthers() {
    let (stack, loose) = (UIStackView(), UIView())
    stack.setCustomSpacing(30, after: loose)
    #expect(stack.customSpacing(after: loose) == UIStackView.spacingUseDefault)
  }

  @Test("V45 a stack fills, shares evenly or by size, or spreads gaps or middles evenly")
  func distributions() {
    let starts = { (frames: [CGRect]) in frames.map(\.minX) }
    let lengths = { (frames: [CGRect]) in frames.map(\.width) }
    let fill = stack(three) { $0.spacing = 10 }.frames
    #expect(starts(fill) == [0, 30, 80] && lengths(fill) == [20, 40, 120])
    let even = stack(three) {
      $0.distribution = .fillEqually
      $0.spacing = 10
    }.frames
    #expect(starts(even) == [0, 70, 140] && lengths(even) == [60, 60, 60])
    let bySize = stack(three) { $0.distribution = .fillProportionally }.frames
    #expect(zip(lengths(bySize), [200.0 / 6, 400.0 / 6, 100]).allSatisfy { abs($0 - $1) < 1e-9 })
    let gaps = stack(three) { $0.distribution = .equalSpacing }.frames
    #expect(starts(gaps) == [0, 60, 140] && lengths(gaps) == [20, 40, 60])
    let middles = stack(three) { $0.distribution = .equalCentering }.frames
    #expect(middles.map(\.midX) == [10, 90, 170])
  }

  private final class Word: UIView {
    let length: CGFloat
    init(_ length: CGFloat) {
      self.length = length
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { CGSize(width: length, height: 10) }
  }

  @Test("V45 where contents of a filling stack want the same, the first view is longer or shorter than its own")
  func contents() {
    func lengths(_ words: [UIView]) -> [CGFloat] {
      let stack = UIStackView(arrangedSubviews: words)
      stack.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
      stack.layoutIfNeeded()
      return words.map(\.frame.width)
    }
    #expect(lengths([Word(20), Word(30), Word(40)]) == [130, 30, 40])
    #expect(lengths([Word(120), Word(110)]) == [90, 110])
    #expect(lengths([Word(20), UIView(), Word(40)]) == [20, 140, 40])
    let soft = Word(30)
    soft.setContentHuggingPriority(.init(249), for: .horizontal)
    #expect(lengths([Word(20), soft]) == [20, 180])
  }

  @Test("V147 where one reads from the right, a row's first view is the rightmost, and leading is at the right")
  func fromTheRight() {
    let row = stack(three) {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.spacing = 10
      $0.distribution = .equalSpacing
    }.frames
    #expect(row.map(\.minX) == [180, 100, 0])
    let column = stack(three) {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.axis = .vertical
      $0.alignment = .leading
    }.frames
    #expect(column.map(\.maxX) == [200, 200, 200] && column[0].minY == 0)
  }

  @Test("V45 across the axis views fill, or stand at an edge or in the middle")
  func alignments() {
    let expected: [(UIStackView.Alignment, CGFloat, CGFloat)] = [
      (.fill, 0, 100), (.top, 0, 10), (.center, 45, 10), (.bottom, 90, 10),
    ]
    for (alignment, start, breadth) in expected {
      let frame = stack([(20, 10)]) { $0.alignment = alignment }.frames[0]
      #expect(frame.minY == start && frame.height == breadth)
    }
    let column = stack([(20, 10), (30, 20)]) {
      $0.axis = .vertical
      $0.alignment = .trailing
    }.frames
    #expect(column == [CGRect(x: 180, y: 0, width: 20, height: 10), CGRect(x: 170, y: 10, width: 30, height: 90)])
  }

  @Test("V45 what is missing is taken from the last views (ours)")
  func tooLong() {
    let frames = stack([(150, 10), (100, 10), (30, 10)]).frames
    #expect(frames.map(\.width) == [150, 50, 0])
  }

  @Test("V47 hidden views take no room, and come back; one that leaves the stack leaves the arrangement")
  func membership() {
    let (stack, _) = stack(three) { $0.distribution = .fillEqually }
    let views = stack.arrangedSubviews
    views[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[0].frame.width == 100 && views[2].frame.minX == 100)
    views[1].isHidden = false
    stack.removeArrangedSubview(views[0])
    stack.layoutIfNeeded()
    #expect(views[0].superview === stack && views[1].frame.width == 100)
    views[2].removeFromSuperview()
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.count == 1 && views[1].frame.width == 200)
    stack.addArrangedSubview(views[0])
    stack.setCustomSpacing(50, after: views[1])
    stack.layoutIfNeeded()
    #expect(views[0].frame == CGRect(x: 125, y: 0, width: 75, height: 100))
  }

  @Test("V451 a hidden view of a stack closes up where it stands, as broad as it was, and opens from there")
  func hidden() {
    let (stack, _) = stack(three) {
      $0.axis = .vertical
      $0.spacing = 10
    }
    let views = stack.arrangedSubviews
    views[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[1].frame == CGRect(x: 0, y: 20, width: 200, height: 0) && views[2].frame.minY == 20)
    views[2].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[2].frame == CGRect(x: 0, y: 100, width: 200, height: 0))
    views[0].isHidden = true
    stack.layoutIfNeeded()
    #expect(views.allSatisfy { $0.frame == CGRect(x: 0, y: 0, width: 200, height: 0) })
    let phone = Phone()
    phone.window.addSubview(stack)
    for view in views { view.isHidden = false }
    stack.layoutIfNeeded()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = true }
    phone.wait(0.5)
    #expect(views[1].layer.presentation()?.frame == CGRect(x: 0, y: 20, width: 200, height: 5))
    phone.wait(0.6)
    views[1].heightAnchor.constraint(equalToConstant: 30).isActive = true
    stack.layoutIfNeeded()
    #expect(views[1].frame.height == 30 && views[2].frame.minY == 20)
  }

  @Test("V48 a stack in a stack is as long as its views")
  func nested() {
    let inner = UIStackView(
      arrangedSubviews: [(30, 10), (40, 20)].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: $1)) })
    inner.spacing = 5
    #expect(inner.sizeThatFits(.zero) == CGSize(width: 75, height: 20))
    let outer = UIStackView(arrangedSubviews: [inner, UIView()])
    outer.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 75, height: 50))
    #expect(inner.subviews.map(\.frame.minX) == [0, 35])
  }

  @Test("V49 a stack is hit like any view: its views first, then itself")
  func hit() {
    let (stack, _) = stack([(20, 10), (40, 10)]) {
      $0.alignment = .top
      $0.distribution = .equalSpacing
    }
    #expect(stack.hitTest(CGPoint(x: 10, y: 5), with: nil) === stack.arrangedSubviews[0])
    #expect(stack.hitTest(CGPoint(x: 100, y: 50), with: nil) === stack)
  }
}
