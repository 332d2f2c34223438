import Foundation
import HeadlessUIKit
import Testing

/// Rule V522: what the insets of a collection's layout count from.
@MainActor @Suite("V: what insets count from") struct InsetReferenceTests: ComposedTests {
  private func section() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(20)))
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: item.layoutSize, subitems: [item]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 0)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(10)), elementKind: "header", alignment: .top)
    section.boundarySupplementaryItems = [header]
    return section
  }

  private func frames(_ layout: UICollectionViewCompositionalLayout) -> (header: CGRect?, item: CGRect?) {
    let (phone, collection) = collection(layout, items: [1])
    phone.keep(collection)
    collection.layoutMargins = UIEdgeInsets(top: 7, left: 40, bottom: 7, right: 30)
    phone.window.layoutIfNeeded()
    let header = collection.layoutAttributesForSupplementaryElement(ofKind: "header", at: path(0))?.frame
    return (header, collection.layoutAttributesForItem(at: path(0))?.frame)
  }

  @Test("V522 a section's insets count from the margins at the sides, where it or the configuration says so")
  func composed() {
    let plain = frames(UICollectionViewCompositionalLayout(section: section()))
    #expect(plain.header == box(5, 0, 195, 10) && plain.item == box(5, 10, 195, 20))
    let own = section()
    own.contentInsetsReference = .layoutMargins
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = .layoutMargins
    for layout in [
      UICollectionViewCompositionalLayout(section: own),
      UICollectionViewCompositionalLayout(section: section(), configuration: configuration),
    ] {
      let set = frames(layout)
      #expect(set.header == box(45, 0, 125, 10) && set.item == box(45, 10, 125, 20))
    }
    let none = section()
    none.contentInsetsReference = .none
    none.supplementaryContentInsetsReference = .layoutMargins
    let mixed = frames(UICollectionViewCompositionalLayout(section: none, configuration: configuration))
    #expect(mixed.header == box(45, 0, 125, 10) && mixed.item == box(5, 10, 195, 20))
  }

  @Test(
    "V522 a provider is told of them, and a list's rows reach from edge to edge whatever the configuration says")
  func provider() {
    var told: [CGFloat] = []
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = .layoutMargins
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, environment in
        told = [environment.container.contentSize.width, environment.container.effectiveContentSize.width]
        return NSCollectionLayoutSection.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: environment)
      }, configuration: configuration)
    #expect(frames(layout).item?.width == 200 && told == [200, 130])
  }

  @Test("V522 a flow layout's insets count from the margins or the safe area, where it says so")
  func flow() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 3, left: 5, bottom: 0, right: 0)
    let (phone, collection) = collection(layout, items: [1])
    collection.layoutMargins = UIEdgeInsets(top: 7, left: 40, bottom: 7, right: 30)
    phone.window.layoutIfNeeded()
    #expect(frames(collection, 1).first?.origin == CGPoint(x: 5, y: 3))
    layout.sectionInsetReference = .fromLayoutMargins
    phone.window.layoutIfNeeded()
    #expect(frames(collection, 1).first?.origin == CGPoint(x: 45, y: 3))
    collection.layoutMargins.left = 50
    phone.window.layoutIfNeeded()
    #expect(frames(collection, 1).first?.origin == CGPoint(x: 55, y: 3))
  }
}
