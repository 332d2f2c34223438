public import Foundation

/// What a content's looks depend on.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiconfigurationstate-swift.protocol>
public protocol UIConfigurationState {
  /// Of the view.
  var traitCollection: UITraitCollection { get set }
  /// With nothing on.
  init(traitCollection: UITraitCollection)
  /// What code adds to it.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// What code adds to a state, by name.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiconfigurationstatecustomkey>
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view that is no cell, as of a header.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiviewconfigurationstate-swift.struct>
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  /// Kept.
  public var isDisabled = false
  /// Kept.
  public var isHighlighted = false
  /// Kept.
  public var isSelected = false
  /// Kept: there is no focus.
  public var isFocused = false
  /// Whether it stays in sight while its section does; kept.
  public var isPinned = false
  private var custom = CustomStates()

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicellconfigurationstate-swift.struct>
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  /// Kept.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether a finger or code has selected it.
  public var isSelected = false
  /// Kept: there is no focus.
  public var isFocused = false
  /// Kept: cells are not pinned.
  public var isPinned = false
  /// Whether its table is edited.
  public var isEditing = false
  /// Whether its swipe actions show.
  public var isSwiped = false
  /// Kept.
  public var isExpanded = false
  /// Kept.
  public var isReordering = false
  /// Whether a finger has lifted it, or drags it.
  public var cellDragState = DragState.none
  /// Kept: a row that something is dragged over does not say so.
  public var cellDropState = DropState.none
  private var custom = CustomStates()

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }

  /// What a drag does to a cell.
  public enum DragState: Int, Hashable, Sendable { case none, lifting, dragging }
  /// What a drop does to a cell.
  public enum DropState: Int, Hashable, Sendable { case none, notTargeted, targeted }
}

/// What a view shows, as a value that makes it and that it can be given anew.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontentconfiguration-swift.protocol>
public protocol UIContentConfiguration {
  /// A view that shows it.
  @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView
  /// As it is in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontentview-swift.protocol>
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether it can show that; otherwise another view is made. The default says yes to one of the same type.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
