import Testing
import TouchInterchange
import TouchLogs

@Suite struct WebDriverReaderTests {
  private func actions(_ actions: String..., kind: String = "touch") throws -> Imported {
    let list = actions.joined(separator: ",")
    return try imported(
      #"{"actions":[{"type":"pointer","id":"a","parameters":{"pointerType":"\#(kind)"},"actions":[\#(list)]}]}"#)
  }

  @Test func `a tick is as long as its longest action`() throws {
    let text = """
      [{"type":"pointer","id":"a","parameters":{"pointerType":"touch"},"actions":[
        {"type":"pointerMove","x":10,"y":20},{"type":"pointerDown","button":0},{"type":"pause","duration":100},
        {"type":"pointerUp","button":0}]},
       {"type":"none","id":"b","actions":[{"type":"pause"},{"type":"pause"},{"type":"pause","duration":250}]}]
      """
    let read = try imported(text)
    #expect(read.format == .webDriver)
    #expect(sketch(read.log) == ["0: 0+10,20", "0.25: 0-10,20"])
    #expect(read.count(.lost(.otherEvents)) == 3)
  }

  @Test func `pointers beyond what a device has only take time, as other sources do`() throws {
    let tap =
      #"{"type":"pointerMove","x":1,"y":2},{"type":"pointerDown"},{"type":"pause","duration":100},"#
      + #"{"type":"pointerUp"}"#
    let hand = #"{"type":"pointer","id":"a","parameters":{"pointerType":"touch"},"actions":[\#(tap)]}"#
    let slow = hand.replacing("100", with: "500")
    let read = try imported("[" + (Array(repeating: hand, count: 64) + [slow]).joined(separator: ",") + "]")
    #expect(read.count(.excessContacts) == 4)
    #expect(read.log.frames.map(\.time) == [0, 0.5])
    #expect(read.log.frames.map(\.samples.count) == [64, 64])
  }

  @Test func `a long movement is drawn out, a relative one goes on from the pointer`() throws {
    let read = try actions(
      #"{"type":"pointerMove","x":10,"y":20}"#, #"{"type":"pointerDown","button":0}"#,
      #"{"type":"pointerMove","duration":100,"origin":"pointer","x":60,"y":0}"#, #"{"type":"pointerUp","button":0}"#
    )
    let lines = sketch(read.log)
    #expect(lines.count == 8)
    #expect(lines.first == "0: 0+10,20")
    #expect(lines[3] == "0.05: 0>40,20")
    #expect(lines.last == "0.1: 0-70,20")
  }

  @Test func `a pause of an hour is no movement`() throws {
    let read = try actions(
      #"{"type":"pointerMove","x":10,"y":20}"#, #"{"type":"pointerDown"}"#, #"{"type":"pause","duration":3.6e6}"#,
      #"{"type":"pointerUp"}"#)
    #expect(sketch(read.log) == ["0: 0+10,20", "3600: 0-10,20"])
  }

  @Test func `an element's place is not known, and a hover is no touch`() throws {
    let read = try actions(
      #"{"type":"pointerMove","x":10,"y":20}"#, #"{"type":"pointerDown"}"#,
      #"{"type":"pointerMove","origin":{"element-6066":"e1"},"x":0,"y":0}"#, #"{"type":"pointerCancel"}"#,
      #"{"type":"pointerMove","x":1,"y":2}"#, #"{"type":"pointerUp"}"#)
    #expect(sketch(read.log) == ["0: 0+10,20", "0: 0x10,20"])
    #expect(read.count(.incompleteEvent) == 1)
  }

  @Test(arguments: [
    #"{"actions":[{"type":"pointer","actions":[{"type":"pointerDown","duration":"x"}]}]}"#,
    #"{"actions":[{"type":"pointer","actions":[{"type":"pointerDown","duration":-1}]}]}"#,
    #"{"actions":[{"type":"pointer","actions":[{"type":"pointerDown","duration":1e12}]}]}"#,
    #"[{"type":"pointer","actions":[{"type":"pointerDown"},{"type":"pointerMove","duration":9e8,"x":1,"y":1}]}]"#,
    #"{"actions":7,"pointerDown":"pointerDown"}"#,
    #"[{"type":"pointer","actions":[{"type":"pointerMove","x":1,"y":1}]}]"#,
  ])
  func `what makes no touch is refused`(text: String) {
    #expect(throws: ImportError.self) { try imported(text, as: .webDriver) }
  }

  @Test func `fingers land and lift where a tick begins, whoever takes longer in it`() throws {
    func hand(_ x: Int, _ actions: String...) -> String {
      let move = #"{"type":"pointerMove","x":\#(x),"y":50}"#
      return #"{"type":"pointer","parameters":{"pointerType":"touch"},"actions":[\#(move),"#
        + actions.joined(separator: ",") + "]}"
    }
    let (down, up) = (#"{"type":"pointerDown"}"#, #"{"type":"pointerUp"}"#)
    let (pause, long) = (#"{"type":"pause"}"#, #"{"type":"pause","duration":700}"#)
    let staggered = try imported("[" + hand(50, down, pause, up) + "," + hand(150, long, down, up) + "]")
    #expect(sketch(staggered.log) == ["0: 0+50,50", "0.7: 0-50,50 1+150,50", "0.7: 1-150,50"])
    let held = try imported(
      "[" + hand(50, down, up) + #",{"type":"none","actions":[{"type":"pause"},"# + long + "]}]")
    #expect(sketch(held.log) == ["0: 0+50,50", "0.7: 0-50,50"])
  }

  @Test func `a movement takes its own time, and its tick's where it says none`() throws {
    func move(_ words: String) throws -> [String] {
      let hand =
        #"{"type":"pointer","parameters":{"pointerType":"touch"},"actions":[{"type":"pointerMove","x":10,"y":20},"#
        + #"{"type":"pointerDown"},{"type":"pointerMove"\#(words),"x":70,"y":20},{"type":"pointerUp"}]}"#
      let clock = #"{"type":"none","actions":[{"type":"pause"},{"type":"pause"},{"type":"pause","duration":200}]}"#
      return sketch(try imported("[\(hand),\(clock)]").log)
    }
    #expect(try move(#","duration":30"#) == ["0: 0+10,20", "0.03: 0>70,20", "0.2: 0-70,20"])
    #expect(try move(#","duration":0"#) == ["0: 0+10,20", "0: 0>70,20", "0.2: 0-70,20"])
    #expect(try move("").count == 14)
    let drawn = try move(#","duration":100"#)
    #expect(drawn.count == 8 && drawn[6] == "0.1: 0>70,20")
  }
}
