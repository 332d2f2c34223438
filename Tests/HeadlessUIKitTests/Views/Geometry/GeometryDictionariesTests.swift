#if !canImport(Darwin)
  import Foundation
  import HeadlessUIKit
  import Testing

  @Suite("Geometry as dictionaries") struct GeometryDictionariesTests {
    @Test("each has its numbers by their names, and comes back from them")
    func both() {
      let rect = CGRect(x: 1.5, y: -2, width: 30, height: 40.25)
      let kept = rect.dictionaryRepresentation
      #expect(
        ["X", "Y", "Width", "Height"].map { kept[$0] as? Double } == [1.5, -2, 30, 40.25] && kept.count == 4)
      #expect(CGRect(dictionaryRepresentation: kept) == rect)
      #expect(CGPoint(dictionaryRepresentation: rect.origin.dictionaryRepresentation) == rect.origin)
      #expect(CGSize(dictionaryRepresentation: rect.size.dictionaryRepresentation) == rect.size)
    }

    @Test("of what lacks a number, or has something else in its place, nothing comes")
    func lacking() {
      #expect(CGPoint(dictionaryRepresentation: ["X": 1] as NSDictionary) == nil)
      #expect(CGSize(dictionaryRepresentation: ["Width": 1, "Height": "2"] as NSDictionary) == nil)
      #expect(CGRect(dictionaryRepresentation: CGPoint.zero.dictionaryRepresentation) == nil)
    }
  }
#endif
