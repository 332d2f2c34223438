"""Proves that Tools/layers refuses what it should and nothing else. Run: Tools/layers --self-test"""

import importlib.util
import sys
import unittest
from importlib.machinery import SourceFileLoader
from pathlib import Path

sys.dont_write_bytecode = True
tool = Path(__file__).resolve().parent.parent / "layers"
loader = SourceFileLoader("layers", str(tool))
layers = importlib.util.module_from_spec(importlib.util.spec_from_loader("layers", loader))
sys.modules["layers"] = layers
loader.exec_module(layers)

# A house as sound as can be: each room needs what the tests below import.
SOUND = {
    "CZlib": [],
    "CHeadlessUIKit": [],
    "TouchLogs": ["CZlib"],
    "HeadlessUIKit": ["CHeadlessUIKit"],
    "Traces": [],
    "TouchRecording": ["TouchLogs", "HeadlessUIKit"],
    "TouchReplay": ["TouchLogs", "HeadlessUIKit", "Traces"],
    "Goldens": ["Traces"],
    "TouchInterchange": ["TouchLogs", "Yams"],
    "Verification": ["TouchLogs", "Goldens"],
    "ReplayReports": ["Verification"],
    "ReplayTesting": ["Verification"],
    "Gallery": ["HeadlessUIKit"],
    "ReplayCLI": ["Verification"],
    "replay": ["ReplayCLI", "Gallery"],
}


def manifest(**changes):
    needs = {**SOUND, **changes}
    targets = []
    for name, names in needs.items():
        dependencies = [{"byName": [need, None]} for need in names if need in needs]
        dependencies += [{"product": [need, need, None, None]} for need in names if need not in needs]
        targets.append({"name": name, "type": "regular", "dependencies": dependencies})
    targets.append({"name": "GoldensTests", "type": "test", "dependencies": [{"byName": ["Goldens", None]}]})
    return {"targets": targets}


def complaints(files=(), **changes):
    _, _, violations = layers.judge(manifest(**changes), list(files))
    return [str(violation) for violation in violations]


def modules(source):
    return [(item.module, item.line) for item in layers.imports(layers.blanked(source), "x.swift")]


class Reading(unittest.TestCase):
    def test_every_form_of_import_is_read(self):
        for form in [
            "import Goldens",
            "public import Goldens",
            "package import Goldens",
            "internal import Goldens",
            "fileprivate import Goldens",
            "private import Goldens",
            "@testable import Goldens",
            "@_exported public import Goldens",
            "@_exported\npublic import Goldens",
            "@preconcurrency import Goldens",
            "@_spi(Walks) import Goldens",
            "import struct Goldens.Golden",
            "import class Goldens.Golden",
            "import enum Goldens.Golden",
            "import protocol Goldens.Golden",
            "import typealias Goldens.Golden",
            "import func Goldens.golden",
            "import let Goldens.golden",
            "import var Goldens.golden",
            "import Goldens.Text",
            "import `Goldens`",
            "  import   Goldens // why",
            "/* why */ import Goldens",
        ]:
            self.assertEqual([module for module, _ in modules(form)], ["Goldens"], form)

    def test_two_imports_may_share_a_line(self):
        self.assertEqual(modules("import Goldens; import Traces"), [("Goldens", 1), ("Traces", 1)])

    def test_every_branch_of_a_condition_counts(self):
        source = "#if os(Linux)\nimport Glibc\n#elseif FORK\nimport Darwin\n#else\nimport Musl\n#endif\n"
        self.assertEqual(modules(source), [("Glibc", 2), ("Darwin", 4), ("Musl", 6)])

    def test_lines_are_counted_past_what_is_skipped(self):
        self.assertEqual(modules('/*\n\n*/\nlet a = """\n\n"""\nimport Traces'), [("Traces", 7)])

    def test_comments_and_strings_hold_no_imports(self):
        for source in [
            "// import Goldens",
            "/// import Goldens",
            "/*\nimport Goldens\n*/",
            "/* /* */\nimport Goldens\n*/",
            'let a = """\nimport Goldens\n"""',
            'let a = #"""\n"""\nimport Goldens\n"""#',
            'let a = """\n\\(b("""\nimport Goldens\n"""))\nimport Goldens\n"""',
            'let a = "\\"; import Goldens"',
        ]:
            self.assertEqual(modules(source), [], source)

    def test_a_string_ends_where_it_ends(self):
        for source in [
            'let a = "/*"\nimport Goldens',
            'let a = "\\(b ?? "/*")"\nimport Goldens',
            'let a = "http://x"\nimport Goldens',
            'let a = ""; import Goldens',
            'let a = #"\\"#; import Goldens',
            'let a = """\n"\n"""\nimport Goldens',
            'let a = /"/\nimport Goldens',
        ]:
            self.assertEqual([module for module, _ in modules(source)], ["Goldens"], source)

    def test_words_that_look_like_imports_are_none(self):
        self.assertEqual(modules("let important = 1\nreplay.import(file)\nfunc imports() {}\n#if canImport(Glibc)"), [])


