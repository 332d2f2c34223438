import Foundation
import HeadlessUIKit
import Testing

/// Rule V1161: what those hear that are in a view which ends.
@MainActor struct EndingViewTests {
  private final class Part: UIView {
    let journal: Journal
    init(_ journal: Journal) {
      self.journal = journal
      super.init(frame: .zero)
    }
    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    private var place: String { superview.map { ($0 as? Whole)?.name ?? "\(type(of: $0))" } ?? "nobody" }
    override func willMove(toSuperview newSuperview: UIView?) {
      journal.note("will move to \(newSuperview == nil ? "nobody" : "it"), in \(place)")
    }
    override func didMoveToSuperview() { journal.note("did move, in \(place)") }
    override func willMove(toWindow newWindow: UIWindow?) { journal.note("another window") }
  }

  private class Whole: UIView {
    let name = String(["w", "h", "o", "l", "e"].joined())
  }
  private final class Heedful: Whole {
    var journal: Journal?
    override func willRemoveSubview(_ subview: UIView) { journal?.note("\(name) loses \(type(of: subview))") }
  }
  private final class Leaver: UIView {
    var journal: Journal?
    override func removeFromSuperview() {
      journal?.note("leaves")
      super.removeFromSuperview()
    }
  }

  @Test("V1161 who is in a view that ends leaves it, and still finds it and what it has, before nobody has it")
  func parts() {
    let journal = Journal()
    let part = Part(journal)
    func build() {
      let whole = Whole()
      whole.addSubview(UIView())
      whole.addSubview(part)
      withExtendedLifetime(whole) { _ = journal.take() }
    }
    build()
    #expect(journal.take() == ["will move to nobody, in whole", "did move, in nobody"] && part.superview == nil)
  }

  private final class Asked: UIView {
    var act: () -> Void = {}
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      act()
      return super.point(inside: point, with: event)
    }
  }

  @Test("V1161 also while a hit test asks a view, which lets go of the one that ends")
  func asked() {
    let (phone, journal) = (Phone(), Journal())
    let (asked, part) = (Asked(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), Part(journal))
    var whole: Whole? = Whole()
    whole?.addSubview(part)
    _ = journal.take()
    asked.act = { whole = nil }
    phone.window.addSubview(asked)
    #expect(phone.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === asked && part.superview == nil)
    #expect(journal.take() == ["will move to nobody, in whole", "did move, in nobody"])
  }

  @Test("V1161 the view that ends hears of each of them, also of those that don't hear of it themselves")
  func whole() {
    let journal = Journal()
    let leaver = Leaver()
    func build() {
      let whole = Heedful()
      whole.addSubview(UILabel())
      whole.addSubview(Part(journal))
      whole.addSubview(leaver)
      (whole.journal, leaver.journal) = (journal, journal)
      withExtendedLifetime(whole) { _ = journal.take() }
    }
    build()
    let own = ["whole loses UILabel", "will move to nobody, in whole", "whole loses Part", "did move, in nobody"]
    #expect(journal.take() == own + ["leaves", "whole loses Leaver"] && leaver.superview == nil)
  }

  @Test("V1161 so do those that are deeper in it, in a stack, and those that a sibling takes out or puts elsewhere")
  func deeper() {
    final class Taker: UIView {
      var act: () -> Void = {}
      override func willMove(toSuperview newSuperview: UIView?) { if newSuperview == nil { act() } }
    }
    let (journal, elsewhere) = (Journal(), UIView())
    let (taken, moved) = (Part(journal), Part(journal))
    func build() {
      let (whole, stack, taker) = (UIView(), UIStackView(), Taker())
      stack.addArrangedSubview(Part(journal))
      for view in [stack, taker, taken, moved] { whole.addSubview(view) }
      taker.act = {
        taken.removeFromSuperview()
        elsewhere.addSubview(moved)
      }
      withExtendedLifetime(whole) { _ = journal.take() }
    }
    build()
    let gone = ["will move to nobody, in UIView", "did move, in nobody"]
    let ofStack = ["will move to nobody, in UIStackView", "did move, in nobody"]
    #expect(journal.take() == gone + ["will move to it, in UIView", "did move, in UIView"] + ofStack)
    #expect(moved.superview === elsewhere)
  }

  @Test("V1161 in a window that ends they find it as their superview, and no window (ours)")
  func window() {
    let journal = Journal()
    let part = Part(journal)
    func build() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      window.addSubview(part)
      withExtendedLifetime(window) { _ = journal.take() }
    }
    build()
    #expect(journal.take() == ["will move to nobody, in UIWindow", "did move, in nobody"] && part.window == nil)
  }

  private final class Ticker: UIView {
    var timer: Timer?
    override func willMove(toSuperview newSuperview: UIView?) {
      timer?.invalidate()
      timer = newSuperview.map { _ in Timer(timeInterval: 1, repeats: true) { _ in } }
    }
  }

  @Test("V1161 a timer that a view stops as it leaves its superview stops with a page that is dismissed")
  func dismissed() {
    let phone = Phone.forGestures()
    let (home, ticker) = (UIViewController(), Ticker())
    phone.window.rootViewController = home
    phone.wait(0.1)
    func show() {
      let page = UIViewController()
      page.view.addSubview(ticker)
      home.present(page, animated: false)
    }
    show()
    phone.wait(0.1)
    #expect(ticker.timer?.isValid == true)
    home.dismiss(animated: false)
    phone.wait(0.1)
    #expect(ticker.timer == nil && ticker.superview == nil)
  }
}
