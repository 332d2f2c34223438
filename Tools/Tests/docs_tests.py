"""Proves that Tools/docs refuses what it should and nothing else. Run: Tools/docs --self-test"""

import importlib.util
import sys
import unittest
from importlib.machinery import SourceFileLoader
from pathlib import Path

sys.dont_write_bytecode = True
tool = Path(__file__).resolve().parent.parent / "docs"
loader = SourceFileLoader("docs", str(tool))
docs = importlib.util.module_from_spec(importlib.util.spec_from_loader("docs", loader))
sys.modules["docs"] = docs
loader.exec_module(docs)


def symbol(path, kind="swift.struct", text=None, parameters=(), type=None, line=6):
    made = {
        "identifier": {"precise": path},
        "pathComponents": path.split("."),
        "kind": {"identifier": kind, "displayName": kind},
        "functionSignature": {"parameters": [{"name": name} for name in parameters]},
        "declarationFragments": [{"kind": "typeIdentifier", "spelling": type}] if type else [],
    }
    if line is not None:
        made["location"] = {"uri": f"file://{docs.ROOT}/Sources/A/B.swift", "position": {"line": line}}
    if text is not None:
        made["docComment"] = {"lines": [{"text": text}]}
    return made


def member(path, of, **more):
    return {"kind": "memberOf", "source": path, "target": of, **more}


def said(*symbols, relations=(), module="A"):
    graph = {"module": {"name": module}, "symbols": list(symbols), "relationships": list(relations)}
    return [str(complaint) for complaint in docs.complaints(graph)]


class Symbols(unittest.TestCase):
    def test_nothing_said_is_refused_with_its_place(self):
        self.assertEqual(said(symbol("Box")), ["Sources/A/B.swift:7: nothing is said of the swift.struct Box"])

    def test_an_empty_comment_says_nothing(self):
        self.assertEqual(len(said(symbol("Box", text=" "))), 1)

    def test_a_comment_will_do(self):
        self.assertEqual(said(symbol("Box", text="Holds things.")), [])

    def test_what_the_compiler_makes_is_left_alone(self):
        self.assertEqual(said(symbol("Box", line=None)), [])

    def test_a_case_is_said_by_its_type_if_that_says_something(self):
        case = symbol("Side.left", "swift.enum.case")
        relation = member("Side.left", "Side")
        self.assertEqual(said(symbol("Side", text="Where."), case, relations=[relation]), [])
        self.assertEqual(len(said(symbol("Side"), case, relations=[relation])), 2)

    def test_an_option_is_said_by_its_type_and_another_constant_is_not(self):
        relation = member("Side.left", "Side")
        type = symbol("Side", text="Where.")
        option = symbol("Side.left", "swift.type.property", type="Side")
        self.assertEqual(said(type, option, relations=[relation]), [])
        constant = symbol("Side.left", "swift.type.property", type="Int")
        self.assertEqual(len(said(type, constant, relations=[relation])), 1)

    def test_an_initializer_is_said_by_the_properties_that_it_takes(self):
        parts = [symbol("Box", text="A box."), symbol("Box.size", "swift.property", text="In points.")]
        relations = [member("Box.size", "Box"), member("Box.init", "Box")]
        plain = symbol("Box.init", "swift.init", parameters=["size"])
        self.assertEqual(said(*parts, plain, relations=relations), [])
        other = symbol("Box.init", "swift.init", parameters=["size", "colour"])
        self.assertEqual(len(said(*parts, other, relations=relations)), 1)

    def test_what_is_overridden_or_asked_for_inherits_its_words(self):
        method = symbol("Box.open()", "swift.method")
        for relation in [
            {"kind": "overrides", "source": "Box.open()", "target": "Thing.open()"},
            member("Box.open()", "Box", sourceOrigin={"identifier": "x", "displayName": "x"}),
        ]:
            self.assertEqual(said(method, relations=[relation]), [])

    def test_a_class_of_uikits_name_says_where_apple_documents_it(self):
        view = symbol("UIView", "swift.class", text="A rectangle.")
        self.assertEqual(len(said(view, module="HeadlessUIKit")), 1)
        self.assertEqual(said(view), [])
        linked = symbol("UIView", "swift.class", text=f"A rectangle. {docs.APPLE}uikit/uiview")
        self.assertEqual(said(linked, module="HeadlessUIKit"), [])


class DocC(unittest.TestCase):
    def test_warnings_are_heard_and_the_wish_for_every_parameter_is_not(self):
        self.assertTrue(docs.heard({"severity": "warning", "summary": "'Bxo' doesn't exist"}))
        self.assertTrue(docs.heard({"severity": "warning", "summary": "Parameter 'x' not found in initializer"}))
        self.assertFalse(docs.heard({"severity": "note", "summary": "anything"}))
        self.assertFalse(docs.heard({"severity": "warning", "summary": "Parameter 'x' is missing documentation"}))

    def test_a_complaint_has_a_place(self):
        place = {"start": {"line": 3, "column": 1}}
        diagnostic = {"source": f"file://{docs.ROOT}/Sources/A/A.docc/A.md", "range": place, "summary": "Oh."}
        self.assertEqual(str(docs.told(diagnostic)), "Sources/A/A.docc/A.md:3: Oh.")


class House(unittest.TestCase):
    def test_every_library_is_built(self):
        rooms = {path.name for path in (docs.ROOT / "Sources").iterdir() if any(path.glob("**/*.swift"))}
        self.assertEqual(set(docs.LIBRARIES), rooms - {"replay"})


if __name__ == "__main__":
    unittest.main()
