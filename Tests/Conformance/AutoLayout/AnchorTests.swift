import Foundation
import HeadlessUIKit
import Testing

/// Group V: anchors as things of their own.
@MainActor struct AnchorTests {
  private func room() -> (root: UIView, views: [UIView]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let views = (0..<3).map { _ in UIView() }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 20),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    return (root, views)
  }

  @Test("W53 a rule by an anchor's name is of what an override of that name answers")
  func overridden() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (frame, below) = (Framed(frame: CGRect(x: 0, y: 0, width: 300, height: 60)), UIView())
    root.addSubview(frame)
    root.addSubview(below)
    below.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: frame.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
      below.widthAnchor.constraint(equalToConstant: 20), below.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(below.frame == CGRect(x: 0, y: 40, width: 20, height: 20))
    #expect(frame.coordinateSpace === frame.box)
  }

  /// Others are laid out by what is in it.
  private final class Framed: UIView {
    let box = UIView()
    override init(frame: CGRect) {
      super.init(frame: frame)
      box.frame = CGRect(x: 10, y: 10, width: 100, height: 30)
      addSubview(box)
    }
    required init?(coder: NSCoder) { nil }
    override var bottomAnchor: NSLayoutYAxisAnchor { box.bottomAnchor }
    override var coordinateSpace: any UICoordinateSpace { box }
  }

  @Test("V241 the way between two anchors is a dimension, which rules may compare and multiply")
  func offsets() {
    let (root, views) = room()
    let gaps = [
      root.leadingAnchor.anchorWithOffset(to: views[0].leadingAnchor),
      views[0].trailingAnchor.anchorWithOffset(to: views[1].leadingAnchor),
      views[1].trailingAnchor.anchorWithOffset(to: views[2].leadingAnchor),
      views[2].trailingAnchor.anchorWithOffset(to: root.trailingAnchor),
    ]
    NSLayoutConstraint.activate(gaps.dropFirst().map { $0.constraint(equalTo: gaps[0]) })
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [60, 140, 220])
  }

  @Test("V241 the way back is less than nothing, and turns round with the reading direction")
  func negative() {
    for (direction, x) in [(UISemanticContentAttribute.forceLeftToRight, 130.0), (.forceRightToLeft, 150)] {
      let (root, views) = room()
      root.semanticContentAttribute = direction
      for view in views { view.semanticContentAttribute = direction }
      views[0].centerXAnchor.constraint(equalTo: root.leftAnchor, constant: 150).isActive = true
      let back = views[1].leadingAnchor.anchorWithOffset(to: views[0].leadingAnchor)
      back.constraint(equalToConstant: 10).isActive = true
      root.layoutIfNeeded()
      #expect(abs(views[1].frame.minX - x) < 0.001)
    }
  }

  @Test("V241 a rule about a way ends with the views that it is about")
  func ends() {
    let (root, views) = room()
    let way = views[0].topAnchor.anchorWithOffset(to: views[1].bottomAnchor).constraint(equalToConstant: 30)
    way.isActive = true
    #expect(way.isActive)
    views[1].removeFromSuperview()
    #expect(!way.isActive && root.constraints.contains(way) == false)
  }

  @Test("V242 a rule's anchors equal those that it was made with")
  func anchors() {
    let (root, views) = room()
    let rule = views[0].leadingAnchor.constraint(equalTo: root.trailingAnchor)
    #expect(
      rule.firstAnchor.isEqual(views[0].leadingAnchor) && rule.secondAnchor?.isEqual(root.trailingAnchor) == true)
    #expect(!rule.firstAnchor.isEqual(views[0].trailingAnchor) && !rule.firstAnchor.isEqual(root.leadingAnchor))
    #expect(views[0].widthAnchor.constraint(equalToConstant: 3).secondAnchor == nil)
    #expect(Set([views[0].leadingAnchor, views[0].leadingAnchor, views[1].leadingAnchor]).count == 2)
  }

  @Test("V243 a view's own rules move with it: its superview is not laid out, and does not take it back")
  func ownRules() {
    final class Counting: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let (root, row) = (Counting(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), UIView())
    row.frame = CGRect(x: 0, y: 100, width: 300, height: 60)
    root.addSubview(row)
    let button = UIView()
    button.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: row.trailingAnchor),
      button.heightAnchor.constraint(equalTo: row.heightAnchor),
      button.widthAnchor.constraint(equalToConstant: 80),
    ])
    root.layoutIfNeeded()
    let before = root.count
    row.center.x -= 80
    root.layoutIfNeeded()
    #expect(root.count == before && row.frame.minX == -80)
    #expect(button.frame == CGRect(x: 300, y: 0, width: 80, height: 60))
    let line = root.widthAnchor.constraint(greaterThanOrEqualTo: row.widthAnchor)
    line.isActive = true
    root.layoutIfNeeded()
    #expect(root.count == before)
    row.center.x += 80
    root.layoutIfNeeded()
    #expect(root.count == before + 1)
  }

  @Test("V243 a row that a finger moves stays where it is until the table has something to lay out")
  func movedRow() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let (phone, source) = (Phone(), Source())
    let table = UITableView(frame: phone.window.bounds)
    table.dataSource = source
    phone.window.addSubview(table)
    phone.window.layoutIfNeeded()
    guard let cell = table.visibleCells.first else { return #expect(Bool(false)) }
    let actions = UIView()
    actions.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(actions)
    actions.leftAnchor.constraint(equalTo: cell.rightAnchor).isActive = true
    actions.heightAnchor.constraint(equalTo: cell.heightAnchor).isActive = true
    phone.window.layoutIfNeeded()
    cell.center.x -= 80
    phone.window.layoutIfNeeded()
    #expect(cell.frame.minX == -80)
    table.reloadData()
    phone.window.layoutIfNeeded()
    #expect(table.visibleCells.first?.frame.minX == 0)
  }

  @Test("W31 what affects a view's layout is what is about it, and about that, along the axis")
  func affecting() {
    let (root, views) = room()
    let rules = [
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 5),
      views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ]
    NSLayoutConstraint.activate(rules)
    let found = views[1].constraintsAffectingLayout(for: .horizontal)
    #expect(found.contains(rules[0]) && found.contains(rules[1]) && !found.contains(rules[2]) && found.count == 4)
    #expect(views[2].constraintsAffectingLayout(for: .vertical).count == 2)
    #expect(views[2].rightAnchor.constraintsAffectingLayout.contains(rules[2]))
    #expect(root.constraintsAffectingLayout(for: .horizontal).isEmpty && !views[0].topAnchor.hasAmbiguousLayout)
    let room = UILayoutGuide()
    views[0].addLayoutGuide(room)
    let width = room.widthAnchor.constraint(equalToConstant: 5)
    width.isActive = true
    #expect(room.constraintsAffectingLayout(for: .horizontal) == [width] && !room.hasAmbiguousLayout)
    #expect(UILayoutGuide().constraintsAffectingLayout(for: .horizontal).isEmpty)
    let guide = views[2].layoutGuide(for: .margins(cornerAdaptation: .horizontal))
    #expect(guide === views[2].layoutMarginsGuide)
    #expect(views[2].edgeInsets(for: .margins()) == views[2].layoutMargins)
  }
}
