// What configurations and states say of themselves, for people: the words are ours.

extension UIListContentConfiguration: CustomStringConvertible, CustomDebugStringConvertible {
  /// Its parts, for people.
  public var description: String { PartsInWords.of(self) }
  public var debugDescription: String { description }
}

extension UIListContentConfiguration.ImageProperties: CustomStringConvertible, CustomDebugStringConvertible {
  /// Its parts, for people.
  public var description: String { PartsInWords.of(self) }
  public var debugDescription: String { description }
}

extension UIListContentConfiguration.TextProperties: CustomStringConvertible, CustomDebugStringConvertible {
  /// Its parts, for people.
  public var description: String { PartsInWords.of(self) }
  public var debugDescription: String { description }
}

extension UIBackgroundConfiguration: CustomStringConvertible, CustomDebugStringConvertible {
  /// Its parts, for people.
  public var description: String { PartsInWords.of(self) }
  public var debugDescription: String { description }
}

extension UIShadowProperties: CustomStringConvertible, CustomDebugStringConvertible {
  /// Its parts, for people.
  public var description: String { PartsInWords.of(self) }
  public var debugDescription: String { description }
}

extension UIContentUnavailableConfiguration: CustomStringConvertible, CustomDebugStringConvertible {
  /// Its parts, for people.
  public var description: String { PartsInWords.of(self) }
  public var debugDescription: String { description }
}

extension UIContentUnavailableConfiguration.ImageProperties: CustomStringConvertible, CustomDebugStringConvertible {
  /// Its parts, for people.
  public var description: String { PartsInWords.of(self) }
  public var debugDescription: String { description }
}

extension UIContentUnavailableConfiguration.TextProperties: CustomStringConvertible, CustomDebugStringConvertible {
  /// Its parts, for people.
  public var description: String { PartsInWords.of(self) }
  public var debugDescription: String { description }
}

extension UIContentUnavailableConfiguration.ButtonProperties: CustomStringConvertible, CustomDebugStringConvertible
{
  /// Its parts, for people.
  public var description: String { PartsInWords.of(self) }
  public var debugDescription: String { description }
}

extension UIListSeparatorConfiguration: CustomStringConvertible, CustomDebugStringConvertible {
  /// Its parts, for people.
  public var description: String { PartsInWords.of(self) }
  public var debugDescription: String { description }
}

extension UIViewConfigurationState: CustomStringConvertible, CustomDebugStringConvertible {
  /// Its parts, for people.
  public var description: String { PartsInWords.of(self) }
  public var debugDescription: String { description }
}

extension UICellConfigurationState: CustomStringConvertible, CustomDebugStringConvertible {
  /// Its parts, for people.
  public var description: String { PartsInWords.of(self) }
  public var debugDescription: String { description }
}

extension UIContentUnavailableConfigurationState: CustomStringConvertible, CustomDebugStringConvertible {
  /// Its parts, for people.
  public var description: String { PartsInWords.of(self) }
  public var debugDescription: String { description }
}
