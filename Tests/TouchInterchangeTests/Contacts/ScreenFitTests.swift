import Foundation
import Testing

@testable import TouchInterchange
@testable import TouchLogs

@Suite struct ScreenFitTests {
  private let screen = Screen(width: 100, height: 200, scale: 1)

  private func extent(_ places: [(Double, Double)], pressure: Double? = nil) -> Extent {
    var extent = Extent()
    for (x, y) in places { extent.include(Contact(key: 0, x: x, y: y, pressure: pressure)) }
    return extent
  }

  @Test func `a digitizer's last cell lies on the screen`() {
    var findings = Findings()
    let surface = Surface(x: Axis(0, 199), y: Axis(0, 399))
    let fit = ScreenFit(surface, seen: extent([(0, 0)]), screen: screen, range: nil, &findings)
    #expect(fit.place(0, 0) == CGPoint(x: 0, y: 0))
    #expect(fit.place(199, 399) == CGPoint(x: 99.5, y: 199.5))
    #expect(findings.notes.isEmpty)
  }

  @Test func `a given range wins, and the end of a length lies just inside`() {
    var findings = Findings()
    let range = AxisRange(x: 0...1, y: 0...2)
    let surface = Surface(x: Axis(0, 10), y: Axis(0, 10), units: .lengths, growsUpwards: true)
    let fit = ScreenFit(surface, seen: extent([(0, 0)]), screen: screen, range: range, &findings)
    #expect(fit.place(0.5, 1) == CGPoint(x: 50, y: 100))
    #expect(fit.place(1, 0) == CGPoint(x: 100.0.nextDown, y: 200.0.nextDown))
    #expect(fit.place(0, 2) == CGPoint(x: 0, y: 0))
  }

  @Test func `other proportions than the screen's are pointed out, by length where it is known`() {
    var findings = Findings()
    _ = ScreenFit(
      Surface(x: Axis(0, 200), y: Axis(0, 100)), seen: extent([(0, 0)]), screen: screen, range: nil, &findings)
    #expect(findings.notes.map(\.finding) == [.stretched("200 by 100", onto: "100 by 200")])
    var none = Findings()
    _ = ScreenFit(
      Surface(x: Axis(0, 200, resolution: 4), y: Axis(0, 100, resolution: 1)), seen: extent([(0, 0)]),
      screen: screen,
      range: nil, &none)
    #expect(none.notes.isEmpty)
  }

  @Test func `an observed extent keeps its shape and is not blown up`() {
    var findings = Findings()
    let wide = ScreenFit(Surface(), seen: extent([(0, 0), (980, 100)]), screen: screen, range: nil, &findings)
    #expect(abs(wide.place(0, 0).x - 1) < 1e-9)
    #expect(abs(wide.place(980, 0).x - 99) < 1e-9)
    #expect(abs(wide.place(0, 100).y - wide.place(0, 0).y - 10) < 1e-9)
    let small = ScreenFit(Surface(), seen: extent([(500, 500), (510, 500)]), screen: screen, range: nil, &findings)
    #expect(small.place(500, 500) == CGPoint(x: 45, y: 100))
    #expect(small.place(510, 500) == CGPoint(x: 55, y: 100))
  }

  @Test func `lengths of unknown unit fill the screen, and one place is its middle`() {
    var findings = Findings()
    let lengths = Surface(units: .lengths)
    let fit = ScreenFit(lengths, seen: extent([(0, 0), (1, 1)]), screen: screen, range: nil, &findings)
    #expect(fit.place(1, 1) == CGPoint(x: 99, y: 149))
    let dot = ScreenFit(lengths, seen: extent([(7, 7)]), screen: screen, range: nil, &findings)
    #expect(dot.place(7, 7) == CGPoint(x: 50, y: 100))
  }

  @Test func `pressure without a range is measured by the greatest seen`() {
    var findings = Findings()
    let seen = extent([(0, 0)], pressure: 200)
    let fit = ScreenFit(Surface(), seen: seen, screen: screen, range: nil, &findings)
    #expect(fit.force(Contact(key: 0, x: 0, y: 0, pressure: 50)) == 0.25)
    #expect(fit.force(Contact(key: 0, x: 0, y: 0)) == nil)
    #expect(findings.notes.contains { $0.finding == .observedPressure(200) })
  }

  @Test func `a contact's size is measured in the surface's units, or by both resolutions`() {
    var findings = Findings()
    var contact = Contact(key: 0, x: 0, y: 0)
    contact.touchMajor = 20
    var surface = Surface(x: Axis(0, 199, resolution: 10), y: Axis(0, 399), touchMajor: Axis(0, 255))
    let plain = ScreenFit(surface, seen: extent([(0, 0)]), screen: screen, range: nil, &findings)
    #expect(plain.majorRadius(contact) == 5)
    surface.touchMajor = Axis(0, 255, resolution: 5)
    let measured = ScreenFit(surface, seen: extent([(0, 0)]), screen: screen, range: nil, &findings)
    #expect(measured.majorRadius(contact) == 10)
  }
}
