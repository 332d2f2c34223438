import Foundation
import HeadlessUIKit
import Testing

/// Rules W11 to W22: guides, scroll views, sizes, and what touches see of a layout.
@MainActor @Suite("W: layouts") struct LayoutTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func placed(_ view: UIView = UIView(), in superview: UIView? = nil) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  private func fill(_ view: UIView, _ guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @Test("W61 what a view adds and removes as it is laid out is no reason to lay it out once more")
  func rebuilding() {
    final class Rebuilt: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        for view in subviews { view.removeFromSuperview() }
        addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
      }
    }
    let phone = Phone.forGestures()
    let view = Rebuilt(frame: phone.window.bounds)
    phone.window.addSubview(view)
    var taps = 0
    for _ in 1...3 { phone.application.endTurn() }
    #expect(view.layouts == 1)
    (view.subviews.first as? UIButton)?.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    phone.tap(at: (25, 25))
    #expect(taps == 1 && view.layouts == 1)
    view.addSubview(UIView())
    phone.application.endTurn()
    #expect(view.layouts == 2)
    view.setNeedsLayout()
    phone.application.endTurn()
    #expect(view.layouts == 3)
  }

  @Test("W61 rules that code makes anew in each layout lay a view out again only where something moves")
  func rulesInLayout() {
    final class Ruling: UIViewController {
      let box = UIView()
      var layouts = 0
      var rules: [NSLayoutConstraint] = []
      override func viewDidLayoutSubviews() {
        layouts += 1
        NSLayoutConstraint.deactivate(rules)
        if box.superview == nil {
          box.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(box)
        }
        rules = [
          box.topAnchor.constraint(equalTo: view.topAnchor), box.leftAnchor.constraint(equalTo: view.leftAnchor),
          box.widthAnchor.constraint(equalToConstant: 50), box.heightAnchor.constraint(equalToConstant: 50),
        ]
        NSLayoutConstraint.activate(rules)
      }
    }
    let (phone, ruling) = (Phone.forGestures(), Ruling())
    phone.window.rootViewController = ruling
    for _ in 1...3 { phone.application.endTurn() }
    #expect(ruling.box.frame == CGRect(x: 0, y: 0, width: 50, height: 50) && ruling.layouts == 2)
    ruling.view.setNeedsLayout()
    phone.application.endTurn()
    #expect(ruling.layouts == 3)
  }

  @Test("W61 nor does a content that is said to have another size in each layout, and hasn't")
  func invalidating() {
    final class Cloud: UIView {
      var layouts = 0
      override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 30) }
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        invalidateIntrinsicContentSize()
      }
    }
    let phone = Phone.forGestures()
    let cloud = Cloud()
    cloud.translatesAutoresizingMaskIntoConstraints = false
    phone.window.addSubview(cloud)
    NSLayoutConstraint.activate([
      cloud.topAnchor.constraint(equalTo: phone.window.topAnchor),
      cloud.leftAnchor.constraint(equalTo: phone.window.leftAnchor),
    ])
    for _ in 1...3 { phone.application.endTurn() }
    #expect(cloud.frame.size == CGSize(width: 60, height: 30) && cloud.layouts <= 2)
  }

  @Test(
    "W62 a subview's size or transform and another origin of the bounds have a view laid out, once, and a place doesn't"
  )
  func whatAsksForLayout() {
    final class Counted: UIView {
      var layouts = 0
      var changes: () -> Void = {}
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        changes()
      }
    }
    let phone = Phone.forGestures()
    let (view, child) = (Counted(frame: phone.window.bounds), UIView())
    phone.window.addSubview(view)
    view.addSubview(child)
    phone.application.endTurn()
    #expect(view.layouts == 1)
    let steps: [(change: () -> Void, layouts: Int)] = [
      ({ child.frame.size.width += 5 }, 1), ({ child.frame.origin.x += 5 }, 0), ({ child.center.y += 5 }, 0),
      ({ child.bounds.size.height += 5 }, 1), ({ view.bounds.origin.y += 5 }, 1), ({ view.frame.origin.x += 5 }, 0),
      ({ child.transform = CGAffineTransform(scaleX: 2, y: 2) }, 1),
      ({ child.transform = CGAffineTransform(scaleX: 2, y: 2) }, 0),
      ({ child.layer.transform = CATransform3DMakeRotation(1, 0, 0, 1) }, 1),
    ]
    for (place, step) in steps.enumerated() {
      let before = view.layouts
      step.change()
      for _ in 1...3 { phone.application.endTurn() }
      #expect(view.layouts - before == step.layouts, "step \(place)")
    }
    view.changes = {
      child.frame.size.width += 1
      view.bounds.origin.y += 1
    }
    let before = view.layouts
    view.setNeedsLayout()
    for _ in 1...3 { phone.application.endTurn() }
    #expect(view.layouts - before == 1)
  }

  @Test("W11 guides take part as views do, and have a frame")
  func guides() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = placed()
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
      guide.topAnchor.constraint(equalTo: root.topAnchor), guide.heightAnchor.constraint(equalToConstant: 8),
      view.leftAnchor.constraint(equalTo: guide.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 30, y: 0, width: 50, height: 8))
    #expect(view.frame.origin == CGPoint(x: 80, y: 8))
    root.removeLayoutGuide(guide)
    #expect(root.constraints.isEmpty && guide.owningView == nil && root.layoutGuides.isEmpty)
  }

  @Test("W11 margins and safe areas are guides of their view, and follow it")
  func insets() {
    let (inMargins, inSafeArea) = (placed(), placed())
    let controller = UIViewController()
    controller.view = root
    fill(inMargins, root.layoutMarginsGuide)
    fill(inSafeArea, root.safeAreaLayoutGuide)
    root.layoutIfNeeded()
    #expect(inMargins.frame == CGRect(x: 16, y: 0, width: 168, height: 100))
    #expect(inSafeArea.frame == root.bounds)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 4)
    root.layoutIfNeeded()
    #expect(inSafeArea.frame == CGRect(x: 0, y: 20, width: 196, height: 70))
    #expect(inMargins.frame == CGRect(x: 16, y: 20, width: 164, height: 70))
    root.layoutMargins = UIEdgeInsets(top: 1, left: 30, bottom: 2, right: 0)
    root.layoutIfNeeded()
    #expect(inMargins.frame == CGRect(x: 30, y: 21, width: 150, height: 67))
    #expect(root.layoutMarginsGuide.layoutFrame == inMargins.frame)
  }

  @Test("W11 a safe area that depends on where constraints put its view is met")
  func safeAreaOfPlaced() {
    let controller = UIViewController()
    controller.view = root
    controller.additionalSafeAreaInsets.top = 40
    let panel = placed()
    let start = panel.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)
    NSLayoutConstraint.activate([
      start, panel.heightAnchor.constraint(equalToConstant: 80),
      panel.leftAnchor.constraint(equalTo: root.leftAnchor),
      panel.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    let inside = placed(in: panel)
    fill(inside, panel.safeAreaLayoutGuide)
    root.layoutIfNeeded()
    #expect(inside.frame == CGRect(x: 0, y: 30, width: 200, height: 50))
    start.constant = 60
    root.layoutIfNeeded()
    #expect(inside.frame == panel.bounds)
  }

  @Test("W55 margins are at least the superview's where a view preserves those, as far as they reach into it")
  func preserved() {
    final class Heard: UIView {
      var told: [CGFloat] = []
      override func layoutMarginsDidChange() { told.append(layoutMargins.left) }
    }
    let (outer, view) = (UIView(), Heard())
    let inside = placed(in: view)
    outer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    view.frame = CGRect(x: 12, y: 0, width: 188, height: 40)
    outer.addSubview(view)
    outer.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 20, right: 30)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins == UIEdgeInsets(top: 20, left: 18, bottom: 8, right: 30))
    fill(inside, view.layoutMarginsGuide)
    outer.layoutIfNeeded()
    #expect(inside.frame == CGRect(x: 18, y: 20, width: 140, height: 12))
    outer.layoutMargins.left = 40
    outer.layoutIfNeeded()
    #expect(inside.frame.minX == 28 && view.told == [18, 28])
    view.frame.origin.x = 32
    outer.layoutIfNeeded()
    #expect(inside.frame.minX == 8)
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    list.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 20, right: 30)
    list.addSubview(view)
    view.frame.origin.x = 0
    #expect(view.layoutMargins.left == 30 && view.layoutMargins.top == 8)
  }

  @Test("W42 margins begin in the safe area unless the view, or an override of its, says otherwise")
  func marginsBesideSafeArea() {
    final class Plain: UIView {
      override var insetsLayoutMarginsFromSafeArea: Bool {
        get { false }
        set {}
      }
    }
    let controller = UIViewController()
    controller.view = root
    controller.additionalSafeAreaInsets.top = 40
    let (view, plain) = (UIView(frame: root.bounds), Plain(frame: root.bounds))
    root.addSubview(view)
    root.addSubview(plain)
    root.layoutIfNeeded()
    #expect(view.layoutMargins.top == 48 && plain.layoutMargins.top == 8)
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins.top == 8 && view.safeAreaInsets.top == 40)
  }

  @Test("W12 content ruled by all four edges makes a scroll view's content size; its lengths are the view's own")
  func scrolling() {
    let scroll = UIScrollView(frame: root.frame)
    root.addSubview(scroll)
    let content = placed(in: scroll)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 5),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -5),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 490),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 500))
    #expect(content.frame == CGRect(x: 0, y: 5, width: 200, height: 490))
    scroll.contentOffset.y = 100
    content.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(content.frame.minY == 5 && scroll.contentOffset.y == 100)
  }

  @Test("W12 the content guide and the frame guide say which of the two is meant")
  func scrollGuides() {
    let scroll = UIScrollView()
    _ = placed(scroll)
    fill(scroll, root.layoutMarginsGuide)
    let (content, header) = (placed(in: scroll), placed(in: scroll))
    fill(content, scroll.contentLayoutGuide)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, multiplier: 2),
      content.heightAnchor.constraint(equalToConstant: 300),
      header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
      header.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(scroll.frame == CGRect(x: 8, y: 8, width: 184, height: 84))
    #expect(scroll.contentSize == CGSize(width: 368, height: 300))
    #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 368, height: 300))
    scroll.contentOffset.y = 50
    root.layoutIfNeeded()
    #expect(header.frame.minY == 50)
  }

  @Test("W63 a content size that no constraint says is what code sets it to, and constraints' own follows them")
  func contentSizeByCode() {
    final class Page: UIViewController {
      let (list, header) = (UIScrollView(), UIView())
      override func viewDidLoad() {
        list.frame = view.bounds
        list.contentInsetAdjustmentBehavior = .never
        view.addSubview(list)
        list.addSubview(header)
        header.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          header.topAnchor.constraint(equalTo: list.topAnchor),
          header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          header.widthAnchor.constraint(equalToConstant: 100), header.heightAnchor.constraint(equalToConstant: 50),
        ])
      }
      override func viewDidLayoutSubviews() { list.contentSize = CGSize(width: 200, height: 900) }
    }
    let (phone, page) = (Phone.forGestures(), Page())
    phone.window.rootViewController = page
    for _ in 1...2 { phone.application.endTurn() }
    #expect(page.list.contentSize == CGSize(width: 200, height: 900) && page.header.frame.size.height == 50)
    phone.drag(from: (100, 150), to: (100, 80))
    #expect(page.list.contentOffset.y > 0)
  }

  @Test("W13 a transform plays no part, and stays")
  func transforms() {
    let view = placed()
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 20, height: 10) && view.center == CGPoint(x: 100, y: 50))
    #expect(view.frame == CGRect(x: 80, y: 40, width: 40, height: 20))
  }

  @Test("W14 a view tells the size that its rules come to, and is not changed")
  func fitting() {
    let card = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let label = UILabel()
    label.text = "some words in a row"
    label.numberOfLines = 0
    _ = placed(label, in: card)
    fill(label, card.layoutMarginsGuide)
    let line = label.intrinsicContentSize
    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: line.width + 16, height: line.height + 16))
    let narrow = card.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(narrow.width == 100 && narrow.height > 2 * label.font.lineHeight)
    #expect(card.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("W15 updateConstraints is called before the layout, of subviews first, and once for any number of requests")
  func updating() {
    final class Updating: UIView {
      var told: (String) -> Void = { _ in }
      override func updateConstraints() {
        told("constraints of \(tag)")
        super.updateConstraints()
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        told("layout of \(tag)")
      }
    }
    var journal: [String] = []
    let (outer, inner) = (Updating(), Updating())
    (outer.tag, inner.tag) = (1, 2)
    outer.addSubview(inner)
    for view in [outer, inner] { view.told = { journal.append($0) } }
    outer.layoutIfNeeded()
    #expect(journal == ["constraints of 2", "constraints of 1", "layout of 1", "layout of 2"])
    inner.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints())
    outer.layoutIfNeeded()
    #expect(journal.dropFirst(4) == ["constraints of 2"] && !inner.needsUpdateConstraints())
  }

  @Test("W15 updateConstraints is called for what comes during a layout, too: cells, and views that one adds")
  func updatingNewcomers() {
    final class Late: UIView {
      let content = UIView()
      override func updateConstraints() {
        if content.superview == nil {
          addSubview(content)
          content.translatesAutoresizingMaskIntoConstraints = false
          content.widthAnchor.constraint(equalToConstant: 30).isActive = true
          content.heightAnchor.constraint(equalToConstant: 20).isActive = true
          content.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
          content.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
        super.updateConstraints()
      }
    }
    final class Adding: UIView {
      let late = Late()
      override func layoutSubviews() {
        super.layoutSubviews()
        late.frame = bounds
        addSubview(late)
      }
    }
    let (outer, adding) = (UIView(), Adding())
    outer.addSubview(adding)
    adding.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    outer.layoutIfNeeded()
    #expect(adding.late.content.frame == CGRect(x: 70, y: 0, width: 30, height: 20))
  }

  @Test("W16 leading is at the right where people read from right to left")
  func reading() {
    let view = placed()
    root.semanticContentAttribute = .forceRightToLeft
    view.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 160)
  }

  @Test("W17 a view with a mask follows a superview that constraints place")
  func following() {
    let box = placed()
    fill(box, root.layoutMarginsGuide)
    let child = UIView(frame: box.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    box.addSubview(child)
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 184, height: 84))
  }

  @Test("W18 a label is as large as so many average characters; of several lines it is higher where it is narrow")
  func texts() {
    let label = UILabel()
    label.text = "four words in here"
    let line = label.intrinsicContentSize
    #expect(line.height >= label.font.lineHeight && line.width > 100)
    label.numberOfLines = 0
    _ = placed(label)
    label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    label.widthAnchor.constraint(equalToConstant: 60).isActive = true
    root.layoutIfNeeded()
    #expect(label.frame.width == 60 && label.frame.height > 2 * line.height)
    label.text = "one"
    root.layoutIfNeeded()
    #expect(label.frame.height == line.height)
  }

  @Test("W19 controls have sizes of their own")
  func controls() {
    let button = UIButton(type: .system)
    button.setTitle("Press", for: .normal)
    let controls = [
      button, UISwitch(), UISlider(), UIStepper(), UISegmentedControl(items: ["a", "b"]), UITextField(),
    ]
    for control in controls {
      _ = placed(control)
      control.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    root.layoutIfNeeded()
    #expect(controls.allSatisfy { $0.frame.height >= 20 })
    #expect(controls.map { $0.frame.width > 20 } == [true, true, false, true, true, false])
  }

  @Test("W40 a control that is made with its content has a size from the start")
  func made() {
    let segments = UISegmentedControl(items: ["Day", "Week"])
    #expect(segments.frame == CGRect(origin: .zero, size: segments.intrinsicContentSize))
    #expect(segments.frame.width > 40 && UISegmentedControl(items: nil).frame == .zero)
    for type in [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close] {
      #expect(UIButton(type: type).frame.width >= 20, "a picture of its own")
    }
    #expect(UIButton(type: .system).frame == .zero && UIButton(type: .custom).frame == .zero)
  }

  @Test("V384 segments are wide by their content where their control says so, and a finger finds them there")
  func apportioned() {
    let phone = Phone.forGestures()
    let control = UISegmentedControl(items: ["i", "mmmmmmmmmmmmmmmm", UIImage()])
    control.frame = CGRect(x: 0, y: 0, width: 180, height: 30)
    phone.window.addSubview(control)
    phone.tap(at: (50, 15))
    #expect(control.selectedSegmentIndex == 0, "60 points each")
    let even = control.intrinsicContentSize.width
    control.apportionsSegmentWidthsByContent = true
    phone.tap(at: (50, 15))
    #expect(control.selectedSegmentIndex == 1 && control.intrinsicContentSize.width < even)
    phone.window.layoutIfNeeded()
    let widths = control.subviews.map(\.frame.width)
    #expect(abs(widths.reduce(0, +) - 180) < 1e-9 && widths[1] > 2 * widths[0] && widths[2] < widths[0])
    control.setWidth(60, forSegmentAt: 0)
    phone.tap(at: (50, 15))
    #expect(control.selectedSegmentIndex == 0, "a width of its own stays")
  }

  @Test("W60 a configured button is as large as its state's title where its configuration has none")
  func configured() {
    var configuration = UIButton.Configuration.filled()
    let (before, after) = (UIButton(), UIButton(configuration: configuration))
    before.setTitle("First Button", for: .normal)
    before.configuration = configuration
    after.setTitle("First Button", for: .normal)
    configuration.title = "First Button"
    let titled = UIButton(configuration: configuration)
    #expect(titled.intrinsicContentSize.width > 50)
    for button in [before, after] {
      #expect(button.intrinsicContentSize == titled.intrinsicContentSize)
      #expect(button.titleLabel?.text == "First Button" && button.configuration?.title == nil)
    }
    titled.setTitle("X", for: .normal)
    #expect(titled.titleLabel?.text == "First Button")
    after.setImage(UIImage(size: CGSize(width: 40, height: 60)), for: .normal)
    #expect(after.intrinsicContentSize.height == 74)
  }

  @Test("W41 a system button's title is smaller than a custom one's")
  func titles() {
    let heights = [UIButton.ButtonType.system, .custom].map { type in
      let button = UIButton(type: type)
      button.setTitle("Press", for: .normal)
      button.sizeToFit()
      return button.frame.height
    }
    #expect(heights[0] == 30 && (33...34).contains(heights[1]))
    let empty = UIButton()
    empty.sizeToFit()
    #expect(empty.frame.width == 30 && empty.frame.height == heights[1])
    #expect(UIButton(type: .system).titleLabel?.font.pointSize == 15)
    #expect(UIButton().titleLabel?.font.pointSize == 18)
  }

  @Test("W41 room above and below is a title's: a button with an image alone is as large as that")
  func imageAlone() {
    let button = UIButton()
    button.setImage(UIImage(size: CGSize(width: 24, height: 20)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 24, height: 20))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 24))
  }

  @Test("W20 what nothing rules is zero, and sizes are never negative")
  func ambiguous() {
    let (free, squeezed) = (placed(), placed())
    free.topAnchor.constraint(equalTo: root.topAnchor, constant: 3).isActive = true
    NSLayoutConstraint.activate([
      squeezed.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 150),
      squeezed.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1, constant: -250),
      squeezed.topAnchor.constraint(equalTo: root.topAnchor, constant: 1),
    ])
    root.layoutIfNeeded()
    #expect(free.frame == CGRect(x: 0, y: 3, width: 0, height: 0))
    #expect(squeezed.frame == CGRect(x: 150, y: 1, width: 0, height: 0))
  }

  @Test("W21 touches find a view where the last layout put it")
  func hit() {
    let phone = Phone()
    let pad = phone.pad("pad", (0, 0, 10, 10))
    pad.translatesAutoresizingMaskIntoConstraints = false
    let start = pad.leadingAnchor.constraint(equalTo: phone.window.leadingAnchor, constant: 100)
    NSLayoutConstraint.activate([
      start, pad.topAnchor.constraint(equalTo: phone.window.topAnchor),
      pad.widthAnchor.constraint(equalToConstant: 50), pad.heightAnchor.constraint(equalToConstant: 50),
    ])
    phone.application.endTurn()
    #expect(phone.hit(120, 20) == "pad" && phone.hit(20, 20) == nil)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      start.constant = 0
      phone.window.layoutIfNeeded()
    }
    #expect(phone.hit(20, 20) == "pad")
  }

  @Test("W22 a view that no constraint is about stays where its frame says")
  func untouched() {
    let view = placed()
    view.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    let other = placed()
    other.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
  }
}
