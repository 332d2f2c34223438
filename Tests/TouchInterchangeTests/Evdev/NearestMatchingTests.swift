import Testing

@testable import TouchInterchange

@Suite struct NearestMatchingTests {
  @Test func `the squared ways add up to the least, not the first way`() {
    // Greedily 0 would take old 1 (1 away) and leave 9 for the other.
    let old = [(x: 0.0, y: 0.0), (x: 10.0, y: 0.0)]
    #expect(NearestMatching.successors(of: [(9, 0), (19, 0)], among: old) == [0, 1])
  }

  @Test func `as many pairs as there can be`() {
    let old = [(x: 0.0, y: 0.0), (x: 10.0, y: 0.0), (x: 20.0, y: 0.0)]
    #expect(NearestMatching.successors(of: [(21, 0)], among: old) == [2])
    #expect(NearestMatching.successors(of: [(50, 0), (1, 0)], among: [(0, 0)]) == [nil, 0])
    #expect(NearestMatching.successors(of: [], among: old) == [])
    #expect(NearestMatching.successors(of: [(1, 1)], among: []) == [nil])
  }

  @Test func `of equally good answers the order is kept`() {
    let place = (x: 5.0, y: 5.0)
    #expect(NearestMatching.successors(of: [place, place, place], among: [place, place, place]) == [0, 1, 2])
  }

  @Test func `crowds are matched nearest first`() {
    let old = (0..<12).map { (x: Double($0) * 100, y: 0.0) }
    let new = old.reversed().map { (x: $0.x + 3, y: 1.0) }
    #expect(NearestMatching.successors(of: new, among: old) == (0..<12).reversed().map { $0 })
  }
}
