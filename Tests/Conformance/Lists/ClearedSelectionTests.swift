import Foundation
import HeadlessUIKit
import Testing

/// Rule V954: when a collection's controller deselects.
@MainActor @Suite("V: selections that are cleared") struct ClearedSelectionTests {
  private final class Items: UICollectionViewController {
    var heard: [String] = []
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      4
    }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    private func note(_ what: String) {
      heard.append("\(what) \(collectionView.indexPathsForSelectedItems?.count ?? 0)")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("will")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      note("is")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("did")
    }
  }

  private func popping(animated: Bool, clears: Bool = true) -> [String] {
    let phone = Phone.forGestures()
    let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
    items.clearsSelectionOnViewWillAppear = clears
    let navigation = UINavigationController(rootViewController: items)
    phone.window.rootViewController = navigation
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
    items.collectionView.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    navigation.pushViewController(UIViewController(), animated: false)
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
    items.heard = []
    navigation.popViewController(animated: animated)
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
    phone.wait(1)
    return items.heard
  }

  @Test(
    "V954 overrides of viewWillAppear still find the selection, and with an animation those of viewIsAppearing, too"
  )
  func cleared() {
    #expect(popping(animated: false) == ["will 1", "is 0", "did 0"])
    #expect(popping(animated: true) == ["will 1", "is 1", "did 0"])
    #expect(popping(animated: false, clears: false) == ["will 1", "is 1", "did 1"])
  }
}
