// The names of what font descriptors have that code written before Swift 4 uses. Each is the value that it has
// become.

/// `UIFontDescriptor.AttributeName.family`.
public let UIFontDescriptorFamilyAttribute = UIFontDescriptor.AttributeName.family
/// `UIFontDescriptor.AttributeName.name`.
public let UIFontDescriptorNameAttribute = UIFontDescriptor.AttributeName.name
/// `UIFontDescriptor.AttributeName.face`.
public let UIFontDescriptorFaceAttribute = UIFontDescriptor.AttributeName.face
/// `UIFontDescriptor.AttributeName.size`.
public let UIFontDescriptorSizeAttribute = UIFontDescriptor.AttributeName.size
/// `UIFontDescriptor.AttributeName.traits`.
public let UIFontDescriptorTraitsAttribute = UIFontDescriptor.AttributeName.traits
/// `UIFontDescriptor.AttributeName.featureSettings`.
public let UIFontDescriptorFeatureSettingsAttribute = UIFontDescriptor.AttributeName.featureSettings
/// `UIFontDescriptor.AttributeName.textStyle`.
public let UIFontDescriptorTextStyleAttribute = UIFontDescriptor.AttributeName.textStyle
/// `UIFontDescriptor.TraitKey.symbolic`.
public let UIFontSymbolicTrait = UIFontDescriptor.TraitKey.symbolic
/// `UIFontDescriptor.TraitKey.weight`.
public let UIFontWeightTrait = UIFontDescriptor.TraitKey.weight
/// `UIFontDescriptor.TraitKey.width`.
public let UIFontWidthTrait = UIFontDescriptor.TraitKey.width
/// `UIFontDescriptor.TraitKey.slant`.
public let UIFontSlantTrait = UIFontDescriptor.TraitKey.slant
/// `UIFontDescriptor.FeatureKey.featureIdentifier`.
public let UIFontFeatureTypeIdentifierKey = UIFontDescriptor.FeatureKey.featureIdentifier
/// `UIFontDescriptor.FeatureKey.typeIdentifier`.
public let UIFontFeatureSelectorIdentifierKey = UIFontDescriptor.FeatureKey.typeIdentifier
