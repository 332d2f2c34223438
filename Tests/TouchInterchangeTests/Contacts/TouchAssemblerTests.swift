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
    #expect(try assembler.finish(at: nil, &findings) == 3)
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
    #expect(try assembler.finish(at: nil, &findings) == nil)
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
