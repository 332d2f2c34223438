import Foundation
import HeadlessUIKit
import Testing

@testable import TouchReplay

private final class Lists: UIViewController, UITableViewDataSource {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  override func viewDidLoad() {
    table.dataSource = self
    table.rowHeight = 100
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.accessibilityIdentifier = "card"
    return cell
  }
}

@MainActor struct NamesakesTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let rating = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

  private func name(_ body: (Subjects) -> Void) async {
    await ReplayGate.alone {
      UIApplication.start(UIApplication())
      rating.accessibilityIdentifier = "rating"
      window.addSubview(rating)
      window.makeKeyAndVisible()
      body(Subjects(mainWindow: window, delegate: nil))
    }
  }

  private func star() -> UIView {
    let star = UIView()
    star.accessibilityIdentifier = "star"
    return star
  }

  @Test func `siblings of one identifier are told apart, the rearmost by the name alone`() async {
    await name { subjects in
      let stars = (0..<3).map { _ in star() }
      stars.forEach(rating.addSubview)
      let other = UIView()
      other.accessibilityIdentifier = "label"
      rating.insertSubview(other, at: 1)
      #expect(subjects.name(of: stars[2]) == "rating/star[2]")
      #expect(stars.map(subjects.name) == ["rating/star", "rating/star[1]", "rating/star[2]"])
      #expect(subjects.name(of: other) == "rating/label")
    }
  }

  @Test func `views of one identifier in different views need no number`() async {
    await name { subjects in
      let (one, other) = (star(), star())
      rating.addSubview(one)
      window.addSubview(other)
      #expect(subjects.name(of: one) == "rating/star" && subjects.name(of: other) == "star")
    }
  }

  @Test func `a name that was told once stays, whoever goes, comes or is moved, and nobody else gets it`() async {
    await name { subjects in
      let stars = (0..<3).map { _ in star() }
      stars.forEach(rating.addSubview)
      #expect(subjects.name(of: stars[0]) == "rating/star")
      rating.bringSubviewToFront(stars[0])
      #expect(subjects.name(of: stars[1]) == "rating/star[1]")
      stars[1].removeFromSuperview()
      #expect(subjects.name(of: stars[2]) == "rating/star[2]")
      let (behind, inFront) = (star(), star())
      rating.insertSubview(behind, at: 0)
      rating.addSubview(inFront)
      #expect(subjects.name(of: inFront) == "rating/star[3]" && subjects.name(of: behind) == "rating/star[1]")
    }
  }

  @Test func `a walk that not everybody wants fixes no name, and says the same`() async {
    await name { subjects in
      let stars = (0..<2).map { _ in star() }
      stars.forEach(rating.addSubview)
      #expect(subjects.passingName(of: stars[1]) == "rating/star[1]")
      stars[0].removeFromSuperview()
      #expect(subjects.name(of: stars[1]) == "rating/star")
    }
  }

  @Test func `a list's rows of one identifier are called by their place`() async {
    await name { subjects in
      let lists = Lists()
      window.rootViewController = lists
      window.layoutIfNeeded()
      let names = lists.table.visibleCells.map(subjects.name)
      #expect(names.prefix(2) == ["lists/table/row0", "lists/table/row1"])
    }
  }

  @Test func `recognizers and windows of one name are told apart, too`() async {
    await name { subjects in
      let taps = (0..<2).map { _ in UITapGestureRecognizer() }
      for tap in taps {
        tap.name = "tap"
        rating.addGestureRecognizer(tap)
      }
      #expect(taps.map(subjects.name) == ["rating/tap", "rating/tap[1]"])
      let windows = (0..<2).map { _ in UIWindow(frame: window.bounds) }
      for window in windows {
        window.accessibilityIdentifier = "panel"
        window.isHidden = false
      }
      #expect(windows.map(subjects.name) == ["panel", "panel[1]"])
    }
  }
}
