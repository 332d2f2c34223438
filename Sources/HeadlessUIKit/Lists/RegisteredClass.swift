import Foundation

// Making views of a class that is only known when the app runs.
//
// `register(MyCell.self, forCellReuseIdentifier: "cell")` leaves only the class, and Swift lets nobody call an
// initializer through it that is not `required`. UIKit's are not: an app writes `override
// init(style:reuseIdentifier:)` and would have to change that. A convenience initializer, though, hands itself on
// to the class that it is called for; what is missing is a way to call it for a class in a variable. Each pair
// below is one function under two names: an initializer, and a class method with the same parameters and result,
// which Swift does call for a class in a variable.
//
// A class without that initializer traps with "Use of unimplemented initializer", as on Apple's platforms.

extension UITableViewCell {
  @_silgen_name("HeadlessUIKit_makeTableViewCell")
  convenience init(registeredAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  @_silgen_name("HeadlessUIKit_makeTableViewCell")
  class func make(registeredAs identifier: consuming String) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  @_silgen_name("HeadlessUIKit_makeTableViewHeaderFooterView")
  convenience init(registeredAs identifier: String) { self.init(reuseIdentifier: identifier) }

  @_silgen_name("HeadlessUIKit_makeTableViewHeaderFooterView")
  class func make(registeredAs identifier: consuming String) -> UITableViewHeaderFooterView
}

extension UICollectionReusableView {
  @_silgen_name("HeadlessUIKit_makeCollectionReusableView")
  convenience init(registeredWith frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("HeadlessUIKit_makeCollectionReusableView")
  class func make(registeredWith frame: CGRect) -> UICollectionReusableView
}

extension UICollectionViewLayoutAttributes {
  @_silgen_name("HeadlessUIKit_makeLayoutAttributes")
  convenience init(anew: Void) { self.init() }

  @_silgen_name("HeadlessUIKit_makeLayoutAttributes")
  class func make(anew: Void) -> UICollectionViewLayoutAttributes
}

extension UINavigationBar {
  @_silgen_name("HeadlessUIKit_makeNavigationBar")
  convenience init(barWith frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("HeadlessUIKit_makeNavigationBar")
  class func make(barWith frame: CGRect) -> UINavigationBar
}

extension UIToolbar {
  @_silgen_name("HeadlessUIKit_makeToolbar")
  convenience init(barWith frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("HeadlessUIKit_makeToolbar")
  class func make(barWith frame: CGRect) -> UIToolbar
}
