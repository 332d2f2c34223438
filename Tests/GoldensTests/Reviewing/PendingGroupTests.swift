import Foundation
import Testing
import Traces

@testable import Goldens

@Suite final class PendingGroupTests {
  let folder = NSTemporaryDirectory() + "groups-\(UUID().uuidString)"

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func pend(_ name: String, _ old: [TraceEntry]?, _ new: [TraceEntry], rules: Int = 1) throws -> PendingGolden {
    let header = GoldenHeader(log: "\(name).touchlog", stage: "home", rules: rules)
    let old = try old.map { try Golden.of($0, header: GoldenHeader(log: "\(name).touchlog", stage: "home")) }
    try old?.description.write(toFile: "\(folder)/\(name).golden", atomically: true, encoding: .utf8)
    let comparison = GoldenComparison.of(new, against: old, header: header)
    let store = GoldenStore(log: "\(folder)/\(name).touchlog")
    try store.carryOut(.writePending, comparison.actual)
    return try PendingGolden(store)
  }

  func taps(_ view: String, at point: Double) -> [TraceEntry] {
    let point = Point(x: point, y: 7)
    let call = Call(method: .touchesBegan, fingers: [0], points: [point], outcome: .taken)
    return [
      Press.entry(1, .hit(Hit(finger: 0, point: point, view: view)), of: "window"),
      Press.entry(1, .call(call), of: view),
    ]
  }

  @Test func `one view renamed in many goldens is one group, and what changed behaviour comes first`() throws {
    var goldens = try (0..<40).map { number in
      let point = Double(number)
      return try pend("renamed-\(number)", taps("home/add", at: point), taps("home/compose", at: point))
    }
    goldens += try (0..<3).map { try pend("changed-\($0)", taps("home/add", at: 1), taps("home/list/add", at: 1)) }
    goldens.append(try pend("new", nil, taps("home/add", at: 1)))
    let groups = PendingGroup.groups(of: goldens) { renaming, stage in
      "\(renaming)" == "home/add → home/compose" && stage == "home"
    }
    #expect(groups.map(\.goldens.count) == [3, 1, 40])
    #expect(groups.map(\.change.kind.name) == ["behaviour", "new", "renamed"])
    #expect(groups.last.map { $0.change.kind.phrase(why: []) } == "one view renamed")
  }

  @Test func `other numbers are one group only where they are of the same lines`() throws {
    let moved = try (1..<4).map {
      try pend("m\($0)", taps("home/add", at: 1), taps("home/add", at: Double($0) + 1))
    }
    let other = try pend("other", taps("home/bar", at: 1), taps("home/bar", at: 5))
    let groups = PendingGroup.groups(of: moved + [other])
    #expect(groups.map(\.goldens.count) == [3, 1])
    #expect(groups.map(\.change.kind) == [.numbers, .numbers])
  }

  @Test func `times and numbers tell from how much to how much, the largest first`() throws {
    let moved = try [2, 60, 4].enumerated().map { index, place in
      try pend("m\(index)", taps("home/add", at: 1), taps("home/add", at: Double(place)))
    }
    let group = try #require(PendingGroup.groups(of: moved).first)
    #expect(group.goldens.map { $0.store.path.suffix(9) } == ["m1.golden", "m2.golden", "m0.golden"])
    #expect(group.range.map { "\($0)" } == "numbers by 1 to 59")
    #expect(group.change == group.goldens[0].change)
    #expect("\(ChangedRange(least: amount(0, 1), most: amount(0, 5000)))" == "times by 1 ms to 5 s")
    #expect("\(ChangedRange(least: amount(2, 0), most: amount(2, 20)))" == "numbers by 2, times by up to 20 ms")
    let other = try #require(PendingGroup.groups(of: [try pend("new", nil, taps("home/add", at: 1))]).first)
    #expect(other.range == nil)
  }

  func amount(_ number: Double, _ milliseconds: Double) -> ChangedAmount {
    var amount = ChangedAmount()
    (amount.number, amount.milliseconds) = (number, milliseconds)
    return amount
  }

  @Test func `views that went into one container are one group, which names them all`() throws {
    let goldens = try ["add", "list", "add"].enumerated().map { index, view in
      try pend("d\(index)", taps("home/\(view)", at: 1), taps("home/stack/\(view)", at: 1))
    }
    let groups = PendingGroup.groups(of: goldens) { renaming, _ in renaming.depth == 1 }
    #expect(groups.map(\.goldens.count) == [3])
    #expect(groups.map { $0.change.kind.phrase(why: []) } == ["2 views one level deeper"])
    #expect(PendingGroup.groups(of: goldens).map(\.change.kind.name) == ["behaviour", "behaviour"])
  }

