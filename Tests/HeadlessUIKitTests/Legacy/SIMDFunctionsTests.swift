import Foundation
import HeadlessUIKit
import Testing

@Suite struct SIMDFunctionsTests {
  @Test func `lengths, distances and directions are those of geometry`() {
    let (a, b) = (SIMD2<Double>(3, 4), SIMD2<Double>(0, 0))
    #expect(simd_length(a) == 5 && simd_distance(a, b) == 5 && simd_length_squared(a) == 25)
    #expect(simd_normalize(a) == SIMD2(0.6, 0.8) && simd_dot(a, SIMD2(1, 2)) == 11)
    #expect(simd_mix(b, a, SIMD2(repeating: 0.5)) == SIMD2(1.5, 2) && simd_abs(-a) == a)
    #expect(simd_cross(simd_float3(1, 0, 0), simd_float3(0, 1, 0)) == simd_float3(0, 0, 1))
    #expect(simd_clamp(a, b, SIMD2(1, 9)) == SIMD2(1, 4) && simd_min(a, b) == b && simd_max(a, b) == a)
  }

  @Test func `the largest rectangle of a shape stands in the middle`() {
    let room = CGRect(x: 10, y: 0, width: 100, height: 100)
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 2, height: 1), insideRect: room)
        == CGRect(x: 10, y: 25, width: 100, height: 50))
    #expect(AVMakeRect(aspectRatio: .zero, insideRect: room) == room)
  }
}
