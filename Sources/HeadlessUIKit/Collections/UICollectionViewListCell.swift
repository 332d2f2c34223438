public import Foundation

/// A row of a list in a collection: a content, with accessories beside it.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewlistcell>
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  private var shownAccessories: [(accessory: UICellAccessory, view: UIView)] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Always nil: there is no archive of views to read from.
  public required init?(coder: NSCoder) { nil }

  /// Without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// Beside the content, at the sides that they say, from there inwards. A custom view and a detail button have
  /// their own touches; the others take room, and do nothing.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      for (_, view) in shownAccessories { view.removeFromSuperview() }
      shownAccessories = accessories.map { ($0, $0.makeView()) }
      for (_, view) in shownAccessories { addSubview(view) }
      setNeedsLayout()
    }
  }

  /// How far the content is indented, in levels of `indentationWidth`.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// In points, for a level.
  open var indentationWidth: CGFloat = TableMetrics.indentation { didSet { setNeedsLayout() } }
  /// Kept: accessories stand at the sides.
  open var indentsAccessories = true

  override var contentFrame: CGRect {
    let (leading, trailing) = (width(of: .leading), width(of: .trailing))
    let start = leading + CGFloat(indentationLevel) * indentationWidth
    return CGRect(
      x: start, y: 0, width: max(0, bounds.width - start - trailing), height: bounds.height)
  }

  private func width(of side: UICellAccessory.Side) -> CGFloat {
    shownAccessories.filter { $0.accessory.side == side }.reduce(0) {
      $0 + $1.view.bounds.width + TableMetrics.margin
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var (start, end): (CGFloat, CGFloat) = (0, bounds.width)
    for (accessory, view) in shownAccessories {
      let size = view.bounds.size
      switch accessory.side {
      case .leading:
        view.frame = CGRect(
          x: start + TableMetrics.margin, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        start = view.frame.maxX
      case .trailing:
        view.frame = CGRect(
          x: end - TableMetrics.margin - size.width, y: bounds.midY - size.height / 2, width: size.width,
          height: size.height)
        end = view.frame.minX
      }
    }
  }
}

/// What stands beside a list cell's content.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicellaccessory>
@preconcurrency @MainActor
public struct UICellAccessory {
  enum Side { case leading, trailing }

  let side: Side
  /// What it is.
  public let accessoryType: AccessoryType
  private let make: @MainActor () -> UIView

  private init(_ type: AccessoryType, _ side: Side, _ make: @escaping @MainActor () -> UIView) {
    (accessoryType, self.side, self.make) = (type, side, make)
  }

  func makeView() -> UIView { make() }

  /// Marks take the room of a symbol, and no touches.
  private static func mark(_ type: AccessoryType, _ side: Side) -> UICellAccessory {
    UICellAccessory(type, side) {
      let view = UIView(
        frame: CGRect(x: 0, y: 0, width: TableMetrics.accessoryMark, height: TableMetrics.accessoryMark))
      view.isUserInteractionEnabled = false
      return view
    }
  }

  // MARK: Kinds

  /// A mark that there is more.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { mark(.disclosureIndicator, .trailing) }

  /// A mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { mark(.checkmark, .trailing) }

  /// A button that calls the handler.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, .trailing) {
      let button = UIButton(
        frame: CGRect(x: 0, y: 0, width: TableMetrics.accessoryButton, height: TableMetrics.accessoryButton))
      button.addAction(UIAction { _ in actionHandler?() }, for: .touchUpInside)
      return button
    }
  }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(.label, .trailing) {
      let label = UILabel()
      label.text = text
      label.frame.size = label.intrinsicContentSize
      return label
    }
  }

  /// A view of the application's own, in its own size.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(.customView, configuration.isLeading ? .leading : .trailing) { configuration.customView }
  }

  // MARK: Properties

  /// What an accessory is.
  public enum AccessoryType: Hashable, Sendable { case disclosureIndicator, checkmark, detail, label, customView }
  /// When it shows; here it always does: the controls of editing are not modelled.
  public enum DisplayedState: Hashable, Sendable { case always, whenEditing, whenNotEditing }

  /// How a mark looks; kept nowhere, as nothing is drawn.
  public struct DisclosureIndicatorOptions: Sendable {
    /// Kept, never drawn.
    public var isHidden: Bool?
    /// Kept, never drawn.
    public var tintColor: UIColor?
    /// Room and visibility are kept nowhere: the mark always has its place.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
    }
  }
  /// How a mark looks.
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  /// How a button looks.
  public typealias DetailOptions = DisclosureIndicatorOptions
  /// How a text looks.
  public struct LabelOptions: Sendable {
    /// Kept, never drawn.
    public var tintColor: UIColor?
    /// Kept; nothing is measured by it.
    public var font: UIFont?
    /// Room and visibility are kept nowhere: the text always has its place.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) { (self.tintColor, self.font) = (tintColor, font) }
  }

  /// How much room an accessory has; kept nowhere: it has its view's.
  public enum LayoutDimension: Hashable, Sendable {
    case actual, standard
    case custom(CGFloat)
  }

  /// At which side an accessory stands.
  public enum Placement {
    /// Before the content.
    case leading(displayed: DisplayedState = .always, at: Position = UICellAccessory.Placement.inOrder)
    /// After it.
    case trailing(displayed: DisplayedState = .always, at: Position = UICellAccessory.Placement.inOrder)

    /// Among the others of its side; here they stand in their order.
    public typealias Position = @Sendable (_ accessories: [AccessoryType]) -> Int
    /// After the others.
    public static let inOrder: Position = { $0.count }
  }

  /// A view of the application's own beside the content.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    /// The view, in its own size.
    public let customView: UIView
    /// At which side.
    public let placement: Placement
    /// Kept, never drawn.
    public let isHidden: Bool
    /// Kept, never drawn.
    public let tintColor: UIColor?

    /// Room is kept nowhere: the view has its own size.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement) = (customView, placement)
      (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
    }

    var isLeading: Bool {
      if case .leading = placement { return true }
      return false
    }
  }
}
