import Foundation

/// What layout passes still have to do about a view. Plain numbers: there is nothing to let go of with it.
struct LayoutState {
  /// A new view awaits its first layout.
  var awaitsLayout = true
  /// Whether a layout pass has to look into the branch. Where this is true it is so in all superviews.
  var branchAwaitsLayout = true { didSet { TurnNews.note() } }
  /// Whether it is being laid out.
  var isInLayout = false
  /// What there is to know of its layer.
  var layers: LayerNews = []
  /// Whether layers that were added to the view's own await a layout.
  var layersAwaitLayout = false
  /// Whether `updateProperties` is to be called; of a new view it is.
  var awaitsProperties = true
  /// Whether the looks of a button or a cell are to be updated for its state.
  var awaitsConfiguration = false
  /// Whether they are being updated.
  var isInConfiguration = false
  /// Whether `updateConstraints` is to be called; of a new view it is.
  var awaitsConstraints = true
  /// Whether `draw(_:)` is to be called; of a new view it is.
  var awaitsDisplay = true
  /// What of it is to be drawn; nil for all.
  var displayRect: CGRect?
  /// Whether the application knows that it waits.
  var isInDisplayPass = false
  /// The safe area that the view, or its controller, was told of last; where `branchNews` minds it.
  var toldInsets = UIEdgeInsets.zero

  /// Whether anybody asked for its layer.
  var hasLayer: Bool { layers.contains(.made) }
}

/// What sets a view's layer apart from that of most views, of which nobody asks for one.
struct LayerNews: OptionSet {
  let rawValue: UInt8

  /// Somebody has asked for it.
  static let made = LayerNews(rawValue: 1)
  /// What is in it are not just the layers of its subviews, in their order.
  static let mixed = LayerNews(rawValue: 2)
  /// It is not in the superview's layer.
  static let away = LayerNews(rawValue: 4)
  /// More than what its transform does to the plane may say where it is seen.
  static let inSpace = LayerNews(rawValue: 8)
  /// It has a transform for all that is in it.
  static let sharingSpace = LayerNews(rawValue: 16)
  /// Its class overrides something that it shares with the view.
  static let hearing = LayerNews(rawValue: 32)
  /// What a view that comes or goes has to do with.
  static let ofSubviews: LayerNews = [.mixed, .sharingSpace]
}
