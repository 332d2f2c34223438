public import Foundation

/// Contexts that are drawn in, the present one last. Each thread has its own, as on a device (V351); those of the
/// main actor are the application's: a replay leaves none to the next.
final class DrawingContexts {
  struct Level {
    let context: CGContext
    /// Of the image that is being made; nil where none is.
    var image: (size: CGSize, scale: CGFloat)?
  }

  fileprivate var levels: [Level] = []

  fileprivate static var current: DrawingContexts {
    nonisolated(unsafe) var found: DrawingContexts?
    if MainTurn.isCurrent { MainActor.assumeIsolated { found = UIApplication.shared.contexts } }
    if let found { return found }
    let (kept, key) = (Thread.current.threadDictionary, "HeadlessUIKit.DrawingContexts")
    if let own = kept[key] as? DrawingContexts { return own }
    let new = DrawingContexts()
    kept[key] = new
    return new
  }
}

private var contexts: DrawingContexts { DrawingContexts.current }

/// The screen's; of one with three pixels a point, where that is asked off the main actor.
var scaleOfScreen: CGFloat { MainTurn.isCurrent ? MainActor.assumeIsolated { UIScreen.main.scale } : 3 }

/// The one that was begun or pushed last; nil without any, as on a device outside of `draw(_:)`.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uigraphicsgetcurrentcontext()>
public func UIGraphicsGetCurrentContext() -> CGContext? {
  contexts.levels.last?.context
}

/// Makes it the present one, until `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) {
  contexts.levels.append(.init(context: context))
}

/// Takes the pushed one away; nothing happens where none was pushed last.
public func UIGraphicsPopContext() {
  if let last = contexts.levels.last, last.image == nil { contexts.levels.removeLast() }
}

/// Begins an image of that size, in points, with one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of that size, in points. Traps where that is none, as UIKit does since iOS 17 (V1243).
/// - Parameter scale: pixels a point; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  precondition(
    size.width > 0 && size.height > 0,
    "an image of \(size.width) by \(size.height) points is begun, and has no room for a pixel")
  let scale = scale > 0 ? scale : scaleOfScreen
  contexts.levels.append(.init(context: CGContext(size: size, scale: scale), image: (size, scale)))
}

/// An empty image as large as it was begun; nil where none was.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  contexts.levels.last?.image.map { UIImage(size: $0.size, scale: $0.scale) }
}

/// Ends the image that was begun last; nothing happens without one.
public func UIGraphicsEndImageContext() {
  if contexts.levels.last?.image != nil { contexts.levels.removeLast() }
}

/// Accepted: nothing is drawn.
public func UIRectFill(_ rect: CGRect) {}
/// Accepted: nothing is drawn.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}
/// Accepted: nothing is drawn.
public func UIRectFrame(_ rect: CGRect) {}
/// Accepted: nothing is drawn.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}
/// Cuts off what lies outside, in the present context.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// Runs it with a context of that size as the present one.
func withContext<Result>(_ size: CGSize, scale: CGFloat, _ run: (CGContext) -> Result) -> Result {
  let context = CGContext(size: size, scale: scale)
  UIGraphicsPushContext(context)
  defer { UIGraphicsPopContext() }
  return run(context)
}
