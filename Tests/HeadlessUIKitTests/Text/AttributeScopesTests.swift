import Foundation
import HeadlessUIKit
import Testing

@MainActor struct AttributeScopesTests {
  @Test func `UIKit's attributes are read and written by their names`() {
    var container = AttributeContainer()
    container.font = .boldSystemFont(ofSize: 17)
    container.foregroundColor = .red
    var text = AttributedString("Go", attributes: container)
    #expect(text.runs.first?.font == .boldSystemFont(ofSize: 17))
    text.uiKit.font = nil
    #expect(text.runs.first?.font == nil && text.foregroundColor == .red)
  }

  @Test func `a container is made of the older attributes, but for those that it doesn't know`() {
    let container = AttributeContainer([
      .font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.red, .kern: 2,
      .underlineStyle: NSUnderlineStyle.single.rawValue, NSAttributedString.Key("mine"): 7,
    ])
    #expect(container.font == .boldSystemFont(ofSize: 17) && container.foregroundColor == .red)
    #expect(container.kern == 2 && container.underlineStyle == .single && container.backgroundColor == nil)
  }

  @Test func `a button is as large as its title in the title's own font, or in the transformer's`() {
    func width(_ change: (inout UIButton.Configuration) -> Void) -> CGFloat {
      var configuration = UIButton.Configuration.plain()
      change(&configuration)
      return UIButton(configuration: configuration).intrinsicContentSize.width
    }
    let usual = width { $0.title = "Press here" }
    let large = width { configuration in
      var attributes = AttributeContainer()
      attributes.font = .systemFont(ofSize: 40)
      configuration.attributedTitle = AttributedString("Press here", attributes: attributes)
    }
    let transformed = width { configuration in
      configuration.title = "Press here"
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = .systemFont(ofSize: 40)
        return outgoing
      }
    }
    #expect(large > usual && transformed == large)
  }
}
