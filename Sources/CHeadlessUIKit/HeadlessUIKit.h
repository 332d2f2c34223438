// What imports one of the modules that stand for UIKit's neighbours has HeadlessUIKit.
#pragma clang module import HeadlessUIKit
