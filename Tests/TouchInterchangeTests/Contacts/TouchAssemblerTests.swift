import Testing
import TouchLogs

@testable import TouchInterchange

@Suite struct TouchAssemblerTests {
  private func report(_ time: Double, _ contacts: Contact...) -> ContactReport {
    ContactReport(time: time, contacts: contacts)
  }

  @Test func `fingers are numbered by landing, also across sources`() throws {
    var findings = Findings()
    var assembler = TouchAssembler()
    try assembler.add(report(1, Contact(key: 7, x: 1, y: 1)), source: 1, &findings)
    try assembler.add(report(2, Contact(key: 7, x: 2, y: 2)), source: 0, &findings)
    try assembler.add(report(3, Contact(key: 7, state: .lifted, x: 1, y: 1)), source: 1, &findings)
    #expect(assembler.frames.map { $0.samples.map(\.finger) } == [[0], [0, 1], [0, 1]])
    #expect(
      assembler.frames.map { $0.samples.map(\.phase) } == [
        [.began], [.stationary, .began], [.ended, .stationary],
      ])
    try assembler.finish(at: nil, &findings)
    #expect(assembler.frames.last?.time == 3)
    #expect(assembler.frames.last?.samples.map(\.phase) == [.cancelled])
  }

  @Test func `a change of force alone is a move`() throws {
    var findings = Findings()
    var assembler = TouchAssembler()
    try assembler.add(report(1, Contact(key: 1, x: 1, y: 1, pressure: 1)), &findings)
    try assembler.add(report(2, Contact(key: 1, x: 1, y: 1, pressure: 2)), &findings)
    try assembler.add(report(3, Contact(key: 1, x: 1, y: 1, pressure: 2)), &findings)
    #expect(assembler.frames.map { $0.samples.map(\.phase) } == [[.began], [.moved]])
    #expect(findings.notes.map(\.finding) == [.unchangedReports])
  }

  @Test func `what lifts without having landed is left out`() throws {
    var findings = Findings()
    var assembler = TouchAssembler()
    try assembler.add(report(1, Contact(key: 1, state: .lifted, x: 1, y: 1)), &findings)
    #expect(assembler.frames.isEmpty)
    try assembler.finish(at: nil, &findings)
    #expect(assembler.frames.isEmpty)
  }

  @Test func `what begins anew is moved behind, with what was gathered between`() throws {
    var findings = Findings()
    var assembler = TouchAssembler()
    try assembler.add(report(500, Contact(key: 1, x: 1, y: 1)), &findings)
    try assembler.add(report(499.5, Contact(key: 1, x: 2, y: 1)), &findings)
    try assembler.add(report(500.5, Contact(key: 1, state: .lifted, x: 2, y: 1)), &findings)
    try assembler.add(report(3, Contact(key: 2, x: 1, y: 1)), &findings)
    var last = report(3.5, Contact(key: 2, x: 9, y: 1))
    last.coalesced = [2: [TimedContact(time: 3.25, contact: Contact(key: 2, x: 5, y: 1))]]
    try assembler.add(last, &findings)
    try assembler.finish(at: 4, &findings)
    #expect(assembler.frames.map(\.time) == [500, 500, 500.5, 501.5, 502, 502.5])
    #expect(assembler.frames[4].samples[0].coalesced.map(\.time) == [501.75])
    #expect(findings.notes.map(\.finding) == [.timesWentBack, .timesBeganAnew, .stillDown])
  }

  @Test func `a recording that makes too many samples is refused`() throws {
    var findings = Findings()
    var assembler = TouchAssembler(limit: 3)
    try assembler.add(report(1, Contact(key: 1, x: 1, y: 1), Contact(key: 2, x: 2, y: 2)), &findings)
    #expect(throws: ImportError.tooManySamples) {
      try assembler.add(report(2, Contact(key: 1, x: 3, y: 3)), &findings)
    }
  }
}
