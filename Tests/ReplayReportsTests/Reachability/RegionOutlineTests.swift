import Testing
import TouchReplay

@testable import ReplayReports

struct RegionOutlineTests {
  private func region(_ rows: String...) -> PointRegion {
    var region = PointRegion()
    for (y, row) in rows.enumerated() {
      for (x, letter) in row.enumerated() where letter == "x" {
        region.append(PointRegion.Run(y: y, x: x..<x + 1))
      }
    }
    return region
  }

  @Test func `a rectangle has four corners, clockwise`() {
    #expect(RegionOutline(region("xxx", "xxx")).path == "M0 0L3 0L3 2L0 2Z")
  }

  @Test func `a hole is a loop of its own`() {
    let outline = RegionOutline(region("xxx", "x x", "xxx"))
    #expect(outline.loops.count == 2)
    #expect(outline.loops.map(\.count) == [4, 4])
  }

  @Test func `parts that don't touch are loops of their own`() {
    #expect(RegionOutline(region("x", " ", "x")).loops.count == 2)
    #expect(RegionOutline(region("x x")).path == "M0 0L1 0L1 1L0 1ZM2 0L3 0L3 1L2 1Z")
  }

  @Test func `nothing has no outline`() {
    #expect(RegionOutline(PointRegion()).path == "")
  }

  @Test func `loops enclose as many points as the region has`() {
    var state: UInt64 = 3
    for _ in 0..<100 {
      var region = PointRegion()
      for y in 0..<9 {
        for x in 0..<9 {
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          if state >> 63 == 0 { region.append(PointRegion.Run(y: y, x: x..<x + 1)) }
        }
      }
      // The signed area: holes run the other way around.
      let area = RegionOutline(region).loops.reduce(0) { sum, loop in
        sum + zip(loop, loop.dropFirst() + loop.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
      }
      #expect(area == 2 * region.count)
    }
  }

  @Test func `the stairs of a slope become one line`() {
    var slope = PointRegion()
    for y in 0..<40 { slope.append(PointRegion.Run(y: y, x: 0..<y + 1)) }
    #expect(RegionOutline(slope).path.split(separator: "L").count < 8)
  }
}
