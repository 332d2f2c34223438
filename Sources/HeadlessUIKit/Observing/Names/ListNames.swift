#if !canImport(Darwin)
  import Foundation

  extension NamedProperties {
    /// Scroll views, lists and their cells.
    mutating func addLists() {
      add(
        UIScrollView.self,
        [
          "contentOffset": \.contentOffset, "contentSize": \.contentSize, "contentInset": \.contentInset,
          "adjustedContentInset": \.adjustedContentInset, "scrollIndicatorInsets": \.scrollIndicatorInsets,
          "delegate": \.delegate, "refreshControl": \.refreshControl, "scrollEnabled": \.isScrollEnabled,
          "pagingEnabled": \.isPagingEnabled, "directionalLockEnabled": \.isDirectionalLockEnabled,
          "bounces": \.bounces, "alwaysBounceVertical": \.alwaysBounceVertical,
          "alwaysBounceHorizontal": \.alwaysBounceHorizontal, "tracking": \.isTracking, "dragging": \.isDragging,
          "decelerating": \.isDecelerating, "zooming": \.isZooming, "zoomBouncing": \.isZoomBouncing,
          "zoomScale": \.zoomScale, "minimumZoomScale": \.minimumZoomScale,
          "maximumZoomScale": \.maximumZoomScale, "panGestureRecognizer": \.panGestureRecognizer,
          "pinchGestureRecognizer": \.pinchGestureRecognizer, "keyboardDismissMode": \.keyboardDismissMode,
          "decelerationRate": \.decelerationRate,
        ])
      add(
        UITableView.self,
        [
          "dataSource": \.dataSource, "rowHeight": \.rowHeight, "sectionHeaderHeight": \.sectionHeaderHeight,
          "sectionFooterHeight": \.sectionFooterHeight, "estimatedRowHeight": \.estimatedRowHeight,
          "tableHeaderView": \.tableHeaderView, "tableFooterView": \.tableFooterView,
          "backgroundView": \.backgroundView, "editing": \.isEditing, "allowsSelection": \.allowsSelection,
          "allowsMultipleSelection": \.allowsMultipleSelection, "separatorStyle": \.separatorStyle,
          "separatorColor": \.separatorColor, "separatorInset": \.separatorInset, "visibleCells": \.visibleCells,
          "indexPathsForVisibleRows": \.indexPathsForVisibleRows,
          "indexPathForSelectedRow": \.indexPathForSelectedRow,
          "indexPathsForSelectedRows": \.indexPathsForSelectedRows,
        ])
      add(
        UITableViewCell.self,
        [
          "textLabel": \.textLabel, "detailTextLabel": \.detailTextLabel, "imageView": \.imageView,
          "contentView": \.contentView, "backgroundView": \.backgroundView,
          "selectedBackgroundView": \.selectedBackgroundView, "accessoryType": \.accessoryType,
          "accessoryView": \.accessoryView, "editing": \.isEditing, "selected": \.isSelected,
          "highlighted": \.isHighlighted, "selectionStyle": \.selectionStyle,
        ])
      add(
        UITableViewHeaderFooterView.self,
        [
          "textLabel": \.textLabel, "detailTextLabel": \.detailTextLabel, "contentView": \.contentView,
          "backgroundView": \.backgroundView,
        ])
      add(
        UICollectionView.self,
        [
          "dataSource": \.dataSource, "collectionViewLayout": \.collectionViewLayout,
          "backgroundView": \.backgroundView, "editing": \.isEditing, "allowsSelection": \.allowsSelection,
          "allowsMultipleSelection": \.allowsMultipleSelection, "visibleCells": \.visibleCells,
          "indexPathsForVisibleItems": \.indexPathsForVisibleItems,
          "indexPathsForSelectedItems": \.indexPathsForSelectedItems,
        ])
      add(
        UICollectionViewCell.self,
        [
          "contentView": \.contentView, "backgroundView": \.backgroundView,
          "selectedBackgroundView": \.selectedBackgroundView, "selected": \.isSelected,
          "highlighted": \.isHighlighted,
        ])
      add(
        UICollectionViewLayout.self,
        [
          "collectionView": \.collectionView, "collectionViewContentSize": \.collectionViewContentSize,
        ])
      add(
        UICollectionViewFlowLayout.self,
        [
          "scrollDirection": \.scrollDirection, "minimumLineSpacing": \.minimumLineSpacing,
          "minimumInteritemSpacing": \.minimumInteritemSpacing, "itemSize": \.itemSize,
          "estimatedItemSize": \.estimatedItemSize, "sectionInset": \.sectionInset,
          "headerReferenceSize": \.headerReferenceSize, "footerReferenceSize": \.footerReferenceSize,
        ])
    }
  }
#endif
