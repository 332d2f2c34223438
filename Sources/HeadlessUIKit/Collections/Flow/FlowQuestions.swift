import Foundation

/// What the delegate, or else the layout, says about sizes and spaces.
@MainActor struct FlowQuestions {
  private let layout: UICollectionViewFlowLayout
  private let collection: UICollectionView
  private var delegate: (any UICollectionViewDelegateFlowLayout)? {
    collection.collectionDelegate as? any UICollectionViewDelegateFlowLayout
  }

  /// What sections' insets count from.
  private let sides: UIEdgeInsets
  private let answers: FlowAnswers

  init(_ layout: UICollectionViewFlowLayout, in collection: UICollectionView) {
    self.layout = layout
    self.collection = collection
    sides = layout.sides.first ?? .zero
    // What is said of a collection that has no size yet is not what it will have (ours).
    answers = collection.bounds.isEmpty ? FlowAnswers() : layout.answers
  }

  /// Whether items choose their sizes.
  var areSizesChosen: Bool { layout.sizesItems }

  func count(of section: Int) -> Int { collection.tiles.countOfStands(in: section) }

  func size(of place: IndexPath) -> CGSize {
    if layout.sizesItems, let size = layout.preferredSizes[CollectionElement(cellAt: place)] { return size }
    return answers.size(of: place) {
      let item = collection.tiles.itemOfSize(at: place)
      let given =
        item.flatMap { delegate?.collectionView(collection, layout: layout, sizeForItemAt: $0) } ?? layout.itemSize
      return given == layout.itemSize ? layout.standardSize : given
    }
  }

  func inset(of section: Int) -> UIEdgeInsets {
    sides
      + answers.answer(\.inset, of: section) {
        delegate?.collectionView(collection, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
      }
  }

  func lineSpacing(of section: Int) -> CGFloat {
    answers.answer(\.lineSpacing, of: section) {
      delegate?.collectionView(collection, layout: layout, minimumLineSpacingForSectionAt: section)
        ?? layout.minimumLineSpacing
    }
  }

  func itemSpacing(of section: Int) -> CGFloat {
    answers.answer(\.itemSpacing, of: section) {
      delegate?.collectionView(collection, layout: layout, minimumInteritemSpacingForSectionAt: section)
        ?? layout.minimumInteritemSpacing
    }
  }

  func header(of section: Int) -> CGSize {
    answers.answer(\.header, of: section) {
      delegate?.collectionView(collection, layout: layout, referenceSizeForHeaderInSection: section)
        ?? layout.headerReferenceSize
    }
  }

  func footer(of section: Int) -> CGSize {
    answers.answer(\.footer, of: section) {
      delegate?.collectionView(collection, layout: layout, referenceSizeForFooterInSection: section)
        ?? layout.footerReferenceSize
    }
  }
}

/// What was said about the sizes and spaces of a flow layout: it holds until the layout is invalidated for more
/// than another room.
@MainActor final class FlowAnswers {
  /// Nil for what nobody has asked yet.
  struct Section {
    var sizes: [CGSize?] = []
    var inset: UIEdgeInsets?
    var lineSpacing: CGFloat?
    var itemSpacing: CGFloat?
    var header: CGSize?
    var footer: CGSize?
  }

  private var sections: [Section] = []

  /// What was said of the section, or is now.
  func answer<Answer>(
    _ question: WritableKeyPath<Section, Answer?>, of section: Int, _ ask: () -> Answer
  ) -> Answer {
    if sections.indices.contains(section), let known = sections[section][keyPath: question] { return known }
    let answer = ask()
    makeRoom(for: section)
    sections[section][keyPath: question] = answer
    return answer
  }

  /// What was said of the item, or is now.
  func size(of place: IndexPath, _ ask: () -> CGSize) -> CGSize {
    let (section, item) = (place.section, place.item)
    if sections.indices.contains(section), sections[section].sizes.indices.contains(item),
      let known = sections[section].sizes[item]
    {
      return known
    }
    let answer = ask()
    makeRoom(for: section)
    while sections[section].sizes.count <= item { sections[section].sizes.append(nil) }
    sections[section].sizes[item] = answer
    return answer
  }

  private func makeRoom(for section: Int) {
    while sections.count <= section { sections.append(Section()) }
  }
}
