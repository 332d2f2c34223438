import Foundation

/// What a drag above a list would do there, if its finger lifted now.
struct ListHover {
  /// Where the items would go; nil where the list has no place.
  var destination: IndexPath?
  var proposal: ListDropProposal?
  /// Whether the data source moves the list's own item that is dragged; nil before it was asked.
  var ownMove: OwnMove?
  /// Where that item would go, as the delegate allows, and which place it was asked about.
  var target: (allowed: IndexPath, proposed: IndexPath)?
}

/// Whether a data source moves an item. It may do so without having said it.
enum OwnMove { case no, perhaps, yes }
