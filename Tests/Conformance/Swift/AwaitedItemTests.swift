import Foundation
import HeadlessUIKit
import Testing

/// Rule V830: what loads, shows or opens something, awaited.
@MainActor struct AwaitedItemTests {
  @Test("V830 an item provider's item can be awaited: what it was made of, else the data, else an error")
  func items() async throws {
    let address = try #require(URL(string: "https://example.com"))
    let provider = NSItemProvider(object: address as NSURL)
    let item = try await provider.loadItem(forTypeIdentifier: UTType.url.identifier)
    #expect(item as? URL == address)
    let kept: any NSSecureCoding = try await provider.loadItem(forTypeIdentifier: UTType.url.identifier)
    #expect(kept is NSURL)
    let bytes = NSItemProvider()
    bytes.registerDataRepresentation(forTypeIdentifier: UTType.png.identifier, visibility: .all) { done in
      done(Data([1]), nil)
      return nil
    }
    #expect(try await bytes.loadItem(forTypeIdentifier: UTType.png.identifier) as? Data == Data([1]))
    await #expect(throws: (any Error).self) { try await bytes.loadItem(forTypeIdentifier: UTType.url.identifier) }
  }

  @Test("V830 a section's snapshot can be awaited, and so can a link that a scene opens")
  func others() async throws {
    let phone = Phone()
    let layout = UICollectionViewFlowLayout()
    let collection = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { collection, place, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "cell", for: place)
    }
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    snapshot.append([1, 2])
    await source.apply(snapshot, to: 0)
    #expect(source.snapshot().itemIdentifiers == [1, 2])
    #expect(await UIAccessibility.requestGuidedAccessSession(enabled: true) == false)
  }
}
