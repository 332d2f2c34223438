import Foundation
import HeadlessUIKit
import Testing

/// Rule V1095: when a layout hears of the collection's other bounds.
@MainActor @Suite("V: a layout and other bounds") struct OtherBoundsTests {
  /// Cards of 100 × 100 points beside each other, the first and the last of which can stand in the middle: it sets
  /// the collection in where it is invalidated at another size.
  private final class Carousel: UICollectionViewFlowLayout {
    private var known = CGSize.zero

    override init() {
      super.init()
      scrollDirection = .horizontal
      itemSize = CGSize(width: 100, height: 100)
    }
    required init?(coder: NSCoder) { nil }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      guard let collectionView, collectionView.bounds.size != known else { return }
      known = collectionView.bounds.size
      let side = (known.width - itemSize.width) / 2
      collectionView.contentInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
      collectionView.contentOffset = CGPoint(x: -side, y: 0)
    }
  }

  /// Keeps what it is asked and told, with the bounds that the collection has by then.
  private final class Telling: UICollectionViewFlowLayout {
    var heard: [String] = []
    private func note(_ call: String) {
      guard let box = collectionView?.bounds else { return }
      heard.append("\(call) at \(Int(box.minY)) \(Int(box.width))")
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      note("asked")
      return true
    }
    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      note("context")
      return super.invalidationContext(forBoundsChange: newBounds)
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      note("invalid")
      super.invalidateLayout(with: context)
    }
  }

  private final class Listener: NSObject, UICollectionViewDelegate {
    weak var layout: Telling?
    func scrollViewDidScroll(_ scrollView: UIScrollView) { layout?.heard.append("scrolled") }
  }

  private final class Cards: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.plainCell(for: indexPath) }
  }

  /// A collection without a size, in the window by constraints to all its sides.
  private func show(_ layout: UICollectionViewLayout) -> (Phone, UICollectionView, UIView) {
    let phone = Phone.forGestures()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let keeper = Cards()
    phone.keep(keeper)
    collection.dataSource = keeper
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    page.addSubview(collection)
    collection.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      collection.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      collection.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      collection.topAnchor.constraint(equalTo: page.topAnchor),
      collection.bottomAnchor.constraint(equalTo: page.bottomAnchor),
    ])
    phone.window.addSubview(page)
    phone.window.layoutIfNeeded()
    return (phone, collection, page)
  }

  @Test("V1095 a layout that sets the collection in by its size has the first item in the middle, at every size")
  func carousel() throws {
    let (phone, collection, page) = show(Carousel())
    let first = IndexPath(item: 0, section: 0)
    #expect(collection.contentInset.left == 50 && collection.contentOffset.x == -50)
    #expect(try #require(collection.cellForItem(at: first)).convert(CGPoint(x: 50, y: 0), to: page).x == 100)
    page.frame.size = CGSize(width: 160, height: 200)
    phone.window.layoutIfNeeded()
    #expect(collection.contentInset.left == 30 && collection.contentOffset.x == -30)
    #expect(try #require(collection.cellForItem(at: first)).convert(CGPoint(x: 50, y: 0), to: page).x == 80)
  }

  @Test(
    "V1095 a layout is asked before the collection has other bounds, and invalidated before its delegate hears")
  func order() {
    let layout = Telling()
    let (phone, collection, page) = show(layout)
    let listener = Listener()
    phone.keep(listener)
    listener.layout = layout
    collection.delegate = listener
    phone.window.layoutIfNeeded()
    layout.heard = []
    collection.contentOffset.y = 10
    #expect(layout.heard == ["asked at 0 200", "context at 0 200", "invalid at 10 200", "scrolled"])
    phone.window.layoutIfNeeded()
    layout.heard = []
    page.frame.size.width = 160
    phone.window.layoutIfNeeded()
    #expect(layout.heard.prefix(3) == ["asked at 10 200", "context at 10 200", "invalid at 10 160"])
  }

  @Test("V1095 who observes a collection's bounds finds its layout invalidated")
  func observed() throws {
    let layout = Telling()
    let (phone, collection, _) = show(layout)
    layout.heard = []
    let token = collection.observe(\.contentOffset) { _, _ in layout.heard.append("observed") }
    collection.contentOffset.y = 10
    #expect(layout.heard.suffix(2) == ["invalid at 10 200", "observed"])
    token.invalidate()
    withExtendedLifetime(phone) {}
  }
}
