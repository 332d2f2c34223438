import Testing
import TouchReplay
import Traces

struct PointRegionTests {
  private func region(_ runs: (Int, Range<Int>)...) -> PointRegion {
    var region = PointRegion()
    for (y, x) in runs { region.append(PointRegion.Run(y: y, x: x)) }
    return region
  }

  @Test func `runs that touch become one`() {
    #expect(region((0, 0..<3), (0, 3..<5), (0, 6..<7)).runs.map(\.x) == [0..<5, 6..<7])
    #expect(region((0, 2..<2)).isEmpty)
  }

  @Test func `equal runs one below the other are one rectangle`() {
    let plus = region((0, 1..<2), (1, 0..<3), (2, 0..<3), (3, 1..<2), (4, 1..<2))
    #expect(plus.rectangles.map(\.description) == ["1,0 1x1", "0,1 3x2", "1,3 1x2"])
    #expect(plus.bounds?.description == "0,0 3x5")
  }

  @Test func `rows with a gap between them are two rectangles`() {
    #expect(region((0, 0..<2), (2, 0..<2)).rectangles.map(\.description) == ["0,0 2x1", "0,2 2x1"])
  }

  @Test func `rectangles hold every point once and no other`() {
    var state: UInt64 = 7
    for _ in 0..<50 {
      var region = PointRegion()
      var points: Set<[Int]> = []
      for y in 0..<12 {
        for x in 0..<12 {
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          guard state >> 62 != 0 else { continue }
          region.append(PointRegion.Run(y: y, x: x..<x + 1))
          points.insert([x, y])
        }
      }
      let held = region.rectangles.flatMap { rect in
        (0..<Int(rect.height)).flatMap { dy in (0..<Int(rect.width)).map { [Int(rect.x) + $0, Int(rect.y) + dy] } }
      }
      #expect(held.count == points.count)
      #expect(Set(held) == points)
      #expect(region.count == points.count)
    }
  }

  @Test func `an intersection has what is in both`() {
    let one = region((0, 0..<4), (0, 6..<9), (1, 0..<2))
    let two = region((0, 2..<7), (2, 0..<9))
    #expect(one.intersection(two) == region((0, 2..<4), (0, 6..<7)))
    #expect(two.intersection(one) == one.intersection(two))
    #expect(one.intersection(two).isSubset(of: one))
    #expect(!one.isSubset(of: two))
  }
}
