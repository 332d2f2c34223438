import HeadlessUIKit
import Testing

@Suite("CGAffineTransform") struct CGAffineTransformTests {
  private let any = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)

  @Test("translatedBy, scaledBy and rotated put the new step before the old ones")
  func newStepFirst() {
    let point = CGPoint(x: 1, y: 0)
    #expect(point.applying(.init(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)) == CGPoint(x: 22, y: 0))
    #expect(point.applying(.init(translationX: 10, y: 0).scaledBy(x: 2, y: 2)) == CGPoint(x: 12, y: 0))
    let turned = point.applying(.init(translationX: 10, y: 0).rotated(by: .pi / 2))
    #expect(abs(turned.x - 10) < 1e-12)
    #expect(turned.y == 1)
  }

  @Test("concatenating applies this one, then the other")
  func concatenating() {
    let both = CGAffineTransform(translationX: 10, y: 0).concatenating(.init(scaleX: 2, y: 3))
    #expect(CGPoint(x: 1, y: 1).applying(both) == CGPoint(x: 22, y: 3))
    #expect(any.concatenating(.identity) == any)
    #expect(CGAffineTransform.identity.concatenating(any) == any)
  }

  @Test("inverted undoes it")
  func inverted() {
    let back = any.concatenating(any.inverted())
    for (got, wanted) in zip(back.numbers, CGAffineTransform.identity.numbers) {
      #expect(abs(got - wanted) < 1e-12)
    }
  }

  @Test("inverted is the transform itself where nothing undoes it")
  func singular() {
    for flat in [CGAffineTransform(), .init(scaleX: 0, y: 1), .init(a: 1, b: 2, c: 2, d: 4, tx: 3, ty: 3)] {
      #expect(flat.inverted() == flat)
    }
    let infinite = CGAffineTransform(scaleX: .infinity, y: 1)
    #expect(infinite.inverted() == infinite)
  }

  @Test("only the identity is the identity, and init() is not it")
  func identity() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
    #expect(!CGAffineTransform(translationX: 0, y: 1e-9).isIdentity)
  }

  @Test("it is encoded as six numbers in an array")
  func coding() throws {
    let data = try JSONEncoder().encode(any)
    #expect(String(decoding: data, as: UTF8.self) == "[2,1,-1,3,5,7]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == any)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(CGAffineTransform.self, from: Data("[1,2]".utf8))
    }
  }

  @Test("a size is turned as a vector, a rectangle becomes the upright one around it")
  func sizesAndRects() {
    let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 100, ty: 200)
    #expect(CGSize(width: 3, height: 4).applying(quarter) == CGSize(width: -4, height: 3))
    let rect = CGRect(x: 10, y: 20, width: 3, height: 4)
    #expect(rect.applying(quarter) == CGRect(x: 76, y: 210, width: 4, height: 3))
    let mirrored = CGRect(x: 10, y: 20, width: 3, height: 4).applying(.init(scaleX: -1, y: 2))
    #expect(mirrored == CGRect(x: -13, y: 40, width: 3, height: 8))
    #expect(CGRect.null.applying(quarter).isNull)
    #expect(CGRect.infinite.applying(quarter).isInfinite)
  }
}

extension CGAffineTransform {
  fileprivate var numbers: [CGFloat] { [a, b, c, d, tx, ty] }
}
