import Foundation

/// Whether straight quotes become curly ones. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextsmartquotestype>
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }

/// Whether two hyphens become a dash. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextsmartdashestype>
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }

/// Whether spaces come and go with a word. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextsmartinsertdeletetype>
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

/// Whether what may follow is shown behind the caret. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextinlinepredictiontype>
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

/// Whether a sum is completed. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextmathexpressioncompletiontype>
public enum UITextMathExpressionCompletionType: Int, Sendable { case `default`, no, yes }

/// Which writing tools are offered. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiwritingtoolsbehavior>
public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default`, complete, limited
}

/// What writing tools may answer with. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiwritingtoolsresultoptions>
public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let `default` = UIWritingToolsResultOptions([])
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1 << 0)
  public static let richText = UIWritingToolsResultOptions(rawValue: 1 << 1)
  public static let list = UIWritingToolsResultOptions(rawValue: 1 << 2)
  public static let table = UIWritingToolsResultOptions(rawValue: 1 << 3)
}

/// What a generated password must have; none is generated.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextinputpasswordrules>
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
  /// As it was given.
  public let passwordRulesDescriptor: String

  /// Rules in Apple's own words, which nobody reads.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

extension UITextContentType {
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let middleName = UITextContentType(rawValue: "middle-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  public static let organizationName = UITextContentType(rawValue: "organization")
  public static let location = UITextContentType(rawValue: "location")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let addressState = UITextContentType(rawValue: "address-level1")
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  public static let birthdate = UITextContentType(rawValue: "bday")
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-middle-name")
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  public static let cellularEID = UITextContentType(rawValue: "device-eid")
  public static let cellularIMEI = UITextContentType(rawValue: "device-imei")
  public static let dateTime = UITextContentType(rawValue: "date-time")
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
}
