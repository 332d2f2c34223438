public import Foundation

/// Contexts that an application draws in, the present one last: a replay leaves none to the next.
@MainActor final class DrawingContexts {
  struct Level {
    let context: CGContext
    /// Of the image that is being made; nil where none is.
    var image: (size: CGSize, scale: CGFloat)?
  }

  fileprivate var levels: [Level] = []
}

@MainActor private var contexts: DrawingContexts { UIApplication.shared.contexts }

/// The one that was begun or pushed last; nil without any, as on a device outside of `draw(_:)`.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uigraphicsgetcurrentcontext()>
@MainActor @preconcurrency public func UIGraphicsGetCurrentContext() -> CGContext? {
  contexts.levels.last?.context
}

/// Makes it the present one, until `UIGraphicsPopContext`.
@MainActor @preconcurrency public func UIGraphicsPushContext(_ context: CGContext) {
  contexts.levels.append(.init(context: context))
}

/// Takes the pushed one away; nothing happens where none was pushed last.
@MainActor @preconcurrency public func UIGraphicsPopContext() {
  if let last = contexts.levels.last, last.image == nil { contexts.levels.removeLast() }
}

/// Begins an image of that size, in points, with one pixel a point.
@MainActor @preconcurrency public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of that size, in points.
/// - Parameter scale: pixels a point; 0 for the screen's.
@MainActor @preconcurrency public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : UIScreen.main.scale
  contexts.levels.append(.init(context: CGContext(size: size, scale: scale), image: (size, scale)))
}

/// An empty image as large as it was begun; nil where none was.
@MainActor @preconcurrency public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  contexts.levels.last?.image.map { UIImage(size: $0.size, scale: $0.scale) }
}

/// Ends the image that was begun last; nothing happens without one.
@MainActor @preconcurrency public func UIGraphicsEndImageContext() {
  if contexts.levels.last?.image != nil { contexts.levels.removeLast() }
}

/// Accepted: nothing is drawn.
@MainActor @preconcurrency public func UIRectFill(_ rect: CGRect) {}
/// Accepted: nothing is drawn.
@MainActor @preconcurrency public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}
/// Accepted: nothing is drawn.
@MainActor @preconcurrency public func UIRectFrame(_ rect: CGRect) {}
/// Accepted: nothing is drawn.
@MainActor @preconcurrency public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}
/// Cuts off what lies outside, in the present context.
@MainActor @preconcurrency public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// Runs it with a context of that size as the present one.
@MainActor func withContext<Result>(_ size: CGSize, scale: CGFloat, _ run: (CGContext) -> Result) -> Result {
  let context = CGContext(size: size, scale: scale)
  UIGraphicsPushContext(context)
  defer { UIGraphicsPopContext() }
  return run(context)
}
