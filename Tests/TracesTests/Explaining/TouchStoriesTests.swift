import Testing
import Traces

@Suite struct TouchStoriesTests {
  private let stories = TouchStories()

  private func say(_ subject: String, _ event: TraceEvent, frame: Int? = 1, at time: Double = 0) {
    stories.receive(TraceEntry(frame: frame, time: time, subject: subject, event: event))
  }

  private func land(_ finger: Int = 0, heardBy listeners: [(String, GestureDemand)] = [], at time: Double = 0) {
    say("window", .hit(Hit(finger: finger, point: Point(x: 1, y: 2), view: "board/photo")), at: time)
    let all = listeners.map { Hop.Listener($0.0, demand: $0.1) }
    say("window", .hop(.listening(finger: finger, all)), at: time)
  }

  private func hear(_ method: Call.Method, _ fingers: [Int] = [0], frame: Int? = 1, at time: Double = 0) {
    let call = Call(method: method, fingers: fingers, points: [], outcome: .taken)
    say("board/photo", .call(call), frame: frame, at: time)
  }

  private func lift(_ finger: Int = 0, frame: Int? = 2, at time: Double) {
    let parts = [Hop.Part(finger: finger, phase: "ended")]
    say("application", .hop(.made("touches", parts)), frame: frame, at: time)
  }

  private var texts: [String] {
    stories.finish()
    return stories.stories.map(\.text)
  }

  private static let tap = GestureDemand.taps(1, fingers: 1, gap: 0.35, down: 0.75, movement: 45)
  private static let double = GestureDemand.taps(2, fingers: 1, gap: 0.35, down: 0.75, movement: 45)

