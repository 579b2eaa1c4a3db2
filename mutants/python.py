"""The small changes of Python code, found by its syntax tree."""

from __future__ import annotations

import ast
import re
from dataclasses import replace
from functools import cache

from mutants.change import Change

Stretch = tuple[int, int]

OPERATORS: dict[type[ast.AST], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "*"),
    ast.Pow: ("**", "*"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "|"),
    ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}

# Where nothing a test could see is said: logs and notes of what is compiled, and settings of
# dataclasses, pools and folders.
LOGS = {"LOG", "log", "logger", "logging", "warnings"}
SETTINGS = {"strict", "frozen", "slots", "kw_only", "repr", "exist_ok", "daemon", "maxsize"}
SETTINGS |= {"indent", "buffering", "stacklevel", "nogil", "eq", "compare", "hash"}


@cache
def changes(path: str, source: str) -> tuple[Change, ...]:
    """Return every small change of a module, in the order of its text."""
    finder = _Finder(source)
    finder.visit(ast.parse(source))
    found = []
    for stretch, new, function in finder.found:
        change = Change.of(path, source, stretch, new)
        around = f"{path}:{function}" if function else ""
        found.append(replace(change, function=around))
    return tuple(sorted(found, key=lambda each: (each.begin, each.end, each.new)))


