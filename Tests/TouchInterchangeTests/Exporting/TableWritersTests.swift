import Foundation
import Testing
import TouchInterchange
import TouchLogs

/// JSON lines, CSV and Swift tests.
@Suite struct TableWritersTests {
  private static var pen: TouchLog {
    Finger(at: 1, type: .pencil).tap(at: CGPoint(x: 195.5, y: 749)).reporting { sample in
      (sample.force, sample.altitudeAngle) = (0.5, sample.phase == .began ? 1 : nil)
    }.log(stage: "raised-tab-bar")
  }

  @Test func `a table has the columns that some sample has, and is read back`() throws {
    let text = try ForeignExport.text(of: Self.pen, as: .csv).text
    #expect(
      text == """
        time_s,finger,phase,x,y,tapCount,touchType,force,altitude
        1,0,began,195.5,749,1,pencil,0.5,1
        1.08,0,ended,195.5,749,1,pencil,0.5,

        """)
    #expect(sketch(try imported(text).log) == sketch(Self.pen))
  }

  @Test func `a line of JSON is a sample, with what it has`() throws {
    let text = try ForeignExport.text(of: Self.pen, as: .jsonLines).text
    let first =
      #"{"time":1,"finger":0,"phase":"began","x":195.5,"y":749,"tapCount":1,"touchType":"pencil","force":0.5,"altitude":1}"#
    #expect(text.split(separator: "\n").first.map(String.init) == first)
    #expect(text.split(separator: "\n").count == 2)
  }

  @Test func `a Swift test says what the fingers did, at their times`() throws {
    let log = TouchScript {
      Finger(at: 0.5).down(at: CGPoint(x: 10, y: 20)).move(to: CGPoint(x: 40, y: 200.25), at: 0.75).up()
      Finger(at: 0.625).tap(at: CGPoint(x: 300, y: 20))
      Finger(at: 2).tap(at: CGPoint(x: 1, y: 1), count: 2)
    }.log(stage: "raised-tab-bar")
    let exported = try ForeignExport.text(of: log, as: .swift)
    #expect(
      exported.text == """
        import Foundation
        import ReplayTesting
        import Testing

        @MainActor @Test func replaysRaisedTabBar() async {
          await expectReplay(of: RaisedTabBar.self) {
            Finger(at: 0.5)
              .down(at: CGPoint(x: 10, y: 20))
              .move(to: CGPoint(x: 40, y: 200.25), at: 0.75)
              .wait(until: \(log.frames[4].time))
              .up()
              .wait(until: 2)
              .down(at: CGPoint(x: 1, y: 1))
              .wait(until: 2.08)
              .up()
              .wait(until: 2.23)
              .down(at: CGPoint(x: 1, y: 1))
              .wait(until: 2.31)
              .up()
            Finger(at: 0.625)
              .down(at: CGPoint(x: 300, y: 20))
              .wait(until: 0.705)
              .up()
          }
        }

        """)
    #expect(exported.notes.map(\.description) == ["the stage's type was taken to be RaisedTabBar"])
  }
}
