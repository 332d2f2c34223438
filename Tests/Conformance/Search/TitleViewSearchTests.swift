import Foundation
import HeadlessUIKit
import Testing

/// Rule V1202: search bars that stand on a navigation bar as a title view, or in a button's place.
@MainActor @Suite("V: searches in title views") struct TitleViewSearchTests {
  private func named(_ name: String) -> UIViewController {
    let controller = UIViewController()
    controller.view.accessibilityIdentifier = name
    return controller
  }

  private func show(_ root: UIViewController) -> (phone: Phone, navigation: UINavigationController) {
    let (phone, navigation) = (Phone.forGestures(), UINavigationController(rootViewController: root))
    phone.window.frame = UIScreen.main.bounds
    phone.window.rootViewController = navigation
    for _ in 1...2 { phone.window.layoutIfNeeded() }
    phone.application.endTurn()
    return (phone, navigation)
  }

  @Test("V1202 the page whose title view it is presents the search, and what it finds stays with the page")
  func titleView() {
    let (page, results) = (named("page"), named("results"))
    let search = UISearchController(searchResultsController: results)
    search.hidesNavigationBarDuringPresentation = false
    page.definesPresentationContext = true
    page.navigationItem.titleView = search.searchBar
    let (phone, navigation) = show(page)
    search.searchBar.becomeFirstResponder()
    search.searchBar.searchTextField.insertText("a")
    phone.application.endTurn()
    #expect(search.presentingViewController === page && page.presentedViewController === search)
    #expect(
      phone.hit(200, 400) == "results" && results.presentingViewController?.navigationController === navigation)
    results.presentingViewController?.navigationController?.pushViewController(named("detail"), animated: true)
    phone.application.endTurn()
    phone.window.layoutIfNeeded()
    #expect(phone.hit(200, 400) == "detail" && search.isActive)
    navigation.popViewController(animated: true)
    phone.application.endTurn()
    phone.window.layoutIfNeeded()
    #expect(phone.hit(200, 400) == "results")
    search.isActive = false
    #expect(phone.hit(200, 400) == "page" && page.presentedViewController == nil)
  }

  @Test("V1202 so it is within a title view, in a button's place, and of a container's own item")
  func elsewhere() {
    for place in 0...2 {
      let (page, search) = (named("page"), UISearchController(searchResultsController: nil))
      let tabs = UITabBarController()
      let bar = search.searchBar
      switch place {
      case 0:
        let around = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        around.addSubview(bar)
        page.navigationItem.titleView = around
      case 1: page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: bar)
      default:
        tabs.viewControllers = [page]
        tabs.navigationItem.titleView = bar
      }
      let searched = place == 2 ? tabs : page
      searched.definesPresentationContext = true
      let (phone, navigation) = show(searched)
      defer { withExtendedLifetime(phone) {} }
      search.isActive = true
      #expect(search.presentingViewController === searched)
      search.isActive = false
      searched.definesPresentationContext = false
      search.isActive = true
      #expect(search.presentingViewController === navigation)
    }
  }

  @Test("V1202 on a bar that is no navigation controller's the page is who has the bar in its view")
  func ownBar() {
    let (page, search) = (named("page"), UISearchController(searchResultsController: nil))
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
    let item = UINavigationItem(title: "")
    item.titleView = search.searchBar
    bar.items = [item]
    page.view.addSubview(bar)
    page.definesPresentationContext = true
    let (phone, _) = show(page)
    search.isActive = true
    #expect(search.presentingViewController === page && phone.window.rootViewController != nil)
  }
}
