#if !canImport(Darwin)
  public import Foundation

  // A device's attributed strings know which classes stand in their attributes. Foundation's here know none of
  // UIKit's, and stop at a font where only the string's own class is named.

  extension NSKeyedUnarchiver {
    /// An attributed string, with UIKit's values among its attributes.
    public static func unarchivedObject<Text: NSAttributedString>(
      ofClass cls: Text.Type, from data: Data
    ) throws -> Text? {
      let coder = try NSKeyedUnarchiver(forReadingFrom: data)
      coder.decodingFailurePolicy = .setErrorAndReturn
      let text = coder.decodeObject(of: cls, forKey: NSKeyedArchiveRootObjectKey)
      if text == nil { throw coder.error ?? CocoaError(.coderReadCorrupt) }
      return text
    }
  }

  extension NSCoder {
    /// An attributed string, with UIKit's values among its attributes.
    public func decodeObject<Text: NSAttributedString>(of cls: Text.Type, forKey key: String) -> Text? {
      for kind in [NSAttributedString.self, NSMutableAttributedString.self] {
        (self as? NSKeyedUnarchiver)?.setClass(ReadText.self, forClassName: NSStringFromClass(kind))
      }
      let text = decodeObject(of: [cls] + ReadText.classes, forKey: key)
      guard let read = text as? ReadText else { return text as? Text }
      return
        (cls is NSMutableAttributedString.Type
        ? NSMutableAttributedString(attributedString: read)
        : NSAttributedString(attributedString: read)) as? Text
    }
  }

  /// Reads what Foundation writes of a string that has the same attributes all over, which its own strings don't:
  /// they look there for lengths of runs that aren't written.
  private final class ReadText: NSMutableAttributedString {
    /// Those of the string and of its attributes.
    static var classes: [AnyClass] {
      [
        ReadText.self, UIFont.self, UIColor.self, UIImage.self, NSParagraphStyle.self, NSMutableParagraphStyle.self,
        NSTextTab.self, NSTextList.self, NSTextAttachment.self, NSShadow.self, NSString.self, NSNumber.self,
        NSURL.self, NSData.self, NSArray.self, NSDictionary.self,
      ]
    }

    required init?(coder: NSCoder) {
      if coder.containsValue(forKey: "NSAttributeInfo") {
        super.init(coder: coder)
        return
      }
      super.init(string: coder.text(forKey: "NSString") ?? "")
      guard coder.containsValue(forKey: "NSAttributes"),
        let attributes = coder.decodeObject(of: Self.classes, forKey: "NSAttributes") as? [String: Any]
      else { return }
      let all = NSRange(location: 0, length: length)
      for (name, value) in attributes { addAttribute(NSAttributedString.Key(name), value: value, range: all) }
    }
  }
#endif
