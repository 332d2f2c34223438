import Foundation

// Small values are encoded as the array of their numbers, as UIKit and CoreGraphics do.

extension Decoder {
  /// The first so many numbers of an array.
  /// - Throws: where there is none, or one of fewer.
  func numbers(_ count: Int) throws -> [CGFloat] {
    var array = try unkeyedContainer()
    return try (0..<count).map { _ in try array.decode(CGFloat.self) }
  }
}

extension Encoder {
  /// An array of them.
  func encode(numbers: CGFloat...) throws {
    var array = unkeyedContainer()
    for number in numbers { try array.encode(number) }
  }
}
