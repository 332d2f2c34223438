#if !canImport(Darwin)
  import Foundation

  extension NamedProperties {
    /// Bars, and what stands on them.
    mutating func addBars() {
      add(
        UINavigationBar.self,
        [
          "items": \.items, "topItem": \.topItem, "backItem": \.backItem, "delegate": \.delegate,
          "translucent": \.isTranslucent, "barTintColor": \.barTintColor, "barStyle": \.barStyle,
          "prefersLargeTitles": \.prefersLargeTitles, "shadowImage": \.shadowImage,
        ])
      add(
        UITabBar.self,
        [
          "items": \.items, "selectedItem": \.selectedItem, "delegate": \.delegate,
          "translucent": \.isTranslucent, "barTintColor": \.barTintColor,
          "unselectedItemTintColor": \.unselectedItemTintColor,
        ])
      add(
        UIToolbar.self,
        [
          "items": \.items, "delegate": \.delegate, "translucent": \.isTranslucent,
          "barTintColor": \.barTintColor,
        ])
      add(
        UIBarItem.self,
        [
          "title": \.title, "image": \.image, "enabled": \.isEnabled, "tag": \.tag, "imageInsets": \.imageInsets,
        ])
      add(
        UIBarButtonItem.self,
        [
          "style": \.style, "width": \.width, "customView": \.customView, "target": \.target,
          "tintColor": \.tintColor, "menu": \.menu,
        ])
      add(
        UITabBarItem.self,
        [
          "badgeValue": \.badgeValue, "badgeColor": \.badgeColor, "selectedImage": \.selectedImage,
        ])
      add(
        UINavigationItem.self,
        [
          "title": \.title, "titleView": \.titleView, "prompt": \.prompt, "hidesBackButton": \.hidesBackButton,
          "backBarButtonItem": \.backBarButtonItem, "leftBarButtonItem": \.leftBarButtonItem,
          "rightBarButtonItem": \.rightBarButtonItem, "leftBarButtonItems": \.leftBarButtonItems,
          "rightBarButtonItems": \.rightBarButtonItems,
          "leftItemsSupplementBackButton": \.leftItemsSupplementBackButton,
          "searchController": \.searchController, "largeTitleDisplayMode": \.largeTitleDisplayMode,
        ])
    }
  }
#endif
