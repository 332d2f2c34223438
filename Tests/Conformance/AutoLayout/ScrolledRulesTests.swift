import Foundation
import HeadlessUIKit
import Testing

/// Rules W12, W120 and W125: what constraints make of a scroll view and of what is in it.
@MainActor @Suite("W: rules of what scrolls") struct ScrolledRulesTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private func content(_ view: UIView = UIView()) -> UIView {
    if scroll.superview == nil { root.addSubview(scroll) }
    view.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(view)
    return view
  }

  private typealias Attribute = NSLayoutConstraint.Attribute

  private func rule(
    _ view: UIView, _ attribute: Attribute, _ other: UIView?, _ otherAttribute: Attribute? = nil,
    _ constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: other,
      attribute: other == nil ? .notAnAttribute : otherAttribute ?? attribute, multiplier: 1, constant: constant)
  }

  @Test("W120 what is pinned to something outside stays there while the content scrolls, and is touched there")
  func pinned() {
    let phone = Phone.forGestures()
    phone.window.addSubview(root)
    let (body, header, button) = (content(), content(), content())
    button.accessibilityIdentifier = "button"
    NSLayoutConstraint.activate([
      body.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 100),
      body.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      body.leftAnchor.constraint(equalTo: scroll.leftAnchor),
      body.rightAnchor.constraint(equalTo: scroll.rightAnchor),
      body.widthAnchor.constraint(equalTo: root.widthAnchor),
      body.heightAnchor.constraint(equalToConstant: 1000),
      header.topAnchor.constraint(equalTo: root.topAnchor), header.bottomAnchor.constraint(equalTo: body.topAnchor),
      header.leftAnchor.constraint(equalTo: root.leftAnchor),
      header.rightAnchor.constraint(equalTo: root.rightAnchor),
      button.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      button.rightAnchor.constraint(equalTo: root.rightAnchor),
      button.widthAnchor.constraint(equalToConstant: 40), button.heightAnchor.constraint(equalToConstant: 40),
    ])
    phone.application.endTurn()
    #expect(scroll.contentSize == CGSize(width: 200, height: 1100))
    for (offset, height) in [(0, 100), (-50, 150), (60, 40)] as [(CGFloat, CGFloat)] {
      scroll.contentOffset.y = offset
      phone.application.endTurn()
      #expect(header.frame == CGRect(x: 0, y: offset, width: 200, height: height))
      #expect(button.frame == CGRect(x: 160, y: offset + 160, width: 40, height: 40))
      #expect(phone.hit(180, 180) == "button")
    }
  }

  @Test(
    "W120 lengths from outside, and rules on a view above that are about the content alone, are not solved anew")
  func notAnew() {
    final class Asked: UIView {
      var count = 0
      override var intrinsicContentSize: CGSize {
        count += 1
        return CGSize(width: 50, height: 50)
      }
    }
    let (asked, below) = (Asked(), UIView())
    _ = (content(asked), content(below))
    root.addConstraints(
      [Attribute.top, .left, .right].map { rule(asked, $0, scroll) }
        + [Attribute.left, .bottom].map { rule(below, $0, scroll) } + [
          rule(below, .top, asked, .bottom), rule(asked, .width, root), rule(below, .height, nil, nil, 500),
          rule(below, .width, nil, nil, 10),
        ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 550))
    let before = asked.count
    scroll.contentOffset.y = 100
    root.layoutIfNeeded()
    #expect(asked.count == before && asked.frame.minY == 0)
  }

  @Test("W12 it is the items that make content, on whichever view a rule is")
  func holders() {
    scroll.translatesAutoresizingMaskIntoConstraints = false
    let (body, middle) = (content(), content())
    let edges: [Attribute] = [.top, .bottom, .left, .right]
    root.addConstraints(edges.map { rule(scroll, $0, root) } + edges.map { rule(body, $0, scroll) })
    root.addConstraints([
      rule(body, .width, scroll), rule(body, .height, nil, nil, 2000), rule(middle, .centerX, scroll),
      rule(middle, .centerY, scroll), rule(middle, .width, nil, nil, 20), rule(middle, .height, nil, nil, 20),
    ])
    root.layoutIfNeeded()
    #expect(scroll.frame == root.bounds && scroll.contentSize == CGSize(width: 200, height: 2000))
    scroll.contentOffset.y = 100
    root.setNeedsLayout()
    body.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(body.frame == CGRect(x: 0, y: 0, width: 200, height: 2000))
    #expect(middle.frame == CGRect(x: 90, y: 90, width: 20, height: 20))
  }

  @Test("W125 margins of a scroll view are, for what is in it, those of its content")
  func margins() {
    let ways: [(UIView, UIScrollView) -> [NSLayoutConstraint]] = [
      { body, scroll in
        ["H:|-[body(300)]-|", "V:|-[body(1000)]-|"].flatMap {
          NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: ["body": body])
        }
      },
      { body, scroll in
        let guide = scroll.layoutMarginsGuide
        return [
          body.topAnchor.constraint(equalTo: guide.topAnchor),
          body.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
          body.leftAnchor.constraint(equalTo: guide.leftAnchor),
          body.rightAnchor.constraint(equalTo: guide.rightAnchor),
          body.widthAnchor.constraint(equalToConstant: 300), body.heightAnchor.constraint(equalToConstant: 1000),
        ]
      },
      { body, scroll in
        [
          self.rule(body, .top, scroll, .topMargin), self.rule(body, .bottom, scroll, .bottomMargin),
          self.rule(body, .leading, scroll, .leadingMargin), self.rule(body, .trailing, scroll, .trailingMargin),
          self.rule(body, .width, nil, nil, 300), self.rule(body, .height, nil, nil, 1000),
        ]
      },
    ]
    for way in ways {
      let body = content()
      NSLayoutConstraint.activate(way(body, scroll))
      root.layoutIfNeeded()
      #expect(scroll.contentSize == CGSize(width: 316, height: 1016))
      #expect(body.frame == CGRect(x: 8, y: 8, width: 300, height: 1000))
      body.removeFromSuperview()
    }
    let (body, guide) = (content(), scroll.layoutMarginsGuide)
    NSLayoutConstraint.activate([
      body.topAnchor.constraint(equalTo: guide.topAnchor),
      body.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      body.leftAnchor.constraint(equalTo: guide.leftAnchor),
      body.rightAnchor.constraint(equalTo: guide.rightAnchor),
      body.widthAnchor.constraint(equalTo: guide.widthAnchor), body.heightAnchor.constraint(equalToConstant: 900),
    ])
    root.layoutIfNeeded()
    #expect(body.frame.width == 184 && scroll.contentSize == CGSize(width: 200, height: 916), "lengths are its own")
  }
}
