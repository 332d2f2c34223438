import Foundation
import Testing

@testable import TouchInterchange
@testable import TouchLogs

@Suite struct ScreenFitTests {
  private let screen = Screen(width: 100, height: 200, scale: 1)

  /// Of many places, which are these over and over.
  private func extent(_ places: [(Double, Double)], pressure: Double? = nil) -> Extent {
    var extent = Extent()
    for turn in 0..<ScreenFit.fewestPlaces {
      let (x, y) = places[turn % places.count]
      extent.include(Contact(key: 0, x: x, y: y, pressure: pressure))
    }
    return extent
  }

  @Test func `a digitizer's last cell lies on the screen`() throws {
    var findings = Findings()
    let surface = Surface(x: Axis(0, 199), y: Axis(0, 399))
    let fit = try ScreenFit(surface, seen: extent([(0, 0)]), screen: screen, ImportOptions(), &findings)
    #expect(fit.place(0, 0) == CGPoint(x: 0, y: 0))
    #expect(fit.place(199, 399) == CGPoint(x: 99.5, y: 199.5))
    #expect(findings.notes.isEmpty)
  }

  @Test func `a given range wins, and the end of a length lies just inside`() throws {
    var findings = Findings()
    let range = AxisRange(x: 0...1, y: 0...2)
    let surface = Surface(x: Axis(0, 10), y: Axis(0, 10), units: .lengths, growsUpwards: true)
    let fit = try ScreenFit(surface, seen: extent([(0, 0)]), screen: screen, ImportOptions(range: range), &findings)
    #expect(fit.place(0.5, 1) == CGPoint(x: 50, y: 100))
    #expect(fit.place(1, 0) == CGPoint(x: 100.0.nextDown, y: 200.0.nextDown))
    #expect(fit.place(0, 2) == CGPoint(x: 0, y: 0))
  }

  @Test func `other proportions than the screen's are pointed out, by length where it is known`() throws {
    var findings = Findings()
    _ = try ScreenFit(
      Surface(x: Axis(0, 200), y: Axis(0, 100)), seen: extent([(0, 0)]), screen: screen, ImportOptions(), &findings)
    #expect(findings.notes.map(\.finding) == [.stretched("200 by 100", onto: "100 by 200")])
    var none = Findings()
    _ = try ScreenFit(
      Surface(x: Axis(0, 200, resolution: 4), y: Axis(0, 100, resolution: 1)), seen: extent([(0, 0)]),
      screen: screen, ImportOptions(), &none)
    #expect(none.notes.isEmpty)
  }

  @Test func `an observed extent keeps its shape and is not blown up`() throws {
    var findings = Findings()
    let wide = try ScreenFit(
      Surface(), seen: extent([(0, 0), (980, 100)]), screen: screen, ImportOptions(), &findings)
    #expect(abs(wide.place(0, 0).x - 1) < 1e-9)
    #expect(abs(wide.place(980, 0).x - 99) < 1e-9)
    #expect(abs(wide.place(0, 100).y - wide.place(0, 0).y - 10) < 1e-9)
    let small = try ScreenFit(
      Surface(), seen: extent([(500, 500), (510, 500)]), screen: screen, ImportOptions(), &findings)
    #expect(small.place(500, 500) == CGPoint(x: 45, y: 100))
    #expect(small.place(510, 500) == CGPoint(x: 55, y: 100))
  }

  @Test func `positions within the screen's pixels are such`() throws {
    let phone = Screen.phone
    for units in [Surface.Units.cells, .perhapsPoints] {
      var findings = Findings()
      var seen = Extent()
      for x in [540.0, 545] { seen.include(Contact(key: 0, x: x, y: 960)) }
      let fit = try ScreenFit(Surface(units: units), seen: seen, screen: phone, ImportOptions(), &findings)
      #expect(fit.place(540, 960) == CGPoint(x: 180, y: 320))
      #expect(abs(fit.place(545, 960).x - 181.667) < 0.001)
      #expect(findings.notes.map(\.finding) == [.assumedPixels("1170 by 2532")])
    }
  }

