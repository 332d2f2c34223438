import HeadlessUIKit
import Testing

/// Group V: what a view hears of the frame that it is made with.
@MainActor struct MadeFrameTests {
  @Test("V158 a view that is made with a frame hears of it in its override of it, and has its size then")
  func frame() {
    let tile = Tile(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(tile.heard == [CGRect(x: 10, y: 20, width: 30, height: 40)] && tile.sizes == [tile.bounds.size])
    #expect(Tile().heard == [.zero])
    tile.frame.size.width = 50
    #expect(tile.heard.count == 2 && tile.frame.width == 50)
  }

  @Test("V158 so do subclasses of such views, of scroll views and of controls; others are placed all the same")
  func kinds() {
    #expect(SmallTile(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).heard.count == 1)
    let pane = Pane(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(pane.frames == 1 && pane.bounds.size == CGSize(width: 3, height: 4))
    let key = Key(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(key.frames == 1 && key.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(Sized(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).heard == 0)
  }
}

private class Tile: UIView {
  var heard: [CGRect] = []
  var sizes: [CGSize] = []
  override var frame: CGRect {
    didSet {
      heard.append(frame)
      sizes.append(oldValue.size)
    }
  }
}

private final class SmallTile: Tile {}

private final class Pane: UIScrollView {
  var frames = 0
  override var frame: CGRect { didSet { frames += 1 } }
}

private final class Key: UIControl {
  var frames = 0
  override var frame: CGRect { didSet { frames += 1 } }
}

/// Hears of its bounds and its centre, which nobody sets.
private final class Sized: UIView {
  var heard = 0
  override var bounds: CGRect { didSet { heard += 1 } }
  override var center: CGPoint { didSet { heard += 1 } }
}
