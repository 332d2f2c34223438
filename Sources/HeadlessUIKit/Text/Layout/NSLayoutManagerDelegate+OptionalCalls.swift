public import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension NSLayoutManagerDelegate {
  /// For `layoutManager?(…)`: always there; it answers what is usual where the delegate has
  /// none.
  public var layoutManager: NSLayoutManagerDelegateCalls.LayoutManager? { .init(delegate: self) }
  /// For `layoutManagerDidInvalidateLayout?(…)`: always there; it answers what is usual where the delegate has
  /// none.
  public var layoutManagerDidInvalidateLayout: NSLayoutManagerDelegateCalls.LayoutManagerDidInvalidateLayout? {
    .init(delegate: self)
  }
}

/// What `NSLayoutManagerDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nslayoutmanagerdelegate>
public enum NSLayoutManagerDelegateCalls {
  /// Calls `layoutManager`.
  public struct LayoutManager {
    let delegate: any NSLayoutManagerDelegate

    /// As the delegate does it.
    public func callAsFunction(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat! {
      delegate.layoutManager(layoutManager, lineSpacingAfterGlyphAt: glyphIndex, withProposedLineFragmentRect: rect)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat! {
      delegate.layoutManager(
        layoutManager, paragraphSpacingBeforeGlyphAt: glyphIndex, withProposedLineFragmentRect: rect)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat! {
      delegate.layoutManager(
        layoutManager, paragraphSpacingAfterGlyphAt: glyphIndex, withProposedLineFragmentRect: rect)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool! { delegate.layoutManager(layoutManager, shouldBreakLineByWordBeforeCharacterAt: charIndex) }
    /// As the delegate does it.
    public func callAsFunction(
      _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
    ) -> Bool! { delegate.layoutManager(layoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt: charIndex) }
    /// As the delegate does it.
    public func callAsFunction(
      _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
      lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
      in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool! {
      delegate.layoutManager(
        layoutManager, shouldSetLineFragmentRect: lineFragmentRect, lineFragmentUsedRect: lineFragmentUsedRect,
        baselineOffset: baselineOffset, in: textContainer, forGlyphRange: glyphRange)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
    ) { delegate.layoutManager(layoutManager, textContainer: textContainer, didChangeGeometryFrom: oldSize) }
    /// As the delegate does it.
    public func callAsFunction(
      _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
      atEnd layoutFinishedFlag: Bool
    ) { delegate.layoutManager(layoutManager, didCompleteLayoutFor: textContainer, atEnd: layoutFinishedFlag) }
  }

  /// Calls `layoutManagerDidInvalidateLayout`.
  public struct LayoutManagerDidInvalidateLayout {
    let delegate: any NSLayoutManagerDelegate

    /// As the delegate does it.
    public func callAsFunction(_ sender: NSLayoutManager) { delegate.layoutManagerDidInvalidateLayout(sender) }
  }
}
