import Foundation

// Making a proxy of a class that is only known when the app runs, as `RegisteredClass.swift` tells.

extension UIView {
  /// By the initializer that views of this kind are usually made by.
  static func makeAsProxy() -> UIView {
    if let cell = self as? UITableViewCell.Type { return cell.make(registeredAs: "") }
    if let view = self as? UITableViewHeaderFooterView.Type { return view.make(registeredAs: "") }
    if let table = self as? UITableView.Type { return table.make(asProxy: ()) }
    if let collection = self as? UICollectionView.Type { return collection.make(asProxy: ()) }
    if let text = self as? UITextView.Type { return text.make(asProxy: ()) }
    return make(byClassWith: .zero)
  }
}

extension UITableView {
  @_silgen_name("HeadlessUIKit_makeTableProxy")
  convenience init(asProxy: Void) { self.init(frame: .zero, style: .plain) }

  @_silgen_name("HeadlessUIKit_makeTableProxy")
  class func make(asProxy: Void) -> UITableView
}

extension UICollectionView {
  @_silgen_name("HeadlessUIKit_makeCollectionProxy")
  convenience init(asProxy: Void) {
    self.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }

  @_silgen_name("HeadlessUIKit_makeCollectionProxy")
  class func make(asProxy: Void) -> UICollectionView
}

extension UITextView {
  @_silgen_name("HeadlessUIKit_makeTextProxy")
  convenience init(asProxy: Void) { self.init(frame: .zero, textContainer: nil) }

  @_silgen_name("HeadlessUIKit_makeTextProxy")
  class func make(asProxy: Void) -> UITextView
}

extension UIBarItem {
  @_silgen_name("HeadlessUIKit_makeBarItemProxy")
  convenience init(asProxy: Void) { self.init() }

  @_silgen_name("HeadlessUIKit_makeBarItemProxy")
  class func make(asProxy: Void) -> UIBarItem
}
