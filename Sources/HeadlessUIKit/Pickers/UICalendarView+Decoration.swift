import Foundation

extension UICalendarView {
  /// What stands below a day. Dots and images are not drawn; a view of the application's own is there.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uicalendarview/decoration>
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    /// A dot.
    public override convenience init() { self.init(image: nil) }
    /// An image, in a colour and a size.
    public init(image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium) {
      makeView = nil
      super.init()
    }
    /// A view that the closure makes when the day comes into sight. No fingers reach it.
    public init(customViewProvider: @escaping () -> UIView) {
      makeView = customViewProvider
      super.init()
    }
    private let makeView: (() -> UIView)?
    func makeMark() -> UIView? { makeView?() }
    /// A dot, in a colour and a size.
    open class func `default`(
      color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) -> Decoration { Decoration(image: nil, color: color, size: size) }
    /// An image, in a colour and a size.
    open class func image(
      _ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) -> Decoration { Decoration(image: image, color: color, size: size) }
    /// A view that the closure makes when the day comes into sight. No fingers reach it.
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }
  }

  /// How large a decoration is. Raw values are UIKit's.
  public enum DecorationSize: Int, Sendable { case small, medium, large }
}
