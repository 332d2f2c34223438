import Foundation

/// How accessories are, beside what they are for.
extension UICellAccessory {
  /// How a mark or a button is.
  public struct DisclosureIndicatorOptions: AccessoryRoom, Sendable {
    /// A hidden one keeps its room.
    public var isHidden: Bool
    /// How wide its room is, whatever size it has itself.
    public var reservedLayoutWidth: LayoutDimension
    /// Kept, never drawn.
    public var tintColor: UIColor?

    /// What is nil is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }
  /// The same.
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  /// The same.
  public typealias DetailOptions = DisclosureIndicatorOptions
  /// The same.
  public typealias PopUpMenuOptions = DisclosureIndicatorOptions

  /// How one is that has a colour behind it.
  public struct DeleteOptions: AccessoryRoom, Sendable {
    /// A hidden one keeps its room.
    public var isHidden: Bool
    /// How wide its room is, whatever size it has itself.
    public var reservedLayoutWidth: LayoutDimension
    /// Kept, never drawn.
    public var tintColor: UIColor?
    /// Kept, never drawn.
    public var backgroundColor: UIColor?

    /// What is nil is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }
  /// The same.
  public typealias InsertOptions = DeleteOptions
  /// The same.
  public typealias MultiselectOptions = DeleteOptions

  /// How the mark is by which a row is moved.
  public struct ReorderOptions: AccessoryRoom, Sendable {
    /// A hidden one keeps its room.
    public var isHidden: Bool
    /// How wide its room is, whatever size it has itself.
    public var reservedLayoutWidth: LayoutDimension
    /// Kept, never drawn.
    public var tintColor: UIColor?
    /// Kept, never drawn.
    public var showsVerticalSeparator: Bool

    /// What is nil is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// How a text is.
  public struct LabelOptions: AccessoryRoom, Sendable {
    /// A hidden one keeps its room.
    public var isHidden: Bool
    /// How wide its room is, whatever size it has itself.
    public var reservedLayoutWidth: LayoutDimension
    /// Kept, never drawn.
    public var tintColor: UIColor?
    /// The text is as wide as it says.
    public var font: UIFont
    /// Kept: there is one text size.
    public var adjustsFontForContentSizeCategory: Bool

    /// What is nil is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }

  /// How a button is, and what a tap beside it does.
  public struct OutlineDisclosureOptions: AccessoryRoom, Sendable {
    /// What a tap beside it does.
    public var style: Style
    /// A hidden one keeps its room.
    public var isHidden: Bool
    /// How wide its room is, whatever size it has itself.
    public var reservedLayoutWidth: LayoutDimension
    /// Kept, never drawn.
    public var tintColor: UIColor?

    /// What is nil is as usual.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    /// What a tap on the row does: opens and closes, or selects. Automatic is a header's in a row that is its
    /// section's header, the first of a list with `firstItemInSection`, and a cell's in all others.
    public enum Style: Hashable, Sendable { case automatic, header, cell }
  }
}
