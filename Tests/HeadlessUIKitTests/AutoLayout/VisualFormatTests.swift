import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func laidOut(
    _ formats: [String], _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) -> (a: CGRect, b: CGRect) {
    let views = ["a": UIView(), "b": UIView()]
    for name in ["a", "b"] {
      guard let view = views[name] else { continue }
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views))
    }
    root.layoutIfNeeded()
    return (views["a"]?.frame ?? .null, views["b"]?.frame ?? .null)
  }

  @Test func `views fill what spaces and lengths leave`() {
    let (a, b) = laidOut(["H:|-10-[a(==40)]-[b]|", "V:|[a][b(a)]|"])
    #expect(a == CGRect(x: 10, y: 0, width: 40, height: 50))
    #expect(b == CGRect(x: 58, y: 50, width: 142, height: 50))
  }

  @Test func `a metric that is called as a number is a metric`() {
    let views = ["a": UIView()]
    let rules = NSLayoutConstraint.constraints(withVisualFormat: "H:[a(inf)]", metrics: ["inf": 12], views: views)
    #expect(rules.map(\.constant) == [12])
  }

  @Test func `numbers may be metrics, and predicates have relations and priorities`() {
    let (a, b) = laidOut(
      ["H:|-gap-[a(>=20,<=100,300@250)]-(>=gap)-[b(60)]-|"], [.alignAllTop], metrics: ["gap": 12])
    #expect(a.minX == 12 && a.width == 100)
    #expect(b.maxX == 192 && b.width == 60 && b.minY == a.minY)
  }

  @Test func `what is no format says what is wrong, and where`() {
    for (format, position) in [("H:|-[a", 6), ("[a(]", 3), ("[a]-8[b]", 5), ("V:", 2), ("[]", 1), ("x", 0)] {
      let fault = #expect(throws: VisualFormat.Fault.self) { try VisualFormat(format) }
      #expect(fault?.position == position, "\(format): \(fault?.words ?? "")")
    }
  }

  @Test func `a line is read into elements and the spaces between them`() throws {
    let line = try VisualFormat("V:|-[name(>=8@750)]-(-4)-[b]")
    #expect(line.isVertical)
    #expect(
      line.elements == [
        .superview, .view("name", [.init(relation: .greaterThanOrEqual, object: "8", priority: "750")]),
        .view("b", []),
      ])
    #expect(line.spaces == [.standard, .ruled([.init(object: "-4")])])
  }
}
