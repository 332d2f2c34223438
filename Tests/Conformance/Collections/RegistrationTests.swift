import Foundation
import HeadlessUIKit
import Testing

/// Rule V1134: when registrations are made.
@MainActor struct RegistrationTests {
  private typealias Cells = UICollectionView.CellRegistration<UICollectionViewCell, Int>
  private typealias Headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>

  /// Makes registrations when it is asked, where it has none.
  private final class Rows: NSObject, UICollectionViewDataSource {
    var (cells, headers): (Cells?, Headers?)
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cells = cells ?? Cells { _, _, _ in }
      return collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: 1)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let headers = headers ?? Headers(elementKind: kind) { _, _, _ in }
      return collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
  }

  private static func show(_ rows: Rows) -> UICollectionView {
    let phone = Phone()
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 200, height: 30)
    let list = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    list.dataSource = rows
    phone.window.addSubview(list)
    phone.window.layoutIfNeeded()
    return list
  }

  @Test("V1134 registrations that are made before their views are asked for make them")
  func before() {
    let rows = Rows()
    rows.cells = Cells { _, _, _ in }
    rows.headers = Headers(elementKind: UICollectionView.elementKindSectionHeader) { _, _, _ in }
    let list = Self.show(rows)
    #expect(list.visibleCells.count == 1)
    #expect(list.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 1)
  }

  @Test("V1134 a registration that is made while its view is asked for stops")
  func within() async {
    let cells = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let rows = Rows()
        rows.headers = Headers(elementKind: UICollectionView.elementKindSectionHeader) { _, _, _ in }
        _ = RegistrationTests.show(rows)
      }
    }
    #expect(said(cells).contains("a registration of UICollectionViewCell is made while a view is asked for"))
    let headers = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let rows = Rows()
        rows.cells = Cells { _, _, _ in }
        _ = RegistrationTests.show(rows)
      }
    }
    #expect(said(headers).contains("a registration of UICollectionReusableView is made while a view is asked for"))
  }
}
