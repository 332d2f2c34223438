import Foundation
import Testing
import TouchLogs

struct ExplainCommandTests {
  @Test func `a tap tells who was asked, the chain, and who took it`() async throws {
    let run = try await Tool.run("explain", "--stage", "raised-tab-bar", "--tap", "195,749", in: try Desk())
    #expect(run.code == 0)
    #expect(
      run.output.hasPrefix(
        "window ✓ > home ✓                       asked front to back:\n  tabBar          ✗ no: 12 pt above"))
    #expect(
      run.output.contains("chain      home/list/row14 > home/list > home > home.viewController > window > app"))
    #expect(run.output.contains("2  80     row14  began, passed up: list, goes no further\n"))
    #expect(run.output.contains("2  80     row14  ended, passed up: list, goes no further\n"))
    #expect(run.output.contains("2  80     list   selected 0-14 (V3)\n"))
  }

  @Test(arguments: ["centerButton", "tabBar/centerButton", "home/tabBar/centerButton"])
  func `a view that was never asked gets its line and its reason`(view: String) async throws {
    let run = try await Tool.run(
      "explain", "--stage", "raised-tab-bar", "--tap", "195,749", "--view", view, in: try Desk())
    #expect(run.code == 0)
    #expect(
      run.output.contains("centerButton  - not asked, tabBar said no; it does contain the point (36,12 of 72x72)"))
    #expect(run.output.contains("(H9), so centerButton was never asked (H11).\n"))
  }

  @Test func `a view that is spelled wrong is answered with the nearest`() async throws {
    let run = try await Tool.run(
      "explain", "--stage", "raised-tab-bar", "--tap", "195,749", "--view", "centrebutton", in: try Desk())
    #expect(run.code == 2)
    #expect(run.errors == "replay: there is no view 'centrebutton'; did you mean home/tabBar/centerButton?\n")
  }

  @Test func `every touch of a log is explained, or the ones at a time`() async throws {
    let desk = try Desk()
    let log = TouchScript {
      Finger().tap(at: CGPoint(x: 195, y: 749))
      Finger(at: 1).tap(at: CGPoint(x: 20, y: 30))
    }.log(stage: "raised-tab-bar")
    try desk.write(try log.bytes(), to: "two.touchlog")
    let all = try await Tool.run("explain", "two.touchlog", in: desk)
    #expect(all.code == 0)
    #expect(all.output.hasPrefix("touch 0, frame 1 (0 ms), at 195,749: home/list/row14\n"))
    #expect(all.output.contains("\n\ntouch 1, frame 3 (1000 ms), at 20,30: home/list/row0\n"))
    #expect(all.output.hasSuffix("Next: replay show two.touchlog\n"))
    let one = try await Tool.run("explain", "two.touchlog", "--at", "1.05", in: desk)
    #expect(one.output.hasPrefix("touch 1, "))
    #expect(!one.output.contains("touch 0, "))
    let none = try await Tool.run("explain", "two.touchlog", "--at", "0.5", in: desk)
    #expect(none.code == 4)
    #expect(none.errors == "replay: no finger is down at 0.5 s; the nearest to land is finger 0, at 0.0 s\n")
  }

  @Test func `a line a touch tells what came of each`() async throws {
    let desk = try Desk()
    let log = TouchScript {
      Finger().tap(at: CGPoint(x: 195, y: 749))
      Finger(at: 1).tap(at: CGPoint(x: 20, y: 30))
    }.log(stage: "raised-tab-bar")
    try desk.write(try log.bytes(), to: "two taps.touchlog")
    let run = try await Tool.run("explain", "two taps.touchlog", "--brief", in: desk)
    #expect(
      run.output == """
        touch  s  at       hit              what came of it
            0  0  195,749  home/list/row14  list selected 0-14; stage says: selects row 14
            1  1  20,30    home/list/row0   list deselected 0-14; 1 more; stage says: selects row 0; stage says: hides the tab bar

        Next: replay explain 'two taps.touchlog' --at 0

        """)
    #expect(
      try await Tool.run("explain", "two taps.touchlog", "--brief", "--at", "1", in: desk).output.contains("row0"))
    for other in [["--json"], ["--verbose"], ["--view", "row1"]] {
      #expect(try await Tool.run(["explain", "two taps.touchlog", "--brief"] + other, in: desk).code == 64)
    }
  }

  @Test func `the table has presses, and what was about no touch`() async throws {
    let desk = try Desk()
    let log = TouchScript {
      Finger().tap(at: CGPoint(x: 195, y: 749))
      Frame(time: 1, content: .presses([Press(press: 0, phase: .began, type: 4)]))
      Frame(time: 1.1, content: .presses([Press(press: 0, phase: .ended, type: 4)]))
      Frame(time: 2, content: .motion(Motion(phase: .began)))
    }.log(stage: "raised-tab-bar")
    try desk.write(try log.bytes(), to: "t.touchlog")
    let run = try await Tool.run("explain", "t.touchlog", "--brief", in: desk)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(
      lines.count == 6 && lines[0].hasPrefix("  touch  s  at") && lines[2].hasPrefix("press 0  1  "), "\(lines)")
    #expect(lines.dropFirst(3).first == "besides", "\(lines)")
    #expect(run.output.contains("\n  frame 5: motion began"), "\(run.output)")
    let late = try await Tool.run("explain", "t.touchlog", "--brief", "--at", "1.05", in: desk).output
    #expect(late.contains("\npress 0  1  "), "\(late)")
    let nothing = try await Tool.run("explain", "t.touchlog", "--at", "1.5", in: desk)
    #expect(nothing.errors.hasSuffix("; the nearest to land is press 0, at 1.0 s\n"), "\(nothing.errors)")
    let none = Frame(time: 0, content: .motion(Motion(phase: .began)))
    try desk.write(try TouchLog(about: log.about, frames: [none], stopTime: 1).bytes(), to: "m.touchlog")
    let motion = try await Tool.run("explain", "m.touchlog", "--brief", in: desk)
    #expect(motion.output.hasPrefix("besides\n  frame 1: motion began"), "\(motion.output)")
  }

  @Test func `a finger's number that is given again is another touch`() async throws {
    let desk = try Desk()
    let log = TouchScript {
      Finger().tap(at: CGPoint(x: 195, y: 749))
      Finger(at: 1).tap(at: CGPoint(x: 20, y: 30))
      Finger(at: 2).tap(at: CGPoint(x: 20, y: 90))
    }.log(stage: "raised-tab-bar")
    let text = log.text.replacing(#/ (began|ended) \d /#) { " \($0.output.1) 0 " }
    try desk.write(text, to: "three.txt")
    #expect(try await Tool.run("pack", "three.txt", "-o", "three.touchlog", in: desk).code == 0)
    for (time, heading) in [("0.04", "frame 1 (0 ms)"), ("1", "frame 3 (1000 ms)"), ("2.08", "frame 5 (2000 ms)")] {
      let run = try await Tool.run("explain", "three.touchlog", "--at", time, "--view", "row0", in: desk)
      #expect(run.output.hasPrefix("touch 0, \(heading), at "))
      #expect(!run.output.contains("\ntouch 0, "))
    }
    let none = try await Tool.run("explain", "three.touchlog", "--at", "0.5", in: desk)
    #expect(none.code == 4)
    #expect(none.errors == "replay: no finger is down at 0.5 s; the nearest to land is finger 0, at 0.0 s\n")
    // Each landing has its own answer, whatever its finger is called.
    let all = try await Tool.run("explain", "three.touchlog", "--view", "row0", in: desk)
    #expect(all.output.split(separator: "\nmeant ").count == 2)
    #expect(all.output.split(separator: "\nwhy not ").count == 3)
  }

  @Test func `a log is explained on another stage than its own, or on one where it names none that is known`()
    async throws
  {
    let desk = try Desk()
    try await desk.record()
    let fixed = try await Tool.run(
      "explain", "raised/press.touchlog", "--stage", "raised-tab-bar-fixed", in: desk)
    #expect(fixed.code == 0)
    #expect(fixed.output != (try await Tool.run("explain", "raised/press.touchlog", in: desk)).output)

    var log = Desk.press
    log.about.stage = "login-screen"
    try log.write(to: desk.url("field.touchlog"))
    let unknown = try await Tool.run("explain", "field.touchlog", in: desk)
    #expect(unknown.code == 2)
    let way = "`replay stages` lists those that this tool knows; explain it on one of them by --stage"
    #expect(unknown.errors == "replay: field.touchlog: there is no stage 'login-screen'; \(way)\n")
    let told = try await Tool.run("explain", "field.touchlog", "--stage", "raised-tab-bar", in: desk)
    #expect(told.code == 0)
    #expect(told.output.contains("touch 0, frame 1"))
  }

  @Test func `a golden is explained by its log`() async throws {
    let desk = try Desk()
    try await desk.record()
    let run = try await Tool.run("explain", "raised/press.golden", in: desk)
    #expect(run.code == 0)
    #expect(run.output.hasSuffix("\nNext: replay show raised/press.touchlog\n"))
    for command in ["show", "info", "text"] {
      let other = try await Tool.run(command, "raised/press.golden.new", in: desk)
      #expect(other.code == 2)
      #expect(
        other.errors == "replay: raised/press.golden.new is a golden; name its log, raised/press.touchlog\n")
    }
  }

  @Test func `why a view was not hit is told as JSON, too`() async throws {
    struct Told: Decodable {
      struct Touch: Decodable {
        struct Meant: Decodable { let view: String?, hit: Bool, text: String, rule: String? }
        struct Ask: Decodable { let view: String }
        let walk: [Ask]
        let meant: Meant?
      }
      let touches: [Touch]
    }
    let desk = try Desk()
    try desk.write(try Desk.press.bytes(), to: "press.touchlog")
    for subject in [["press.touchlog"], ["--stage", "raised-tab-bar", "--tap", "195,749"]] {
      func touch(_ more: String...) async throws -> Told.Touch? {
        let run = try await Tool.run(["explain"] + subject + ["--json"] + more, in: desk)
        let told = try JSONDecoder().decode(Told.self, from: Data(run.output.utf8))
        return told.touches.first
      }
      #expect(try await touch()?.meant == nil)
      let button = try #require(try await touch("--view", "centerButton"))
      #expect(button.meant?.view == "home/tabBar/centerButton")
      #expect(button.meant?.hit == false)
      #expect(button.meant?.rule == "H11")
      #expect(button.meant?.text.hasSuffix("(H9), so centerButton was never asked (H11).") == true)
      #expect(button.walk.contains { $0.view == "home/tabBar/centerButton" })
      let row = try #require(try await touch("--view", "row14")?.meant)
      #expect(row.hit)
      #expect(row.text == "home/list/row14 is the view that was hit")
    }
  }

  @Test func `a view is looked for at each landing of a log`() async throws {
    let desk = try Desk()
    try desk.write(try Desk.press.bytes(), to: "press.touchlog")
    let run = try await Tool.run("explain", "press.touchlog", "--view", "centerButton", in: desk)
    #expect(run.code == 0)
    #expect(run.output.contains("(H9), so centerButton was never asked (H11).\n"))
    let unknown = try await Tool.run("explain", "press.touchlog", "--view", "nothingLikeIt", in: desk)
    #expect(unknown.code == 2)
    #expect(unknown.errors.hasPrefix("replay: press.touchlog: there is no view 'nothingLikeIt'; "))
  }

  @Test func `a touch that nobody takes says where the chain ended`() async throws {
    let run = try await Tool.run(
      "explain", "--stage", "chain-single-plain-delegate", "--tap", "10,10", in: try Desk())
    #expect(run.code == 0)
    #expect(run.output.contains("> application; nobody took it (R17)\n"))
  }

  @Test func `recognizers, controls and scroll views stand in the touch's own story`() async throws {
    let run = try await Tool.run("explain", "--stage", "scroll-delays", "--tap", "195,130", in: try Desk())
    #expect(run.code == 0)
    #expect(
      run.output.contains(
        """
        listening  pan  a move of 10 pt, to scroll
        1  0      feed    holds it back until it is clear whether the finger scrolls (S1)
        2  80     feed    hands it on: it lifted without having moved far (S6)
        2  80     pan     failed: moved 0 of 10 pt, 10 pt short (G60)
        2  80     button  began, goes no further
        2  80     button  touchDown (K6)
        2  80     button  ended, goes no further

        """))
    #expect(!run.output.contains("besides"))
  }

  @Test func `every station of every event is told where that is asked for`() async throws {
    let desk = try Desk()
    let short = try await Tool.run("explain", "--stage", "gesture-wins", "--tap", "195,400", in: desk)
    #expect(!short.output.contains("dequeued"))
    let long = try await Tool.run("explain", "--stage", "gesture-wins", "--tap", "195,400", "--verbose", in: desk)
    #expect(long.output.contains("\n1  0      application          dequeued         touches 0\n"))
    #expect(long.output.contains("\n2  80     application          turn ends\n"))
  }

  @Test func `the same facts as JSON, with how much was missed as a number`() async throws {
    struct Told: Decodable {
      struct Touch: Decodable {
        struct Step: Decodable {
          struct Miss: Decodable { let amount: Double, unit: String, side: String }
          let who: String
          let rule: String?
          let miss: Miss?
        }
        struct Listener: Decodable { let recognizer: String }
        let view: String
        let listeners: [Listener]
        let steps: [Step]
      }
      let schemaVersion: Int
      let touches: [Touch]
    }
    let run = try await Tool.run(
      "explain", "--stage", "scroll-delays", "--tap", "195,130", "--json", in: try Desk())
    let told = try JSONDecoder().decode(Told.self, from: Data(run.output.utf8))
    #expect(told.schemaVersion == 1)
    let touch = try #require(told.touches.first)
    #expect(touch.view == "news/feed/button")
    #expect(touch.listeners.map(\.recognizer) == ["news/feed/pan"])
    let miss = try #require(touch.steps.first { $0.who == "news/feed/pan" })
    #expect(miss.rule == "G60" && miss.miss?.amount == 10 && miss.miss?.unit == "pt" && miss.miss?.side == "short")
  }

  @Test(arguments: [["explain"], ["explain", "--stage", "raised-tab-bar"], ["explain", "--tap", "1,2"]])
  func `either a log or a stage and a point is wanted`(arguments: [String]) async throws {
    let desk = try Desk()
    let run =
      arguments.count == 1
      ? try await Tool.run("explain", in: desk)
      : try await Tool.run("explain", arguments[1], arguments[2], in: desk)
    #expect(run.code == 64)
  }

  @Test(arguments: [1.2344, 1.2345, 1.2346, 1.000_04])
  func `the time that a line has is one at which its touch is down`(time: Double) async throws {
    let desk = try Desk()
    var log = Finger(at: time).tap(at: CGPoint(x: 195, y: 749)).log(stage: "raised-tab-bar")
    log.frames.insert(Frame(time: 0, content: .mark("here")), at: 0)
    try desk.write(try log.bytes(), to: "late.touchlog")
    let brief = try await Tool.run("explain", "--brief", "late.touchlog", in: desk)
    let next = try #require(brief.output.firstMatch(of: #/Next: replay (explain late\.touchlog --at [0-9.]+)\n/#))
    let run = try await Tool.run(next.1.split(separator: " ").map(String.init), in: desk)
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("touch 0, frame 2 "))
  }
}
