public import Foundation

/// What stands beside a list cell's content.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct>
public struct UICellAccessory {
  enum Side { case leading, trailing }

  /// What it is.
  public let accessoryType: AccessoryType
  let side: Side
  let displayed: DisplayedState
  /// Where the application puts it among the others; nil for one of the system's.
  private let position: Placement.Position?
  private let room: any AccessoryRoom
  private let make: @MainActor () -> UIView
  /// Whether the view has the size that it was made with.
  private let isFixed: Bool
  /// Of one by which an outline opens and closes without code of the application's own: whether a tap on the cell
  /// does so, too.
  var outlineStyle: OutlineDisclosureOptions.Style?

  init(
    _ type: AccessoryType, _ side: Side, _ displayed: DisplayedState, _ room: any AccessoryRoom,
    at position: Placement.Position? = nil, isFixed: Bool = true, _ make: @escaping @MainActor () -> UIView
  ) {
    (accessoryType, self.side, self.displayed, self.room) = (type, side, displayed, room)
    (self.position, self.isFixed, self.make) = (position, isFixed, make)
  }

  /// - Parameter grip: by which a finger moves the row: it stays in the finger's hand.
  @MainActor func show(keeping grip: ReorderMark?) -> ShownAccessory {
    let held = accessoryType == .reorder ? grip : nil
    return ShownAccessory(held ?? make(), in: room, isFixed: isFixed)
  }

  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// From the leading end to the trailing one: the system's by their types, among which the application's own go
  /// where they say, one after the other.
  ///
  /// Traps where one of the system's is there twice, as on a device.
  static func arranged(_ accessories: [UICellAccessory], at side: Side) -> [UICellAccessory] {
    var arranged: [UICellAccessory] = []
    for type in AccessoryType.systemTypes {
      let same = accessories.filter { $0.position == nil && $0.accessoryType == type }
      precondition(same.count < 2, "a list cell has \(same.count) accessories of the type \(type): one is the most")
      arranged += same.filter { $0.side == side }
    }
    for own in accessories where own.side == side {
      guard let position = own.position else { continue }
      arranged.insert(own, at: min(max(0, position(arranged)), arranged.count))
    }
    return arranged
  }

  // MARK: Kinds

  /// Marks take the room of a symbol, and no touches.
  static func mark(
    _ type: AccessoryType, _ displayed: DisplayedState, _ options: DisclosureIndicatorOptions
  ) -> UICellAccessory {
    UICellAccessory(type, .trailing, displayed, options) {
      let view = UIView(
        frame: CGRect(x: 0, y: 0, width: TableMetrics.accessoryMark, height: TableMetrics.accessoryMark))
      view.isUserInteractionEnabled = false
      return view
    }
  }

  /// A mark that there is more.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { mark(.disclosureIndicator, displayed, options) }

  /// A mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { mark(.checkmark, displayed, options) }

  /// A button that calls the handler.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    // Called on the main actor alone.
    nonisolated(unsafe) let actionHandler = actionHandler
    return UICellAccessory(.detail, .trailing, displayed, options) {
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
    UICellAccessory(.label, .trailing, displayed, options) {
      let label = UILabel()
      (label.text, label.font) = (text, options.font)
      label.frame.size = label.intrinsicContentSize
      return label
    }
  }

  /// A view of the application's own, in the size that its content asks for, unless its own is to be kept.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (side, displayed, position) = configuration.placement.parts
    let view = configuration.customView
    return UICellAccessory(
      .customView(view), side, displayed, configuration, at: position, isFixed: configuration.maintainsFixedSize
    ) { view }
  }

  // MARK: Properties

  /// What a button does.
  public typealias ActionHandler = () -> Void
  /// What hears of another choice in a menu.
  public typealias MenuSelectedElementDidChangeHandler = (_ menu: UIMenu) -> Void

  /// What an accessory is.
  public enum AccessoryType: Hashable, Sendable {
    case disclosureIndicator, checkmark, detail, label
    /// That very view.
    case customView(UIView)
    case delete, insert, reorder, multiselect, outlineDisclosure, popUpMenu

    /// In the order in which they stand (ours: Apple publishes none).
    static let systemTypes: [AccessoryType] = [
      .multiselect, .delete, .insert, .label, .popUpMenu, .checkmark, .detail, .reorder, .disclosureIndicator,
      .outlineDisclosure,
    ]
  }
  /// Whether it shows while the collection is edited, while it is not, or both.
  public enum DisplayedState: Hashable, Sendable { case always, whenEditing, whenNotEditing }

  /// How wide an accessory's room is, in whose middle it stands: as wide as itself, as wide as is usual, which here
  /// is the same (ours), or as the application says.
  public enum LayoutDimension: Hashable, Sendable {
    case actual, standard
    case custom(CGFloat)

    func width(for accessory: CGFloat) -> CGFloat {
      if case .custom(let width) = self { width } else { accessory }
    }
  }

  /// At which side an accessory stands, and when.
  public enum Placement {
    /// Before the content: unless told otherwise behind those that are there.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// After it: unless told otherwise before those that are there, and so next to the content.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// The place among those that are at that side already, from the leading end to the trailing one.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// After the one of that type; at the end where there is none.
    public static func position(after accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { others in (others.firstIndex { $0.accessoryType == type }).map { $0 + 1 } ?? others.count }
    }
    /// Before the one of that type; at the beginning where there is none.
    public static func position(before accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { others in others.firstIndex { $0.accessoryType == type } ?? 0 }
    }

    var parts: (side: Side, displayed: DisplayedState, position: Position) {
      switch self {
      case .leading(let displayed, let position): (.leading, displayed, position)
      case .trailing(let displayed, let position): (.trailing, displayed, position)
      }
    }
  }

  /// A view of the application's own beside the content.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// At which side, and when.
    public let placement: Placement
    /// A hidden one keeps its room.
    public var isHidden: Bool
    /// Kept, never drawn.
    public var tintColor: UIColor?
    /// How wide its room is, whatever size it has itself.
    public var reservedLayoutWidth: LayoutDimension
    /// Whether the view keeps the size of its frame. Else it has the one that its content and its constraints ask
    /// for, and that of its frame where these ask for none.
    public var maintainsFixedSize: Bool

    /// What is nil is as usual.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement) = (customView, placement)
      (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
      (self.reservedLayoutWidth, self.maintainsFixedSize) = (
        reservedLayoutWidth ?? .standard, maintainsFixedSize ?? false
      )
    }
  }
}

/// What room an accessory has.
protocol AccessoryRoom {
  var isHidden: Bool { get }
  var reservedLayoutWidth: UICellAccessory.LayoutDimension { get }
}

extension UICellAccessory.CustomViewConfiguration: AccessoryRoom {}
