#if !canImport(Darwin)
  public import Foundation

  /// What an animation's numbers are of a transform (A158).
  ///
  /// Apple: <https://developer.apple.com/documentation/quartzcore/cavaluefunction>
  public final class CAValueFunction: NSObject, Sendable {
    /// As it was asked for.
    public let name: CAValueFunctionName

    /// Any name is a function.
    public init?(name: CAValueFunctionName) {
      self.name = name
      super.init()
    }

    /// What the numbers make; nothing of a name that is no function of Core Animation's.
    func transform(of numbers: [CGFloat]) -> CATransform3D? {
      guard let first = numbers.first else { return nil }
      switch name {
      case .rotateX: return CATransform3DMakeRotation(first, 1, 0, 0)
      case .rotateY: return CATransform3DMakeRotation(first, 0, 1, 0)
      case .rotateZ: return CATransform3DMakeRotation(first, 0, 0, 1)
      case .scaleX: return CATransform3DMakeScale(first, 1, 1)
      case .scaleY: return CATransform3DMakeScale(1, first, 1)
      case .scaleZ: return CATransform3DMakeScale(1, 1, first)
      case .translateX: return CATransform3DMakeTranslation(first, 0, 0)
      case .translateY: return CATransform3DMakeTranslation(0, first, 0)
      case .translateZ: return CATransform3DMakeTranslation(0, 0, first)
      case .scale where numbers.count == 3: return CATransform3DMakeScale(numbers[0], numbers[1], numbers[2])
      case .translate where numbers.count == 3:
        return CATransform3DMakeTranslation(numbers[0], numbers[1], numbers[2])
      default: return nil
      }
    }

    /// The numbers that change nothing.
    var unchanging: LayerNumbers? {
      switch name {
      case .scale: LayerNumbers([1, 1, 1])
      case .translate: LayerNumbers([0, 0, 0])
      case .scaleX, .scaleY, .scaleZ: LayerNumbers(1)
      default: LayerNumbers(0)
      }
    }
  }

  /// Which part of a transform.
  ///
  /// Apple: <https://developer.apple.com/documentation/quartzcore/cavaluefunctionname>
  public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    public static let scale = CAValueFunctionName(rawValue: "scale")
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    public static let translate = CAValueFunctionName(rawValue: "translate")
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
  }
#endif