  @Test func `what came of a touch is what was recognized, sent and said, in short`() {
    land(heardBy: [("board/photo/pan", .move(10, fingers: 1))])
    hear(.touchesBegan)
    say("board/photo/pan", .gesture(GestureStep(.began, fingers: [0], because: .moved(12, needs: 10))), at: 0.1)
    for word in ["one", "one", "two", "three"] { say("stage", .note(word), at: 0.1) }
    land(1, at: 1)
    hear(.touchesBegan, [1], at: 1)
    stories.finish()
    #expect(
      stories.stories.map(\.outcome) == [
        "pan began: moved 12 pt, 10 are enough; 1 more; stage says: two; stage says: three", "nothing",
      ])
  }

  @Test func `what came of a touch that had much said of it is told in no time`() throws {
    land(heardBy: [("board/photo/pan", .move(10, fingers: 1))])
    hear(.touchesBegan)
    say("board/photo/pan", .gesture(GestureStep(.began, fingers: [0], because: .moved(12, needs: 10))), at: 0.1)
    for number in 1...4_000 { say("stage", .note("at \(number)"), at: 0.1) }
    stories.finish()
    let story = try #require(stories.stories.first)
    let time = ContinuousClock().measure {
      #expect(story.outcome.hasSuffix("; 3998 more; stage says: at 3999; stage says: at 4000"))
    }
    #expect(time < .seconds(1), "each held against each takes longer by far")
  }

  @Test func `what a recognizer missed stands in its touch's story, in order`() {
    land(heardBy: [("board/photo/pan", .move(10, fingers: 1))])
    hear(.touchesBegan)
    for frame in 2...7 { hear(.touchesMoved, frame: frame, at: Double(frame) * 0.016) }
    let step = GestureStep(.failed, fingers: [0], because: .moved(9, needs: 10))
    say("board/photo/pan", .gesture(step), frame: 8, at: 0.128)
    hear(.touchesEnded, frame: 8, at: 0.128)
    #expect(
      texts == [
        """
        listening  pan  a move of 10 pt
        1  0      photo  began, goes no further
        2  32     photo  moved, goes no further, 6 times to frame 7
        8  128    pan    failed: moved 9 of 10 pt, 1 pt short (G60)
        8  128    photo  ended, goes no further

        """
      ])
    #expect(stories.others.isEmpty)
  }

  @Test func `a gesture of two fingers is told once, and referred to`() {
    for finger in 0...1 { land(finger, heardBy: [("board/photo/pinch", .spread(8))]) }
    let began = GestureStep(.began, fingers: [0, 1], because: .spread(16, needs: 8))
    say("board/photo/pinch", .gesture(began))
    for finger in 0...1 {
      say("board/photo", .custody(TouchCustody(.taken, finger: finger, by: "board/photo/pinch")))
    }
    say("board/photo/pinch", .gesture(GestureStep(.action("began"))))
    say("board/photo/pinch", .gesture(GestureStep(.ended, fingers: [1], because: .liftedAll)), frame: 2, at: 0.1)
    let all = texts
    #expect(
      all.first == """
        listening  pinch  2 fingers, 8 pt closer or further apart
        1  0      pinch  began: distance changed by 16 pt, 8 are enough (G70)
        1  0      pinch  takes it from photo, which hears that it is cancelled (G20)
        1  0      pinch  calls its targets, began (G3)
        2  100    pinch  ended: see touch 1

        """)
    #expect(
      all.last == """
        listening  pinch  2 fingers, 8 pt closer or further apart
        1  0      pinch  began: see touch 0
        1  0      pinch  takes it from photo, which hears that it is cancelled (G20)
        2  100    pinch  ended: all fingers lifted (G71)

        """)
  }

  @Test func `what a timer decides belongs to the touches of the attempt`() {
    land(heardBy: [("board/photo/double", Self.double)])
    let gone = GestureStep(.failed, because: .noFurtherTap(within: 0.35))
    say("board/photo/double", .gesture(gone), frame: nil, at: 0.43)
    land(1, heardBy: [("board/photo/double", Self.double)], at: 0.53)
    let all = texts
    #expect(all.first?.contains("-  430    double  failed: no further tap within 0.35 s (G53)\n") == true)
    #expect(
      all.last?.contains(
        "1  530    double  starts anew: it landed after the time for a further tap, 0.1 s too long (G53)\n") == true
    )
  }

  @Test func `a finger that stays down too long for a tap is told by how much when it lifts`() {
    land(heardBy: [("board/photo/tap", Self.tap)])
    say("board/photo/tap", .gesture(GestureStep(.failed, fingers: [0], because: .heldTooLong(0.75))), at: 0.75)
    lift(at: 1)
    #expect(
      texts.first?.hasSuffix("2  1000   tap  the finger lifts now, it was down 0.25 s too long (G52)\n") == true)
  }

  @Test func `a lifting that is kept back is told with its keeper, and its release with the same rule`() {
    land(heardBy: [("board/photo/double", Self.double)])
    hear(.touchesBegan)
    say("board/photo", .custody(TouchCustody(.withheld, finger: 0, by: "board/photo/double")), frame: 2, at: 0.08)
    say("board/photo", .custody(TouchCustody(.released, finger: 0)), frame: nil, at: 0.43)
    let text = texts.first ?? ""
    #expect(text.contains("2  80     double  keeps its lifting from photo until it has decided (G25)\n"))
    #expect(text.contains("-  430    photo   hears now what was kept from it (G25)\n"))
  }

  @Test func `a scroll view's pan takes touches by the rules of scrolling`() {
    land(heardBy: [("board/pan", .scroll(10))])
    say("board/photo", .custody(TouchCustody(.taken, finger: 0, by: "board/pan")))
    land(1, heardBy: [("board/pan", .scroll(10))])
    say("window", .dropped(Dropped(.touch(finger: 1), .taken(by: "board/pan"))))
    let all = texts
    #expect(all.first?.contains("takes it from photo to scroll, which hears that it is cancelled (S9)\n") == true)
    #expect(
      all.last?.contains("photo  hears nothing of it: board/pan took it before its view heard of it (S5)") == true)
  }

  @Test(arguments: ["pan", "feedPan"])
  func `content that a touch scrolls is told in its story, whatever the pan is called`(pan: String) {
    land(heardBy: [("board/\(pan)", .scroll(10))])
    say("board", .scroll(.began(at: Point(x: 0, y: 0), lock: nil)), frame: 2, at: 0.016)
    say("board", .scroll(.cameToRest(at: Point(x: 0, y: 9), .arrived)), frame: nil, at: 1)
    let text = texts.first ?? ""
    #expect(text.contains("2  16     board") && text.contains("-  1000   board"))
    #expect(stories.others.isEmpty)
  }

  @Test func `a recognizer of which nothing comes is undecided to the end`() {
    land(heardBy: [("board/photo/own", .own)])
    hear(.touchesBegan)
    #expect(texts.first?.hasSuffix("own    undecided to the end (G8)\n") == true)
  }

  @Test func `what the stage says stands where it said it; what is of no touch stands apart`() {
    say("stage", .note("ready"))
    land()
    hear(.touchesBegan)
    say("stage", .note("touched"))
    say("application", .application("willResignActive"), frame: 3, at: 0.5)
    #expect(texts == ["1  0      photo  began, goes no further\n1  0      stage  says: touched\n"])
    #expect(stories.others.map { $0.split(separator: " ").last ?? "" } == ["ready", "willResignActive"])
  }

  @Test func `values of a drag are told from the first to the last`() {
    land()
    for (step, frame) in zip([0.0, 0.25, 0.5], 2...4) {
      hear(.touchesMoved, frame: frame, at: Double(frame))
      let change = ValueChange(from: .number(step), to: .number(step + 0.25))
      say("board/photo", .value(change), frame: frame, at: Double(frame))
    }
    #expect(texts.first?.contains("2  2000   photo  value 0 → 0.75, 3 times to frame 4\n") == true)
  }

  @Test func `subjects are called as shortly as they can be told apart`() {
    land(heardBy: [("board/photo/pan", .move(10, fingers: 1)), ("board/pan", .scroll(10))])
    #expect(texts.first?.hasPrefix("listening  photo/pan  a move of 10 pt\n           board/pan  a move") == true)
  }

  @Test func `a finger whose landing is not in the log has a story too`() {
    hear(.touchesEnded, [7])
    _ = texts
    #expect(stories.stories.first?.heading == "touch 7, frame 1 (0 ms)\n")
  }

  @Test func `what no touch's view says is told beside them, after however many touches`() {
    let count = 40_000
    let time = ContinuousClock().measure {
      for tap in 0..<count {
        land(tap, at: Double(tap))
        say("stage", .note("tick"), frame: nil, at: Double(tap) + 0.5)
      }
    }
    #expect(time < .seconds(60))
    say("board/photo", .note("tock"), frame: nil, at: Double(count))
    stories.finish()
    #expect(stories.stories.count == count && stories.others.count == count)
    #expect(stories.stories.last?.steps.count == 1)
  }
}
