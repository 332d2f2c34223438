import Foundation
import ReplayReports
import Subprocess
import SystemPackage
import Testing
import Verification
#if canImport(FoundationXML)
  import FoundationXML
#endif

struct JUnitReportTests {
  /// Every element with its attributes, in order, as an XML parser sees them.
  private func elements(_ text: String) throws -> [(name: String, attributes: [String: String])] {
    let reader = ElementReader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    guard parser.parse() else { throw SampleRun.Unexpected() }
    return reader.elements
  }

  @Test func `a suite a folder, a case a recording, with counts that add up`() throws {
    let elements = try elements(ReportKind.junit.text(of: SampleRun.everyVerdict()))
    let root = try #require(elements.first)
    #expect(root.name == "testsuites")
    #expect(root.attributes["tests"] == "6")
    #expect(root.attributes["failures"] == "3")
    #expect(root.attributes["errors"] == "2")
    #expect(root.attributes["time"] == "1.500")
    let suites = elements.filter { $0.name == "testsuite" }
    #expect(suites.map { $0.attributes["name"] } == ["recordings/home", "recordings/pad"])
    #expect(suites.map { $0.attributes["tests"] } == ["3", "3"])
    let cases = elements.filter { $0.name == "testcase" }
    #expect(cases.map { $0.attributes["name"] } == ["match", "tap", "new", "bad", "full", "gone"])
    #expect(cases.map { $0.attributes["time"] } == ["0.001", "0.250", "0.001", "0.000", "0.000", "0.000"])
    #expect(
      elements.filter { $0.name == "failure" }.map { $0.attributes["type"] } == ["differs", "missing", "obsolete"])
    #expect(elements.filter { $0.name == "error" }.map { $0.attributes["type"] } == ["unreadable", "missing"])
  }

  @Test func `whatever stands in a name or a text, it stays XML and loses nothing that XML can hold`() throws {
    let hostile = "a\u{0}\u{1B}[31m<b>&\"'\u{FFFE}\r\n\t]]>\u{85}ü😀"
    let outcome = SampleRun.outcome("f<&\"/n\u{7}.touchlog", .unreadable(hostile))
    let report = RunReport(entries: [.init(outcome, seconds: .infinity)], seconds: -1)
    let elements = try elements(ReportKind.junit.text(of: report))
    let error = try #require(elements.last { $0.name == "error" })
    #expect(error.attributes["message"]?.contains("a\\u{0}\\u{1B}[31m<b>&\"'\\u{FFFE}") == true)
    #expect(elements.first?.attributes["time"] == "0.000")
  }

  /// What validates XML where it is installed; Debian has it in libxml2-utils.
  private static let validator = ["/usr/bin/xmllint", "/usr/local/bin/xmllint"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  @Test(.enabled(if: validator != nil), arguments: [false, true])
  func `Jenkins' schema allows every report`(isOfWorkers: Bool) async throws {
    let report = isOfWorkers ? try SampleRun.everyWorkerVerdict() : try SampleRun.everyVerdict()
    let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../Fixtures/junit.xsd")
    let result = try await Subprocess.run(
      .path(FilePath(try #require(Self.validator))), arguments: ["--noout", "--schema", schema.path, "-"],
      input: .string(try ReportKind.junit.text(of: report)), output: .string(limit: 1 << 20),
      error: .string(limit: 1 << 20))
    #expect(result.terminationStatus.isSuccess, "\(result.standardError)")
  }

  @Test func `what is known to fail is skipped, and what passes again fails`() throws {
    let elements = try elements(ReportKind.junit.text(of: SampleRun.everyWorkerVerdict()))
    let skipped = try #require(elements.first { $0.name == "skipped" })
    #expect(
      skipped.attributes["message"]
        == "known to fail: The touch at 1,2 went to home/list instead of home/button.")
    #expect(
      elements.filter { $0.name == "failure" }.map { $0.attributes["type"] } == [
        "crashed", "timed-out", "out-of-memory", "order-dependent", "order-dependent", "unstable", "unstable",
        "passes-again",
      ])
    #expect(elements.first { $0.name == "testsuite" }?.attributes["skipped"] == "1")
  }

  @Test func `line ends and tabs survive in an attribute`() throws {
    let outcome = SampleRun.outcome("a\n\tb/c.touchlog", .missing)
    let report = RunReport(entries: [.init(outcome, seconds: 0)], seconds: 0)
    let elements = try elements(ReportKind.junit.text(of: report))
    #expect(elements.first { $0.name == "testsuite" }?.attributes["name"] == "a\n\tb")
  }
}

private final class ElementReader: NSObject, XMLParserDelegate {
  var elements: [(name: String, attributes: [String: String])] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append((name, attributes))
  }
}
