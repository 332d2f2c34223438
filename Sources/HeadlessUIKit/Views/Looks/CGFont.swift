#if !canImport(Darwin)
  public import Foundation

  /// A font by its name, as layers of text take it. There are no fonts to read: any name is one.
  ///
  /// Apple: <https://developer.apple.com/documentation/coregraphics/cgfont>
  public final class CGFont: Sendable {
    private let name: String

    /// Never nil.
    public init?(_ name: CFString) { self.name = "\(name)" }

    /// As it was asked for.
    public var postScriptName: CFString? { NSString(string: name) }
    /// As it was asked for.
    public var fullName: CFString? { NSString(string: name) }
  }

  /// A font of Core Text's is one of UIKit's, as on a device. Of Core Text there is what makes fonts and measures
  /// them; letters have no outlines.
  ///
  /// Apple: <https://developer.apple.com/documentation/coretext/ctfont>
  public typealias CTFont = UIFont

  /// The font of that name; 12 points for a size of 0. The matrix is not kept: nothing is drawn.
  public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
  ) -> CTFont {
    let size = size > 0 ? size : 12
    return UIFont(name: "\(name)", size: size) ?? .systemFont(ofSize: size)
  }

  /// The system's font for that purpose: all are alike but for how bold they are. 12 points for a size of 0.
  public func CTFontCreateUIFontForLanguage(
    _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
  ) -> CTFont? {
    let size = size > 0 ? size : 12
    return uiType.isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
  }

  /// In points.
  public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
  /// In points: above the baseline.
  public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
  /// In points: below the baseline.
  public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
  /// In points: between lines.
  public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
  /// In points.
  public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
  /// In points.
  public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
  /// As it was asked for.
  public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { NSString(string: font.fontName) }

  /// What a font is for. Raw values are Core Text's.
  ///
  /// Apple: <https://developer.apple.com/documentation/coretext/ctfontuifonttype>
  public enum CTFontUIFontType: UInt32, Sendable {
    case none = 4_294_967_295
    case user = 0
    case userFixedPitch, system, emphasizedSystem, smallSystem, smallEmphasizedSystem, miniSystem
    case miniEmphasizedSystem, views, application, label, menuTitle, menuItem, menuItemMark, menuItemCmdKey
    case windowTitle, pushButton, utilityWindowTitle, alertHeader, systemDetail, emphasizedSystemDetail, toolbar
    case smallToolbar, message, palette, toolTip, controlContent

    fileprivate var isBold: Bool {
      switch self {
      case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem, .emphasizedSystemDetail: true
      default: false
      }
    }
  }
#endif
