import Foundation
import HeadlessUIKit
import Testing

/// Rule W113: who is laid out when something in a layout changes.
@MainActor @Suite("W: laid out alone") struct LaidOutAloneTests {
  /// Writes down each layout of its own.
  private final class Box: UIView {
    let journal: Journal
    let name: String

    init(_ name: String, _ journal: Journal) {
      (self.name, self.journal) = (name, journal)
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      journal.note(name)
    }
  }

  /// Views in each other, from the controller's down, and a label below the innermost.
  private final class Page: UIViewController {
    let journal = Journal()
    lazy var first = Box("first", journal)
    lazy var second = Box("second", journal)
    lazy var third = Box("third", journal)
    let label = UILabel()
    lazy var width = third.widthAnchor.constraint(equalToConstant: 40)

    override func viewDidLoad() {
      view.addSubview(first)
      first.addSubview(second)
      second.addSubview(third)
      second.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      label.text = "abc"
      for (inner, outer) in [(first, view ?? UIView()), (second, first)] {
        NSLayoutConstraint.activate([
          inner.topAnchor.constraint(equalTo: outer.topAnchor),
          inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
          inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
          inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        ])
      }
      NSLayoutConstraint.activate([
        // Odd, so that sums of halves are not the numbers that they are sums of.
        third.topAnchor.constraint(equalTo: second.topAnchor, constant: 0.1),
        third.leadingAnchor.constraint(equalTo: second.leadingAnchor),
        third.heightAnchor.constraint(equalToConstant: 40), width,
        label.topAnchor.constraint(equalTo: third.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: second.leadingAnchor),
      ])
    }

    override func viewWillLayoutSubviews() { journal.note("will") }
    override func viewDidLayoutSubviews() { journal.note("did") }
  }

  private func fixture() -> (phone: Phone, page: Page) {
    let (phone, page) = (Phone.forGestures(), Page())
    phone.window.rootViewController = page
    phone.application.endTurn()
    #expect(page.journal.take() == ["will", "did", "first", "second", "third"])
    return (phone, page)
  }

  @Test("W113 another constant lays out the view around the one that it moves, and that one, and nobody else")
  func constant() {
    let (phone, page) = fixture()
    page.width.constant += 1
    phone.application.endTurn()
    #expect(page.journal.take() == ["second", "third"] && page.third.bounds.width == 41)
  }

  @Test("W113 another text lays out the view around its label; the same one again nobody")
  func text() {
    let (phone, page) = fixture()
    page.label.text = "abcdef"
    phone.application.endTurn()
    #expect(page.journal.take() == ["second"])
    page.label.text = "abcdef"
    phone.application.endTurn()
    #expect(page.journal.take() == [])
  }

  @Test("W113 rules that come and go lay out nobody where nothing moves by them")
  func idleRules() {
    let (phone, page) = fixture()
    let same = page.third.widthAnchor.constraint(equalToConstant: 40)
    same.isActive = true
    phone.application.endTurn()
    same.isActive = false
    phone.application.endTurn()
    #expect(page.journal.take() == [])
  }

  @Test("W113 a view that makes a rule at each of its layouts stands still")
  func rulesAtEachLayout() {
    final class Ruling: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        if layouts < 100 { heightAnchor.constraint(equalToConstant: 50).isActive = true }
      }
    }
    let (phone, page) = fixture()
    let ruling = Ruling()
    ruling.translatesAutoresizingMaskIntoConstraints = false
    page.second.addSubview(ruling)
    for _ in 1...5 { phone.application.endTurn() }
    let layouts = ruling.layouts
    for _ in 1...5 { phone.application.endTurn() }
    #expect(layouts <= 3 && ruling.layouts == layouts)
  }

  @Test("W114 what code has moved stays there until its superview is laid out")
  func movedByCode() {
    let (phone, page) = fixture()
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: page.view.topAnchor),
      badge.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
      badge.widthAnchor.constraint(equalToConstant: 20), badge.heightAnchor.constraint(equalToConstant: 20),
    ])
    phone.application.endTurn()
    badge.center = CGPoint(x: 50, y: 90)
    page.label.text = "something else"
    page.width.constant = 70
    phone.application.endTurn()
    #expect(badge.center == CGPoint(x: 50, y: 90) && page.third.bounds.width == 70)
    page.view.setNeedsLayout()
    phone.application.endTurn()
    #expect(badge.center == CGPoint(x: 190, y: 10))
  }

  @Test("W113 a view whose guide is elsewhere is laid out, and finds it there")
  func guides() {
    final class Guided: UIView {
      let guide = UILayoutGuide()
      var found: [CGFloat] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        found.append(guide.layoutFrame.height)
      }
    }
    let (phone, page) = fixture()
    let guided = Guided(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    guided.addLayoutGuide(guided.guide)
    let height = guided.guide.heightAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([
      height, guided.guide.topAnchor.constraint(equalTo: guided.topAnchor),
      guided.guide.leadingAnchor.constraint(equalTo: guided.leadingAnchor),
      guided.guide.widthAnchor.constraint(equalToConstant: 10),
    ])
    page.third.addSubview(guided)
    phone.application.endTurn()
    height.constant = 30
    phone.application.endTurn()
    phone.application.endTurn()
    #expect(guided.found == [20, 30])
  }

  @Test("W113 a scroll view is laid out by its rules only where they make its content another size")
  func contents() {
    final class Scroll: UIScrollView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let (phone, page) = fixture()
    let (scroll, content) = (Scroll(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    page.view.addSubview(scroll)
    scroll.addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
    let height = content.heightAnchor.constraint(equalToConstant: 300)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor), height,
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
    ])
    phone.application.endTurn()
    let layouts = scroll.layouts
    content.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
    phone.application.endTurn()
    #expect(scroll.layouts == layouts)
    height.constant = 400
    phone.application.endTurn()
    #expect(scroll.layouts > layouts && scroll.contentSize == CGSize(width: 100, height: 400))
  }
}
