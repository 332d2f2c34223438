import Foundation
import HeadlessUIKit
import ReplayReports
import Testing
import TouchReplay

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A button that stands out of a bar, and names that no format likes.
private enum HostileStage: Stage {
  static func build(in window: UIWindow) {
    let bar = UIView(frame: CGRect(x: 0, y: 700, width: 390, height: 144))
    bar.accessibilityIdentifier = "<b>\"&\u{1B}[31m"
    let button = UIView(frame: CGRect(x: 100, y: -40, width: 80, height: 80))
    button.accessibilityIdentifier = "]]>--><script>\u{0}"
    button.transform = CGAffineTransform(rotationAngle: 0.4)
    bar.addSubview(button)
    window.addSubview(bar)
  }
}

/// One view, and its path has no name in it.
private enum NamelessStage: Stage {
  static func build(in window: UIWindow) {
    let view = UIView(frame: window.bounds)
    view.accessibilityIdentifier = "/"
    window.addSubview(view)
  }
}

private final class Names: NSObject, XMLParserDelegate {
  var elements: [String] = []
  var text = ""

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) { elements.append(name) }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}

@MainActor struct ReachabilityMapTests {
  @Test func `the map is XML, also of a stage with hostile names`() async throws {
    let audit = try await StageTarget.audit(HostileStage.self)
    let names = Names()
    let parser = XMLParser(data: Data(ReachabilityMap(audit).text.utf8))
    parser.delegate = names
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(!names.elements.contains("script") && !names.elements.contains("b"))
    #expect(names.text.contains("1 view has a dead part"))
    #expect(names.text.contains("<b>\"&\\u{1B}[31m"))
  }

  @Test func `a path without a name has a colour too`() async throws {
    let audit = try await StageTarget.audit(NamelessStage.self)
    #expect(audit.map.territories.map(\.owner) == ["/"])
    #expect(ReachabilityMap(audit).text.hasSuffix("</svg>\n"))
  }

  @Test func `the same stage has the same map, byte for byte`() async throws {
    let one = ReachabilityMap(try await StageTarget.audit(HostileStage.self)).text
    let two = ReachabilityMap(try await StageTarget.audit(HostileStage.self)).text
    #expect(one == two)
  }

  @Test func `the JSON has the counts and the rectangles of what is dead`() async throws {
    let audit = try await StageTarget.audit(HostileStage.self)
    let data = try JSONEncoder().encode(ReachabilityJSON(audit))
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(json["schemaVersion"] as? Int == 1)
    #expect(json["findings"] as? Int == 1)
    let views = try #require(json["views"] as? [[String: Any]])
    let dead = try #require(views.first { $0["dead"] as? Int ?? 0 > 0 })
    let parts = try #require(dead["parts"] as? [[String: Any]])
    #expect(parts.allSatisfy { $0["rules"] as? [String] == ["H9", "H11"] })
    let area = parts.flatMap { $0["rectangles"] as? [[Double]] ?? [] }.reduce(0) { $0 + $1[2] * $1[3] }
    #expect(area == Double(dead["dead"] as? Int ?? 0))
  }
}
