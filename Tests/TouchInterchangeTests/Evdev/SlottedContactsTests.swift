import Testing
import TouchInterchange
import TouchLogs

@Suite struct SlottedContactsTests {
  @Test func `a tracking id lands and -1 lifts`() throws {
    let tap = try evemu("0003 0039 7\n0003 0035 10\n0003 0036 20\n@ 1.0\n0003 0035 12\n@ 1.1\n0003 0039 -1\n@ 1.2")
    #expect(sketch(tap.log) == ["1: 0+10,20", "1.1: 0>12,20", "1.2: 0-12,20"])
    #expect(tap.notes.isEmpty)
    #expect(tap.log.about.device == "A touch screen")
    #expect(tap.log.stopTime == 11.2)
  }

  @Test func `who has nothing new is stationary while another moves`() throws {
    let two = try evemu(
      """
      0003 002f 0
      0003 0039 1
      0003 0035 10
      0003 0036 20
      0003 002f 1
      0003 0039 2
      0003 0035 30
      0003 0036 40
      @ 1.0
      0003 0036 41
      @ 1.1
      0003 0039 -1
      0003 002f 0
      0003 0035 11
      @ 1.2
      0003 0039 -1
      @ 1.3
      """)
    #expect(
      sketch(two.log) == [
        "1: 0+10,20 1+30,40", "1.1: 0=10,20 1>30,41", "1.2: 0>11,20 1-30,41", "1.3: 0-11,20",
      ])
    let last = try #require(two.log.frames.last?.samples.first)
    #expect(last.previousLocation == last.location)
  }

  @Test func `a new id without a lift is a lift and a landing`() throws {
    let swap = try evemu("0003 0039 1\n0003 0035 10\n0003 0036 20\n@ 1.0\n0003 0039 2\n0003 0035 50\n@ 1.1")
    #expect(sketch(swap.log) == ["1: 0+10,20", "1.1: 0-10,20 1+50,20", "1.1: 1x50,20"])
    #expect(swap.count(.replacedUnlifted) == 1)
    #expect(swap.count(.stillDown) == 1)
  }

  @Test func `a slot keeps its place for the next touch`() throws {
    let again = try evemu(
      "0003 0039 1\n0003 0035 10\n0003 0036 20\n@ 1.0\n0003 0039 -1\n@ 1.1\n0003 0039 2\n@ 5.0\n0003 0039 -1\n@ 5.1"
    )
    #expect(sketch(again.log) == ["1: 0+10,20", "1.1: 0-10,20", "5: 1+10,20", "5.1: 1-10,20"])
  }

  @Test func `a recording that starts mid-touch begins with began`() throws {
    let late = try evemu("0003 0035 10\n0003 0036 20\n@ 1.0\n0003 0036 21\n@ 1.1\n0003 0039 -1\n@ 1.2")
    #expect(sketch(late.log) == ["1: 0+10,20", "1.1: 0>10,21", "1.2: 0-10,21"])
    #expect(late.count(.startedMidTouch) == 1)
  }

  @Test func `a driver may say where before it says who`() throws {
    let tap = try evemu("0003 0035 10\n0003 0036 20\n0003 0039 7\n@ 1.0\n0003 0039 -1\n@ 1.1")
    #expect(sketch(tap.log) == ["1: 0+10,20", "1.1: 0-10,20"])
    #expect(tap.notes.isEmpty)
  }

  @Test func `a touch lands once it is known where`() throws {
    let late = try evemu("0003 0039 1\n0003 0035 10\n@ 1.0\n0003 0036 20\n@ 1.1\n0003 0039 -1\n@ 1.2")
    #expect(sketch(late.log) == ["1.1: 0+10,20", "1.2: 0-10,20"])
    #expect(throws: ImportError.noTouch(.evemu)) {
      try evemu("0003 0039 1\n0003 0035 10\n@ 1.0\n0003 0039 -1\n@ 1.1")
    }
  }

  @Test func `a palm is cancelled and a hover lifts`() throws {
    let palm = try evemu("0003 0039 1\n0003 0035 10\n0003 0036 20\n@ 1.0\n0003 0037 2\n@ 1.1\n0003 0039 -1\n@ 1.2")
    #expect(sketch(palm.log) == ["1: 0+10,20", "1.1: 0x10,20"])
    #expect(palm.count(.palm) == 1)
    let hover = try evemu("0003 0039 1\n0003 0035 10\n0003 0036 20\n@ 1.0\n0003 003b 1\n@ 1.1\n0003 003b 0\n@ 1.2")
    #expect(sketch(hover.log) == ["1: 0+10,20", "1.1: 0-10,20", "1.2: 1+10,20", "1.2: 1x10,20"])
  }

  @Test func `slots beyond the limit are left out and counted`() throws {
    let wild = try evemu(
      "0003 0039 1\n0003 0035 10\n0003 0036 20\n0003 002f 2147483647\n0003 0039 2\n0003 002f -5\n0003 0035 1\n@ 1.0"
    )
    #expect(sketch(wild.log) == ["1: 0+10,20", "1: 0x10,20"])
    #expect(wild.count(.excessContacts) == 2)
  }

  @Test func `pressure becomes force and the touch's width its radius`() throws {
    let press = try evemu(
      "0003 0039 1\n0003 0035 10\n0003 0036 20\n0003 003a 50\n0003 0030 30\n@ 1.0\n0003 003a 100\n@ 1.1")
    let samples = press.log.frames.flatMap(\.samples)
    #expect(samples.map(\.phase) == [.began, .moved, .cancelled])
    #expect(samples.map(\.force) == [0.25, 0.5, 0.5])
    #expect(samples.first?.maximumPossibleForce == 1)
    #expect(samples.first?.majorRadius == 15)
  }

  @Test func `a finger that hovered is told as such, and lifts in silence`() throws {
    let read = try evemu(
      """
      0003 0039 1
      0003 003b 5
      0003 0035 10
      0003 0036 20
      @ 1.0
      0003 0035 11
      @ 1.5
      0003 0039 -1
      @ 2.0
      0003 0039 2
      0003 003b 0
      @ 3.0
      0003 0039 -1
      @ 4.0
      """)
    #expect(sketch(read.log) == ["3: 0+11,20", "4: 0-11,20"])
    #expect(read.count(.lost(.hover)) == 1 && read.count(.tooShort) == 0)
  }

  @Test func `a palm is counted once, one that never touched as what it is`() throws {
    let read = try evemu(
      """
      0003 0039 1
      0003 0035 10
      0003 0036 20
      @ 1.0
      0003 0037 2
      @ 1.5
      0003 0039 -1
      @ 2.0
      0003 0039 2
      @ 2.5
      0003 0039 -1
      @ 3.0
      """)
    #expect(sketch(read.log) == ["1: 0+10,20", "1.5: 0x10,20"])
    #expect(read.count(.palm) == 1 && read.count(.lost(.palm)) == 1 && read.count(.tooShort) == 0)
  }
}
