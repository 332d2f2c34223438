import Foundation

/// How the lines between a list's rows look: kept, never drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct>
public struct UIListSeparatorConfiguration: Hashable {
  /// Above a row.
  public var topSeparatorVisibility = Visibility.automatic
  /// Below a row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far the upper one is set in.
  public var topSeparatorInsets = Self.automaticInsets
  /// How far the lower one is set in.
  public var bottomSeparatorInsets = Self.automaticInsets
  /// Nil for the system's.
  public var color = UIColor.lightGray
  /// Of a selected row.
  public var multipleSelectionColor = UIColor.lightGray
  /// Nil for none.
  public var visualEffect: UIVisualEffect?

  /// As the list has it.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// Stands for the insets of a row's content.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// Whether a line is there.
  public enum Visibility: Int, Hashable, Sendable { case automatic, visible, hidden }
}
