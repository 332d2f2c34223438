import Foundation
import Testing
import TouchInterchange
import TouchLogs

@Suite struct PointerJSONReaderTests {
  @Test func `an array of events is read with its coalesced ones`() throws {
    let touch = try imported(
      """
      [
       {"type":"pointerover","pointerId":2,"clientX":10,"clientY":20,"timeStamp":1000},
       {"type":"pointerdown","pointerId":2,"isPrimary":true,"clientX":10,"clientY":20,"timeStamp":1000,
        "pressure":0.5,"width":30,"height":20,"pointerType":"touch","buttons":1},
       {"type":"pointermove","pointerId":2,"clientX":14,"clientY":20,"timeStamp":1016,"buttons":1,"pressure":0.5,
        "width":30,"height":20,"pointerType":"touch","getCoalescedEvents":[
          {"clientX":12,"clientY":20,"timeStamp":1008,"pressure":0.5,"pointerType":"touch"},
          {"clientX":14,"clientY":20,"timeStamp":1016,"pressure":0.5,"pointerType":"touch"}]},
       {"type":"pointerup","pointerId":2,"clientX":14,"clientY":20,"timeStamp":1024,"buttons":0,"pointerType":"touch"}
      ]
      """)
    #expect(touch.format == .pointerJSON)
    #expect(sketch(touch.log) == ["1: 0+10,20", "1.016: 0>14,20", "1.024: 0-14,20"])
    let moved = touch.log.frames[1].samples[0]
    // Without the move itself, which a browser's list ends with.
    #expect(moved.coalesced.map(\.time) == [1.008])
    #expect(moved.coalesced.map(\.sample.location.x) == [12])
    #expect(moved.coalesced.map(\.sample.previousLocation.x) == [10])
    #expect(moved.force == 0.5)
    #expect(moved.majorRadius == 15)
    #expect(touch.count(.lost(.otherEvents)) == 1)
  }

  @Test func `a list that doesn't end with its event is kept whole`() throws {
    let touch = try imported(
      """
      [{"type":"pointerdown","clientX":10,"clientY":20,"timeStamp":0,"buttons":1,"coalescedEvents":[]},
       {"type":"pointermove","clientX":14,"clientY":20,"timeStamp":16,"buttons":1,"coalescedEvents":[
         {"clientX":11,"clientY":20,"timeStamp":4},{"clientX":13,"clientY":20,"timeStamp":12}]},
       {"type":"pointerup","clientX":14,"clientY":20,"timeStamp":24}]
      """)
    #expect(touch.log.frames.map { $0.samples[0].coalesced.map(\.sample.location.x) } == [[], [11, 13], []])
  }

  @Test func `columns are one pen that touches while a button is down`() throws {
    let pen = try imported(
      """
      {"x":[1,2,3,4],"y":[5,6,7,8],"time":[0,10,20,30],"buttons":[0,1,1,0],"pressure":[0,0.5,0.6,0],
       "tiltX":[0,0,45,0],"tiltY":[0,0,0,0],"pointerType":"pen"}
      """)
    #expect(sketch(pen.log) == ["0.01: 0+2,6", "0.02: 0>3,7", "0.03: 0-4,8"])
    #expect(pen.count(.lost(.hover)) == 1)
    let samples = pen.log.frames.flatMap(\.samples)
    #expect(samples.allSatisfy { $0.type == .pencil })
    #expect(samples.first?.altitudeAngle == .pi / 2)
    #expect(abs((samples[1].altitudeAngle ?? 0) - .pi / 4) < 1e-12)
  }

  @Test func `a mouse that only moves is no touch, and its click is an indirect one`() throws {
    let click = try imported(
      """
      {"events":[
       {"type":"pointermove","pointerId":1,"clientX":1,"clientY":1,"timeStamp":1,"buttons":0,"pointerType":"mouse"},
       {"type":"pointerdown","pointerId":1,"clientX":2,"clientY":2,"timeStamp":2,"buttons":1,"pointerType":"mouse"},
       {"type":"pointerup","pointerId":1,"clientX":2,"clientY":2,"timeStamp":3,"buttons":0,"pointerType":"mouse"},
       {"type":"pointerup","pointerId":1,"timeStamp":4}]}
      """)
    #expect(sketch(click.log) == ["0.002: 0+2,2", "0.003: 0-2,2"])
    #expect(click.log.frames.first?.samples.first?.type == .indirectPointer)
    #expect(click.count(.incompleteEvent) == 1)
    #expect(click.count(.lost(.hover)) == 1)
  }

  @Test func `positions are points, so the screen is made to hold them unless it is given`() throws {
    let text = """
      {"x":[700,800],"y":[5,6],"time":[0,10],"buttons":[1,0],"pointerType":"touch"}
      """
    let wide = try imported(text)
    #expect(wide.log.about.screen == Screen(width: 801, height: 844, scale: 1))
    #expect(wide.count(.chosenScreen("801x844@1")) == 1)
    let narrow = try imported(text, screen: .phone)
    #expect(narrow.count(.offScreen) == 2)
    #expect(narrow.log.frames.first?.samples.first?.location.x == 700)
  }

  @Test func `an event a line is read like an array of them`() throws {
    let events = [
      #"{"type":"pointerdown","pointerId":1,"clientX":10,"clientY":20,"timeStamp":0,"buttons":1}"#,
      #"{"type":"pointermove","pointerId":1,"clientX":11,"clientY":20,"timeStamp":8,"buttons":1}"#,
      #"{"type":"pointerup","pointerId":1,"clientX":11,"clientY":20,"timeStamp":16,"buttons":0}"#,
    ]
    let lines = try imported(events.joined(separator: "\n\n") + "\n")
    #expect(lines.format == .pointerJSON)
    #expect(lines.log == (try imported("[\(events.joined(separator: ","))]")).log)
    let torn = try imported(events.joined(separator: "\n") + "\n{\"type\":\"poin")
    #expect(torn.log == lines.log)
    #expect(torn.notes.contains { $0.description.contains("line 4") })
  }

  @Test func `what is no such JSON is refused with where`() throws {
    let error = #expect(throws: ImportError.self) { try imported("[{\"type\":5}]", as: .pointerJSON) }
    #expect(
      error?.description
        == "the recording can't be read as pointer-json: [0].type is of an unexpected kind; check --format and that "
        + "the file is whole")
    #expect(throws: ImportError.damaged(.pointerJSON, "it is no JSON")) {
      try imported("{\"x\":", as: .pointerJSON)
    }
    let lines = try ForeignExport.text(of: Finger().tap(at: .zero).log(), as: .jsonLines).text
    let unread = #expect(throws: ImportError.jsonLines) { try imported(lines) }
    #expect(unread?.description.contains("one JSON object a line") == true)
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: ImportError.damaged(.pointerJSON, "it is no JSON")) { try imported(deep, as: .pointerJSON) }
  }
}
