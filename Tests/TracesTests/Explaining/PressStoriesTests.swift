import Testing
import Traces

@Suite struct PressStoriesTests {
  private let stories = TouchStories()

  private func say(_ subject: String, _ event: TraceEvent, frame: Int? = 1, at time: Double = 0) {
    stories.receive(TraceEntry(frame: frame, time: time, subject: subject, event: event))
  }

  private func make(_ parts: [(Int, String)], frame: Int, at time: Double) {
    let parts = parts.map { Hop.Part(finger: $0.0, phase: $0.1) }
    say("application", .hop(.made("presses", parts)), frame: frame, at: time)
  }

  private func hear(_ method: Call.Method, _ press: Int, frame: Int?, at time: Double) {
    let call = Call(method: method, fingers: [press], points: [], outcome: .taken)
    say("board/photo", .call(call), frame: frame, at: time)
  }

  private func custody(_ what: TouchCustody.What, _ press: Int, by: String?, frame: Int?, at time: Double) {
    var custody = TouchCustody(what, finger: press, by: by)
    custody.isPress = true
    say("board/photo", .custody(custody), frame: frame, at: time)
  }

  private var texts: [String] {
    stories.finish()
    return stories.presses.map { $0.heading + $0.text }
  }

  @Test func `what recognizers did to a press stands in its story, in order`() {
    make([(0, "began")], frame: 1, at: 0)
    hear(.pressesBegan, 0, frame: 1, at: 0)
    make([(0, "ended")], frame: 2, at: 0.1)
    say("board/photo/tap", .gesture(GestureStep(.recognized)), frame: 2, at: 0.1)
    custody(.taken, 0, by: "board/photo/tap", frame: 2, at: 0.1)
    hear(.pressesCancelled, 0, frame: 2, at: 0.1)
    say("board/photo/tap", .gesture(GestureStep(.action("ended"))), frame: 2, at: 0.1)
    say("stage", .note("opens"), frame: 2, at: 0.1)
    #expect(
      texts == [
        """
        press 0, frame 1 (0 ms): board/photo
        1  0      photo  began, goes no further
        2  100    tap    recognized (G1)
        2  100    tap    takes it from photo, which hears that it is cancelled (G77)
        2  100    photo  cancelled, goes no further
        2  100    tap    calls its targets, ended (G3)
        2  100    stage  says: opens

        """
      ])
    #expect(stories.others.isEmpty)
    #expect(stories.stories.isEmpty)
  }

  @Test func `what was kept from a responder stands in its story, whether it comes later or never`() {
    for press in 0...1 {
      let time = Double(press)
      make([(press, "began")], frame: 2 * press + 1, at: time)
      custody(.withheld, press, by: "board/photo/hold", frame: 2 * press + 1, at: time)
    }
    say("board/photo/hold", .gesture(GestureStep(.failed)), frame: nil, at: 1.5)
    custody(.released, 1, by: nil, frame: nil, at: 1.5)
    hear(.pressesBegan, 1, frame: nil, at: 1.5)
    make([(0, "ended"), (1, "stationary")], frame: 5, at: 2)
    custody(.withheld, 0, by: "board/photo/hold", frame: 5, at: 2)
    #expect(
      texts == [
        """
        press 0, frame 1 (0 ms): board/photo
        1  0      hold  keeps its beginning from photo until it has decided (G77)
        5  2000   hold  keeps its end from photo until it has decided (G77)

        """,
        """
        press 1, frame 3 (1000 ms): board/photo
        3  1000   hold   keeps its beginning from photo until it has decided (G77)
        -  1500   hold   failed
        -  1500   photo  hears now what was kept from it (G77)
        -  1500   photo  began, goes no further

        """,
      ])
  }

  @Test func `a press that its recognizer may not have, and one that nobody hears of`() {
    make([(0, "began"), (1, "began")], frame: 1, at: 0)
    say("board/photo/tap", .gesture(GestureStep(.refusedPress(1), because: .delegateSaysNo)))
    say("application", .dropped(Dropped(.press(0), .taken(by: "board/photo/tap"))))
    #expect(texts[0].contains("hears nothing of it: "))
    #expect(texts[1].contains("1  0      tap  does not get it: "))
    #expect(texts[1].contains("(G76)"))
  }

  @Test func `a recognizer that listens to a finger decides about that one`() {
    make([(0, "began")], frame: 1, at: 0)
    hear(.pressesBegan, 0, frame: 1, at: 0)
    say("window", .hit(Hit(finger: 3, point: Point(x: 1, y: 2), view: "board/photo")), frame: 2, at: 1)
    let listener = Hop.Listener("board/photo/tap", demand: .move(10, fingers: 1))
    say("window", .hop(.listening(finger: 3, [listener])), frame: 2, at: 1)
    say("board/photo/tap", .gesture(GestureStep(.failed)), frame: nil, at: 2)
    stories.finish()
    #expect(stories.stories.first?.text.contains("-  2000   tap  failed") == true)
    #expect(stories.presses.first?.text.contains("failed") == false)
  }
}