class Refusing(unittest.TestCase):
    def test_a_sound_house_is_let_through(self):
        files = [
            ("Sources/Verification/Plan.swift", "import Foundation\nimport Goldens\npublic import TouchLogs"),
            ("Sources/TouchInterchange/Libinput.swift", "import Yams"),
            ("Sources/TouchRecording/Recorder.swift", "#if REAL\nimport UIKit\n#else\nimport HeadlessUIKit\n#endif"),
            ("Sources/ReplayTesting/XCTestFace.swift", "import XCTest"),
            ("Sources/Traces/Reason.swift", "/// import Foundation\nenum Reason {}"),
        ]
        self.assertEqual(complaints(files), [])

    def test_an_import_that_points_up(self):
        self.assertEqual(
            complaints([("Sources/Goldens/Golden.swift", "\nimport Verification")]),
            ["Sources/Goldens/Golden.swift:2: Goldens imports Verification, which points upward"],
        )

    def test_an_import_that_points_sideways(self):
        self.assertEqual(
            complaints([("Sources/Goldens/Golden.swift", "@testable import TouchReplay")]),
            ["Sources/Goldens/Golden.swift:1: Goldens imports TouchReplay, which points sideways"],
        )

    def test_an_import_the_manifest_does_not_list(self):
        self.assertEqual(
            complaints([("Sources/Goldens/Golden.swift", "import struct TouchLogs.Frame")]),
            ["Sources/Goldens/Golden.swift:1: Goldens imports TouchLogs, which the manifest does not list for it"],
        )

    def test_a_module_from_outside_the_manifest_does_not_list(self):
        self.assertEqual(
            complaints([("Sources/Goldens/Golden.swift", "import Yams")]),
            ["Sources/Goldens/Golden.swift:1: Goldens imports Yams, which the manifest does not list for it"],
        )

    def test_an_import_of_itself(self):
        self.assertEqual(
            complaints([("Sources/Goldens/Golden.swift", "import Goldens")]),
            ["Sources/Goldens/Golden.swift:1: Goldens imports itself"],
        )

    def test_a_system_module_that_is_for_others(self):
        self.assertEqual(
            complaints([("Sources/Goldens/Golden.swift", "import XCTest")]),
            ["Sources/Goldens/Golden.swift:1: XCTest is for ReplayTesting, not for Goldens"],
        )

    def test_any_import_in_a_room_that_imports_nothing(self):
        self.assertEqual(
            complaints([("Sources/Traces/Reason.swift", "public import Foundation")]),
            ["Sources/Traces/Reason.swift:1: Traces imports nothing, so not Foundation either"],
        )

    def test_a_fork_on_canImport(self):
        self.assertEqual(
            complaints([("Sources/TouchRecording/Recorder.swift", "#if canImport(UIKit)\n#endif")]),
            [
                "Sources/TouchRecording/Recorder.swift:1: "
                "canImport(UIKit) is true wherever an alias is; fork on a define of ours"
            ],
        )

    def test_a_dependency_that_points_up_though_nobody_imports_it(self):
        self.assertEqual(
            complaints(Goldens=["Verification"]), ["Package.swift: Goldens depends on Verification, which points upward"]
        )

    def test_a_dependency_that_points_sideways(self):
        self.assertEqual(
            complaints(Goldens=["TouchReplay"]), ["Package.swift: Goldens depends on TouchReplay, which points sideways"]
        )

    def test_a_target_without_a_floor(self):
        self.assertEqual(
            complaints(Utilities=[]), ["Package.swift: Utilities has no floor; give it one in the table of Tools/layers"]
        )

    def test_a_floor_without_its_target(self):
        changed = manifest()
        changed["targets"] = [target for target in changed["targets"] if target["name"] != "Gallery"]
        _, _, violations = layers.judge(changed, [])
        self.assertEqual(
            [str(violation) for violation in violations],
            ["Package.swift: Gallery stands in the table of Tools/layers but is no target"],
        )

    def test_a_file_outside_every_target(self):
        self.assertEqual(
            complaints([("Sources/Leftover/A.swift", "")]),
            ["Sources/Leftover/A.swift: belongs to no target of the manifest"],
        )


if __name__ == "__main__":
    unittest.main()