class _Finder(ast.NodeVisitor):
    """Walks over the code that runs, and past annotations, messages and logs."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._lines = source.split("\n")
        self._starts = [0]
        for line in self._lines:
            self._starts.append(self._starts[-1] + len(line) + 1)
        self._function = 0
        self._is_bool = False
        self.found: list[tuple[Stretch, str, int]] = []

    # Places

    def _offset(self, line: int, column: int) -> int:
        text = self._lines[line - 1]  # of which the tree counts bytes
        if not text.isascii():
            column = len(text.encode()[:column].decode())
        return self._starts[line - 1] + column

    def _stretch(self, node: ast.expr | ast.stmt) -> Stretch:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        begin = self._offset(node.lineno, node.col_offset)
        return begin, self._offset(node.end_lineno, node.end_col_offset)

    def _text(self, node: ast.expr | ast.stmt) -> str:
        begin, end = self._stretch(node)
        return self._source[begin:end]

    def _add(self, stretch: Stretch, new: str) -> None:
        self.found.append((stretch, new, self._function))

    def _operator(self, left: ast.expr, right: ast.expr, kind: ast.AST) -> None:
        """Change the operator between two operands."""
        begin, end = self._stretch(left)[1], self._stretch(right)[0]
        if (known := OPERATORS.get(type(kind))) is None:
            return
        old, new = known
        words = r"\s+".join(map(re.escape, old.split()))
        bound = r"\b" if old[0].isalpha() else ""
        gap = re.sub(r"#.*", lambda comment: " " * len(comment[0]), self._source[begin:end])
        if match := re.search(bound + words + bound, gap):
            self._add((begin + match.start(), begin + match.end()), new)

    # Statements

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        if _is_abstract(node):
            return
        outer = self._function, self._is_bool
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                self.visit(default)
        self._function = min([node.lineno, *(each.lineno for each in node.decorator_list)])
        self._is_bool = isinstance(node.returns, ast.Name) and node.returns.id == "bool"
        for statement in node.body:
            self.visit(statement)
        self._function, self._is_bool = outer

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.visit_FunctionDef(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        if any(isinstance(base, ast.Name) and base.id == "Protocol" for base in node.bases):
            return
        for statement in node.body:
            self.visit(statement)

    def visit_If(self, node: ast.If) -> None:
        test = self._text(node.test)
        if "TYPE_CHECKING" in test or "__main__" in test:
            for statement in node.orelse:
                self.visit(statement)
            return
        self._negate(node.test)
        self.generic_visit(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        pass  # for type checkers and readers

    def visit_Raise(self, node: ast.Raise) -> None:
        pass  # the message; that it is raised hangs on a condition, which is changed

    def visit_Expr(self, node: ast.Expr) -> None:
        call = node.value.value if isinstance(node.value, ast.Await) else node.value
        if not isinstance(call, ast.Call) or self._is_log(call):
            if not isinstance(call, ast.Constant | ast.Call):
                self.generic_visit(node)
            return
        self._add(self._stretch(node), "pass")
        self.generic_visit(node)

    def _is_log(self, call: ast.Call) -> bool:
        first: ast.expr = call.func
        while isinstance(first, ast.Attribute | ast.Call):
            first = first.value if isinstance(first, ast.Attribute) else first.func
        return isinstance(first, ast.Name) and (first.id in LOGS or first.id == "print")

    def visit_Assign(self, node: ast.Assign) -> None:
        names = [target.id for target in node.targets if isinstance(target, ast.Name)]
        if "__all__" in names or "__slots__" in names:
            return
        if all(isinstance(each, ast.Attribute | ast.Subscript) for each in node.targets):
            self._add(self._stretch(node), "pass")
        if not self._is_alias(names, node.value):
            self.generic_visit(node)

    def _is_alias(self, names: list[str], value: ast.expr) -> bool:
        """Check whether a name is given to a type, such as `Event = Made | Moved`."""
        named = any(name[0].isupper() and not name.isupper() for name in names)
        return named and not self._function and isinstance(value, ast.BinOp | ast.Subscript)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is None or self._text(node.annotation) == "TypeAlias":
            return
        if isinstance(node.target, ast.Attribute):
            self._add(self._stretch(node), "pass")
        self.visit(node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._operator(node.target, node.value, node.op)
        if isinstance(node.target, ast.Attribute | ast.Subscript):
            self._add(self._stretch(node), "pass")
        self.generic_visit(node)

    def visit_Break(self, node: ast.Break) -> None:
        self._add(self._stretch(node), "continue")

    def visit_Continue(self, node: ast.Continue) -> None:
        self._add(self._stretch(node), "break")

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            return
        is_plain = (
            isinstance(node.value, ast.Constant) or self._text(node.value) == "NotImplemented"
        )
        if self._is_bool and not is_plain:
            self._negate(node.value)
        self.visit(node.value)

    # Expressions

    def _negate(self, node: ast.expr) -> None:
        if isinstance(node, ast.NamedExpr):
            return
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return  # done by `visit_UnaryOp`
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            kind = type(node.ops[0])
            if kind in (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot):
                return  # done by `visit_Compare`
        self._add(self._stretch(node), f"not ({self._text(node)})")

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for condition in node.ifs:
            self._negate(condition)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            begin, end = self._stretch(node)
            self._add((begin, end), self._text(node.operand))
        if isinstance(node.op, ast.USub):
            value = node.operand.value if isinstance(node.operand, ast.Constant) else None
            if type(value) is int:  # towards zero: a -2 often means "none", as -1 does
                self._add(self._stretch(node), str(1 - value) if value < 2 else f"-{value - 1}")
                return
            self._add(self._stretch(node), self._text(node.operand))
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for left, right, kind in zip(operands, operands[1:], node.ops, strict=False):
            self._operator(left, right, kind)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        sides = (node.left, node.right)
        is_text = any(
            isinstance(side, ast.JoinedStr)
            or (isinstance(side, ast.Constant) and isinstance(side.value, str | bytes))
            for side in sides
        )
        if not is_text:
            self._operator(*sides, node.op)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        for left, right in zip(node.values, node.values[1:], strict=False):
            self._operator(left, right, node.op)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if self._is_log(node):
            return
        if isinstance(node.func, ast.Name):
            name = node.func.id
            if name in CALLS:
                self._add(self._stretch(node.func), CALLS[name])
            if name in ("cast", "TypeVar", "NewType", "isinstance"):
                return
            if name == "sorted" and all(each.arg != "reverse" for each in node.keywords):
                end = self._stretch(node)[1]
                self._add((end - 1, end), ", reverse=True)")
        for argument in node.args:
            self.visit(argument)
        self.visit(node.func)
        for keyword in node.keywords:
            if keyword.arg not in SETTINGS:
                self.visit(keyword.value)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        self.visit(node.value)
        if isinstance(node.slice, ast.Constant) and node.slice.value == 0:
            self._add(self._stretch(node.slice), "1")  # the last is often the first
        else:
            self.visit(node.slice)

    def visit_Slice(self, node: ast.Slice) -> None:
        for bound in (node.lower, node.upper):
            if bound is not None and not isinstance(bound, ast.Constant | ast.UnaryOp):
                self._add(self._stretch(bound), f"{self._text(bound)} + 1")
        self.generic_visit(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass  # places inside are not exact before Python 3.12

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._add(self._stretch(node), str(not node.value))
        elif isinstance(node.value, int):
            for new in (node.value + 1, node.value - 1):
                self._add(self._stretch(node), str(new) if new >= 0 else f"({new})")


def _is_abstract(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Check whether only overrides of a function do anything."""
    return all(
        isinstance(each, ast.Pass | ast.Raise)
        or (isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant))
        for each in node.body
    )
