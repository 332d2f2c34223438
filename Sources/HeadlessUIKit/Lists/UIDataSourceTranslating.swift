public import Foundation

/// What shows other places than its data source has, while a drop's placeholders stand among its items.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidatasourcetranslating>
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// Where a section of the data source stands; `NSNotFound` where it is not shown.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  /// Which section of the data source stands there; `NSNotFound` where none does.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  /// Where an item of the data source stands; nil where it is not shown.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// Which item of the data source stands there; nil where none does.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
  /// Runs a block whose index paths are those that are shown.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UITableView: UIDataSourceTranslating {}
extension UICollectionView: UIDataSourceTranslating {}
