"""Proves that two Tools/replay can build at once. Run: python3 Tools/Tests/replay_tests.py"""

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

TOOLS = Path(__file__).resolve().parent.parent

# Waits for its turn as SwiftPM does, and makes a tool that says what it was given.
SWIFT = """#!/bin/bash
[[ $1 == build ]] || exit 0
exec 9>"$ROOT/lock"
flock 9
sleep 0.3
[[ ! -e $ROOT/broken ]] || exit 1
mkdir -p "$ROOT/.build/debug" "$ROOT/.build/tools/release"
for tool in "$ROOT/.build/debug/replay" "$ROOT/.build/tools/release/replay"; do
  printf '#!/bin/bash\\necho "ran $*"\\n' >"$tool.new"
  chmod +x "$tool.new"
  mv "$tool.new" "$tool"
done
"""


class ReplayTests(unittest.TestCase):
    def setUp(self):
        self.root = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.root)
        for folder in ("Tools", "Sources", "bin"):
            (self.root / folder).mkdir()
        (self.root / "Package.swift").touch()
        for name in ("replay", "release"):
            shutil.copy(TOOLS / name, self.root / "Tools" / name)
        self.script("Tools/bootstrap", "#!/bin/bash\n")
        self.script("Tools/build-flags", "#!/bin/bash\n")
        self.script("bin/swift", SWIFT)

    def script(self, name, text):
        path = self.root / name
        path.write_text(text)
        path.chmod(0o755)

    def start(self, **variables):
        environment = {name: value for name, value in os.environ.items() if name != "CI"}
        environment |= {"PATH": f"{self.root}/bin:{os.environ['PATH']}", "ROOT": str(self.root), **variables}
        return subprocess.Popen(
            [self.root / "Tools/replay", "verify", "a"], env=environment, text=True, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE)

    def left(self):
        return [path.name for path in (self.root / ".build").rglob("replay.begun*")]

    def test_two_that_build_at_once_both_run(self):
        for variables in ({}, {"CI": "true"}):
            runs = [self.start(**variables) for _ in range(2)]
            for run in runs:
                output, errors = run.communicate()
                self.assertEqual((run.returncode, output), (0, "ran verify a\n"), errors)
            self.assertEqual(self.left(), [])

    def test_ci_that_is_false_is_none(self):
        for value in ("false", "0", "False"):
            self.start(CI=value).communicate()
        built = [path.parent.name for path in (self.root / ".build").rglob("replay.built")]
        self.assertEqual(built, ["debug"])

    def test_one_that_does_not_build_leaves_nothing(self):
        (self.root / "broken").touch()
        for variables in ({}, {"CI": "true"}):
            run = self.start(**variables)
            _, errors = run.communicate()
            self.assertEqual(run.returncode, 2)
            self.assertIn("replay could not be built", errors)
            self.assertEqual(self.left(), [])


if __name__ == "__main__":
    unittest.main()