  @Test func `a pending golden that says what the golden says is told as that`() throws {
    let same = try pend("same", taps("home/add", at: 1), taps("home/add", at: 1))
    #expect(same.change.kind == .same && same.change.sentence.hasPrefix("Nothing changed: "))
  }

  @Test func `where nobody knows that a view was renamed, it is behaviour, still as one group`() throws {
    let goldens = try (0..<4).map { try pend("x\($0)", taps("home/add", at: 1), taps("home/compose", at: 1)) }
    let groups = PendingGroup.groups(of: goldens)
    #expect(groups.map(\.change.kind) == [.behaviour])
    #expect(groups.map(\.goldens.count) == [4])
  }

  @Test func `ids are the same for the same change, and others for others`() throws {
    let one = PendingGroup.groups(of: [try pend("a", taps("x", at: 1), taps("home/y", at: 1))])
    let same = PendingGroup.groups(of: [try pend("b", taps("x", at: 1), taps("home/y", at: 1))])
    let other = PendingGroup.groups(of: [try pend("c", taps("x", at: 1), taps("home/z", at: 1))])
    #expect(one.map(\.id) == same.map(\.id))
    #expect(one.map(\.id) != other.map(\.id))
    #expect(one.first?.id.count == 8)
  }

  @Test func `after the rules rose, goldens are grouped by the rule that changed them`() throws {
    func dropped(_ reason: Reason) -> [TraceEntry] {
      [Press.entry(1, .dropped(Dropped(.touch(finger: 0), reason)), of: "window")]
    }
    let note = [Press.entry(1, .note("n"), of: "home")]
    let groups = PendingGroup.groups(of: [
      try pend("a", note, dropped(.nothingHit), rules: 2), try pend("b", note, dropped(.unhandled), rules: 2),
      try pend("c", note, dropped(.nothingHit), rules: 2), try pend("d", note, note, rules: 2),
    ])
    #expect(
      groups.map { "\($0.goldens.count) \($0.change.kind.phrase(why: $0.change.why))" } == [
        "2 changed with rules 1 → 2, by T38", "1 changed with rules 1 → 2, by R17",
        "1 rules 1 → 2, and no line changed",
      ])
  }

  @Test func `a golden that can't be read is told of, and shows all that would come`() throws {
    let name = "conflict"
    _ = try pend(name, nil, taps("home/add", at: 1))
    try "golden 1\n<<<<<<< ours\n".write(toFile: "\(folder)/\(name).golden", atomically: true, encoding: .utf8)
    let pending = try PendingGolden(GoldenStore(log: "\(folder)/\(name).touchlog"))
    #expect(pending.change.kind.name == "unreadable")
    #expect(pending.change.sentence.contains("conflict.golden:2 has a merge conflict marker; "))
    #expect(try pending.lines().allSatisfy { $0.hasPrefix("+ ") })
  }

  @Test func `what differs behind the lines that are shown is another change`() throws {
    func rows(_ end: String) -> [TraceEntry] {
      (1...80).map { (row: Int) in Press.entry(row, .note("row \(row)"), of: "home") } + [
        Press.entry(90, .note(end), of: "home")
      ]
    }
    let old = [Press.entry(1, .note("none"), of: "home")]
    let goldens = try ["pays", "pays", "deletes"].enumerated().map { try pend("l\($0)", old, rows($1)) }
    #expect(PendingGroup.groups(of: goldens).map(\.goldens.count) == [2, 1])
    let hunks = try ["pays", "deletes"].enumerated().map { index, end in
      func notes(_ word: String) -> [TraceEntry] {
        (1...60).map { Press.entry($0, .note($0.isMultiple(of: 5) ? word : "same"), of: "home") }
      }
      return try pend("h\(index)", notes("old"), notes("new") + [Press.entry(61, .note(end), of: "home")])
    }
    #expect(PendingGroup.groups(of: hunks).count == 2)
  }

  @Test func `a golden of newer rules is never replaced`() throws {
    let waits = try pend("newer", taps("home/add", at: 1), taps("home/add", at: 2))
    let text = try #require(try waits.store.golden()).description.replacing("rules  1", with: "rules  2")
    try text.write(toFile: waits.store.path, atomically: true, encoding: .utf8)
    let error = #expect(throws: GoldenError.self) { try PendingGolden(waits.store) }
    #expect(error?.problem == .newerRules(2, knows: 1) && error?.file == waits.store.path)
  }

  @Test func `a group without its last golden is none`() throws {
    let goldens = try (0..<2).map { try pend("g\($0)", nil, taps("home/add", at: 1)) }
    let group = try #require(PendingGroup.groups(of: goldens).first)
    #expect(group.without([goldens[0]])?.goldens.map(\.store) == [goldens[1].store])
    #expect(group.without(goldens) == nil)
  }
}
