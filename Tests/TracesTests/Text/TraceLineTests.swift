import Testing
import Traces

@Suite struct TraceLineTests {
  let row = "home/list/row14"

  func line(_ frame: Int?, _ time: Double, _ subject: String, _ event: TraceEvent) -> String {
    TraceLine(TraceEntry(frame: frame, time: time, subject: subject, event: event)).description
  }

  func call(
    _ method: Call.Method, _ fingers: [Int] = [0], at points: [Point] = [], from: String? = nil,
    _ outcome: Call.Outcome = .passed
  ) -> TraceEvent {
    .call(Call(method: method, fingers: fingers, points: points, from: from, outcome: outcome))
  }

  @Test func `a press reads as the golden of it does`() {
    let press = [
      TraceLine.heading,
      line(1, 0, "window", .hit(Hit(finger: 0, point: Point(x: 195, y: 749), view: row))),
      line(nil, 0.15, row, call(.touchesBegan, at: [Point(x: 195, y: 749)])),
      line(nil, 0.15, "home/list", call(.touchesBegan, at: [Point(x: 195, y: 749)], from: row, .taken)),
      TraceLine(
        TraceEntry(frame: 11, time: 0.16, subject: row, event: call(.touchesMoved)), count: 9, lastFrame: 19
      ).description,
      TraceLine(
        TraceEntry(frame: 11, time: 0.16, subject: "home/list", event: call(.touchesMoved, from: row, .taken)),
        count: 9, lastFrame: 19
      ).description,
      line(20, 0.304, row, call(.touchesEnded)),
    ]
    #expect(
      press.joined(separator: "\n") == """
        #  ms     subject              what             detail
        1  0      window               hit              home/list/row14
        -  150    home/list/row14      touch began      0  195,749
        -  150    home/list            touch began      0  from row14, taken
        11 160    home/list/row14      touch moved      0  x9 to 19
        11 160    home/list            touch moved      0  x9 to 19, from row14, taken
        20 304    home/list/row14      touch ended      0
        """)
  }

  @Test func `several fingers are told in order, with a point each`() {
    let points = [Point(x: 10, y: 20), Point(x: 30, y: 40.25)]
    #expect(
      line(1, 0, "pad", call(.touchesBegan, [0, 1], at: points, .taken))
        == "1  0      pad                  touch began      0 1  10,20 30,40.25, taken")
  }

  @Test func `a call that nobody took says so`() {
    #expect(
      line(3, 0.0333, "application", call(.touchesEnded, from: "window", .unhandled))
        == "3  33.3   application          touch ended      0  from window, dropped: nobody took it")
  }

  @Test func `a call without fingers has only what is left to say`() {
    #expect(line(1, 0, "field", call(.motionBegan, [])) == "1  0      field                motion began")
    #expect(
      line(1, 0, "home", call(.motionBegan, [], from: "home/field", .taken))
        == "1  0      home                 motion began     from field, taken")
    #expect(
      line(1, 0, "home", call(.remoteControlReceived, [], .unhandled))
        == "1  0      home                 remote control   dropped: nobody took it")
  }

  @Test func `who passed it on is named from where it went`() {
    let from = { (from: String, to: String) in
      line(1, 0, to, call(.touchesEnded, from: from)).split(separator: " ").last
    }
    #expect(from("home/list/row14", "home/list") == "row14")
    #expect(from("home/list/row14", "home") == "list/row14")
    #expect(from("home/list", "home/listing") == "home/list")
    #expect(from("home", "home") == "home")
  }

  @Test func `a hit names its view, who answered, or why there is none`() {
    func detail(_ hit: Hit) -> String { String(line(1, 0, "window", .hit(hit)).dropFirst(48)) }
    let point = Point(x: 1, y: 2)
    let button = "home/tabBar/centerButton"
    #expect(
      detail(Hit(finger: 0, point: point, view: button, answeredBy: "home/tabBar"))
        == "\(button), answered by tabBar")
    #expect(detail(Hit(finger: 0, point: point, view: nil)) == "nothing")
    let bounds = Rect(x: 0, y: 0, width: 390, height: 844)
    let asks = [
      HitWalk.Ask(subject: "alert", depth: 0, point: point, bounds: bounds, isOwnAnswer: true),
      HitWalk.Ask(
        subject: "window", depth: 0, point: point, bounds: bounds,
        refusal: .outside(by: 12.34567, edge: .bottom, bounds: bounds)),
      HitWalk.Ask(subject: "window/home", depth: 1, point: point, bounds: bounds, refusal: .hidden),
    ]
    #expect(
      detail(Hit(finger: 0, point: point, view: nil, walk: HitWalk(asks: asks)))
        == "nothing: alert answered nothing; window does not contain the point, "
        + "which is 12.346 pt below its bounds 0,0 390x844")
  }

  @Test func `what was dropped says what and why`() {
    #expect(
      line(2, 0.01, "home/pad", .dropped(Dropped(.touch(finger: 1), .singleTouch(view: "pad"))))
        == "2  10     home/pad             dropped          touch 1: pad takes one touch at a time and has one")
    #expect(
      line(2, 0.01, "window", .dropped(Dropped(.call(.motionBegan), .noResponder)))
        == "2  10     window               dropped          motion began: nobody was there to hear it")
    #expect(
      line(2, 0.01, "window", .dropped(Dropped(.event("touches"), .swallowed(by: "App"))))
        == "2  10     window               dropped          touches: App overrides sendEvent(_:) and didn't call super"
    )
  }

  @Test func `the rest of what can happen has its words`() {
    #expect(line(1, 0, "window", .keyWindow(isKey: true)) == "1  0      window               became key")
    #expect(line(1, 0, "window", .keyWindow(isKey: false)) == "1  0      window               resigned key")
    #expect(
      line(nil, 1, "application", .application("willResignActive"))
        == "-  1000   application          told             willResignActive")
    #expect(line(1, 0, "log", .mark("here")) == "1  0      log                  mark             here")
    #expect(line(1, 0, "home", .note("")) == #"1  0      home                 note             """#)
  }

  @Test func `a long column moves nothing but the rest of its own line`() {
    let long = "home/a/very/long/path/to/a/view"
    #expect(line(1, 0, long, call(.touchesEnded)) == "1  0      \(long)  touch ended  0")
    #expect(
      line(1, 0, "home/of/19/letters1", call(.touchesEnded)) == "1  0      home/of/19/letters1  touch ended      0")
    #expect(
      line(1, 0, "home/of/20/letters12", call(.touchesEnded)) == "1  0      home/of/20/letters12  touch ended     0"
    )
    #expect(line(9999, 1.2345, "a", call(.touchesEnded)) == "9999 1234.5 a                  touch ended      0")
  }

  @Test func `columns count letters, not bytes`() {
    #expect(line(1, 0, "größe", call(.touchesEnded)) == "1  0      größe                touch ended      0")
  }

  @Test func `nothing from outside breaks the line or makes a column`() {
    let evil = "a\nb  c\u{1B}[2J"
    for event in [
      TraceEvent.note(evil), .mark(evil), .application(evil),
      .hit(Hit(finger: 0, point: Point(x: 0, y: 0), view: evil)),
      .hit(Hit(finger: 0, point: Point(x: 0, y: 0), view: "v", answeredBy: evil)),
      call(.touchesEnded, from: evil), .dropped(Dropped(.event(evil), .swallowed(by: evil))),
    ] {
      let text = line(1, 0, evil, event)
      #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 }, "\(text)")
      #expect(text.hasPrefix(#"1  0      a\nb \u{20}c\u{1B}[2J  "#), "\(text)")
    }
  }
}