  @Test func `what few places run through is no range`() {
    for surface in [Surface(), Surface(units: .perhapsPoints), Surface(units: .lengths)] {
      var findings = Findings()
      var seen = Extent()
      for x in [-5.0, -5, 1] { seen.include(Contact(key: 0, x: x, y: 7)) }
      let error = #expect(throws: ImportError.self) {
        try ScreenFit(surface, seen: seen, screen: screen, ImportOptions(), &findings)
      }
      #expect(error == .unknownRange(AxisRange(x: -5...1, y: 7...7), places: 2))
      #expect(error?.description.contains("2 of them within -5..1,7..7") == true)
      #expect(error?.description.hasSuffix("with --range, as 0..1079,0..1919") == true)
    }
  }

  @Test func `a device that was turned reports as if it were upright`() throws {
    var findings = Findings()
    let wide = Screen(width: 200, height: 100, scale: 1)
    let surface = Surface(x: Axis(0, 99), y: Axis(0, 199))
    func corner(_ turn: DeviceTurn, on screen: Screen) throws -> [CGPoint] {
      let options = ImportOptions(turn: turn)
      let fit = try ScreenFit(surface, seen: extent([(0, 0)]), screen: screen, options, &findings)
      #expect(fit.units == nil)
      // The device's upper left corner, and where its x leads from there.
      return [fit.place(0, 0), fit.place(10, 0)]
    }
    #expect(try corner(.left, on: wide) == [CGPoint(x: 0, y: 99), CGPoint(x: 0, y: 89)])
    #expect(try corner(.right, on: wide) == [CGPoint(x: 199, y: 0), CGPoint(x: 199, y: 10)])
    #expect(try corner(.over, on: screen) == [CGPoint(x: 99, y: 199), CGPoint(x: 89, y: 199)])
    #expect(findings.notes.isEmpty)
  }

  @Test func `a pen turns with its device`() throws {
    var findings = Findings()
    let surface = Surface(x: Axis(0, 99), y: Axis(0, 199))
    for (turn, angle) in [(DeviceTurn.none, 0.0), (.left, -.pi / 2), (.right, .pi / 2), (.over, .pi)] {
      let options = ImportOptions(turn: turn)
      let fit = try ScreenFit(surface, seen: extent([(0, 0)]), screen: screen, options, &findings)
      #expect(fit.azimuth(0) == angle)
    }
  }

  @Test func `lengths of unknown unit fill the screen`() throws {
    var findings = Findings()
    let lengths = Surface(units: .lengths)
    let fit = try ScreenFit(lengths, seen: extent([(0, 0), (1, 1)]), screen: screen, ImportOptions(), &findings)
    #expect(fit.place(1, 1) == CGPoint(x: 99, y: 149))
  }

  @Test func `pressure without a range is measured by the greatest seen`() throws {
    var findings = Findings()
    let seen = extent([(0, 0)], pressure: 200)
    let fit = try ScreenFit(Surface(), seen: seen, screen: screen, ImportOptions(), &findings)
    #expect(fit.force(Contact(key: 0, x: 0, y: 0, pressure: 50)) == 0.25)
    #expect(fit.force(Contact(key: 0, x: 0, y: 0)) == nil)
    #expect(findings.notes.contains { $0.finding == .observedPressure(200) })
  }

  @Test func `a contact's size is measured in the surface's units, or by both resolutions`() throws {
    var findings = Findings()
    var contact = Contact(key: 0, x: 0, y: 0)
    contact.touchMajor = 20
    var surface = Surface(x: Axis(0, 199, resolution: 10), y: Axis(0, 399), touchMajor: Axis(0, 255))
    let plain = try ScreenFit(surface, seen: extent([(0, 0)]), screen: screen, ImportOptions(), &findings)
    #expect(plain.majorRadius(contact) == 5)
    surface.touchMajor = Axis(0, 255, resolution: 5)
    let measured = try ScreenFit(surface, seen: extent([(0, 0)]), screen: screen, ImportOptions(), &findings)
    #expect(measured.majorRadius(contact) == 10)
  }
}
