import Foundation

/// What awaits being drawn: called at the end of the turn, after layout, of what is in a window and has an extent.
///
/// Of views only classes outside of this module are asked that draw: those inside draw nothing.
@MainActor struct DisplayPass {
  private var waiting: [any Displayed] = [] { didSet { TurnNews.note() } }

  var isEmpty: Bool { waiting.isEmpty }

  mutating func add(_ one: any Displayed) { waiting.append(one) }

  /// In the order in which they asked; those that ask meanwhile are drawn in the next turn. One that has no extent
  /// waits until it has.
  mutating func takeReady() -> [any Displayed] {
    var ready: [any Displayed] = []
    var later: [any Displayed] = []
    let all = waiting
    waiting = []
    for one in all {
      switch one.readiness {
      case .ready: ready.append(one)
      case .waits: later.append(one)
      case .gone: break
      }
    }
    // Who was asked whether it is hidden may have asked to be drawn.
    waiting = later + waiting
    return ready
  }
}

/// A view or a layer that waits.
@MainActor protocol Displayed {
  var readiness: DisplayReadiness { get }
  func displayNow()
}

enum DisplayReadiness { case ready, waits, gone }

/// A view that left its window asks anew when it comes to one.
private struct WaitingView: Displayed {
  weak var view: UIView?

  var readiness: DisplayReadiness {
    guard let view, let window = view.window else {
      view?.layoutState.isInDisplayPass = false
      return .gone
    }
    return window.isHidden || view.isHidden || view.bounds.isEmpty ? .waits : .ready
  }

  func displayNow() { view?.displayNow() }
}

extension UIView {
  /// Has `draw(_:)` called, at once where it is in a window, else when it comes to one.
  func awaitDisplay(of rect: CGRect?) {
    guard contentOverrides.contains(.draw) else {
      #if !canImport(Darwin)
        if contentOverrides.contains(.foreign), layoutState.hasLayer || contentOverrides.contains(.layers) {
          layer.awaitDisplay()
        }
      #endif
      return
    }
    // Nil is all of it, as is what was asked for before the first time.
    layoutState.displayRect = layoutState.awaitsDisplay ? union(layoutState.displayRect, rect) : rect
    layoutState.awaitsDisplay = true
    joinDisplay()
  }

  /// It came to a window, or asked to be drawn.
  func joinDisplay() {
    guard layoutState.awaitsDisplay, !layoutState.isInDisplayPass, contentOverrides.contains(.draw), window != nil
    else { return }
    layoutState.isInDisplayPass = true
    UIApplication.shared.display.add(WaitingView(view: self))
  }

  private func union(_ one: CGRect?, _ other: CGRect?) -> CGRect? {
    guard let one, let other else { return nil }
    return one.union(other)
  }

  /// By its layer, where somebody has to do with that.
  fileprivate func displayNow() {
    let rect = layoutState.displayRect.map { $0.intersection(bounds) } ?? bounds
    let isAwaited = layoutState.awaitsDisplay
    (layoutState.awaitsDisplay, layoutState.isInDisplayPass, layoutState.displayRect) = (false, false, nil)
    guard isAwaited, !rect.isEmpty else { return }
    update(.display) { display(rect) }
  }

  private func display(_ rect: CGRect) {
    #if !canImport(Darwin)
      if layoutState.hasLayer || contentOverrides.contains(.layers) {
        let outer = LayerDisplay.rect
        LayerDisplay.rect = rect
        layer.display()
        return LayerDisplay.rect = outer
      }
    #endif
    withContext(bounds.size, scale: contentScaleFactor) { context in
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      draw(rect)
      drawTexts()
    }
  }
}

extension UIApplication {
  func drawWhatAwaitsIt() {
    for one in display.takeReady() { one.displayNow() }
  }
}

#if !canImport(Darwin)
  /// What of a view is drawn by its layer now; nil for all.
  @MainActor enum LayerDisplay {
    static var rect: CGRect?
  }

  /// A layer outside of windows waits until it is in one.
  private struct WaitingLayer: Displayed {
    weak var layer: CALayer?

    var readiness: DisplayReadiness {
      guard let layer, layer.displayWait.isAwaited else {
        layer?.displayWait.isInPass = false
        return .gone
      }
      guard let host = layer.host, let window = host.window else { return .waits }
      return window.isHidden || host.isHidden || layer.isHidden || layer.bounds.isEmpty ? .waits : .ready
    }

    func displayNow() {
      layer?.displayWait.isInPass = false
      layer?.displayNow()
    }
  }

  extension CALayer {
    /// Whether it is to be displayed; of a view that draws, whether that is.
    var isDisplayAwaited: Bool {
      guard let view, view.contentOverrides.contains(.draw) else { return displayWait.isAwaited }
      return view.layoutState.awaitsDisplay
    }

    func awaitDisplay() {
      // A copy that is presented shows what its layer does.
      guard presented?.model == nil else { return }
      displayWait.isAwaited = true
      if displayWait.isInPass { return }
      displayWait.isInPass = true
      UIApplication.shared.display.add(WaitingLayer(layer: self))
    }

    func displayNow() {
      guard isDisplayAwaited else { return }
      if let view, view.contentOverrides.contains(.draw) { return view.displayNow() }
      displayWait.isAwaited = false
      display()
    }

    func displayByDefault() {
      displayWait.isAwaited = false
      view?.layoutState.awaitsDisplay = false
      view?.layoutState.displayRect = nil
      if let delegate, DefaultAnswers.ask(delegate, method: "display(_:)", { delegate.display(self) }) != nil {
        return
      }
      guard !bounds.isEmpty else { return }
      let scale = view?.contentScaleFactor ?? contentsScale
      let context = CGContext(size: bounds.size, scale: scale)
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      delegate?.layerWillDraw(self)
      draw(in: context)
    }
  }

  extension UIView {
    func drawContent(of layer: CALayer, in context: CGContext) {
      guard contentOverrides.contains(.draw) else { return }
      UIGraphicsPushContext(context)
      defer { UIGraphicsPopContext() }
      draw(LayerDisplay.rect ?? bounds)
      drawTexts()
    }
  }
#endif
