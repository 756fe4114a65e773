"""Write the protocol's types for others: TypeScript for the page, AsyncAPI for everybody.

    python scripts/protocol_types.py [--check]

Both come from the message structs of ``ottery.wire`` and the View struct of every game. ``--check`` writes nothing
and exits 1 when a file differs from what would be written.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from ottery import games
from ottery.wire import bodies, messages, parts

ROOT = Path(__file__).parent.parent
TYPESCRIPT = ROOT / "web" / "src" / "lib" / "protocol.ts"
ASYNCAPI = ROOT / "docs" / "asyncapi.json"
NAMES = [name for name in games.NAMES if find_spec(f"ottery.games.{name.replace('-', '_')}")]
REF = "#/components/schemas/"

BODIES = [
    kind
    for kind in vars(bodies).values()
    if isinstance(kind, type) and kind.__module__ == bodies.__name__ and kind is not bodies.Body
]

Schema = dict[str, Any]


def camel(name: str) -> str:
    """``why-i-otter`` -> ``WhyIOtter``."""
    return "".join(part.capitalize() for part in name.split("-"))


def components() -> tuple[dict[str, Schema], Schema, Schema]:
    """Every type by name; the unions of what a client and what a server sends."""
    kinds = [messages.ClientMessage, messages.ServerMessage, *BODIES, parts.Error]
    (client, server, *_), found = msgspec.json.schema_components(kinds, ref_template=REF + "{name}")
    views = {name: _views(name) for name in NAMES}
    for name, (view, more) in views.items():
        assert not found.keys() & more.keys(), name
        found |= more
        found[f"{camel(name)}View"] = view if "$ref" not in view else found[f"{camel(name)}View"]
    any_view: Schema = {"anyOf": [{"$ref": f"{REF}{camel(name)}View"} for name in views]} if views else {}
    found["View"] = any_view | {"title": "View", "description": "The View of the game that is played."}
    for owner in ("GameInfo", "Moment"):
        found[owner]["properties"]["view"] = {"$ref": f"{REF}View"}
    found["ClientMessage"], found["ServerMessage"] = client, server
    return dict(sorted(found.items())), client, server


def _views(name: str) -> tuple[Schema, dict[str, Schema]]:
    """A game's View and the types in it, named after the game."""
    kind = games.find(name).view.View  # type: ignore[attr-defined]
    (view,), found = msgspec.json.schema_components([kind], ref_template=REF + "{name}")
    own = {key: f"{camel(name)}{key}" for key in found if key != "Text"}
    text = json.dumps([view, {own[key]: value for key, value in found.items() if key in own}])
    for key, renamed in own.items():
        text = text.replace(f'"{REF}{key}"', f'"{REF}{renamed}"')
    renamed_view, renamed_found = json.loads(text)
    return renamed_view, renamed_found


# ------------------------------------------------------------------------------------------ TypeScript


def typescript() -> str:
    """The TypeScript module."""
    found, client, _ = components()
    asked = _reach(
        found, [client, *({"$ref": REF + kind.__name__} for kind in BODIES if issubclass(kind, bodies.Body))]
    )
    for name in found.keys() - asked:
        if "properties" in found[name]:
            found[name]["required"] = list(found[name]["properties"])  # the server leaves nothing out
    lines = [
        "// Written by scripts/protocol_types.py from the server's own types; do not edit.",
        "",
        f"export const PROTOCOL = {parts.PROTOCOL};",
        f"export const CLOSE_CODES = {json.dumps(messages.CLOSE_CODES)} as const;",
        f"export type GameName = {' | '.join(json.dumps(name) for name in games.NAMES)};",
        "/** Each game's view by its name. */",
        "export interface Views {",
        *(f"  {json.dumps(name)}: {camel(name)}View;" for name in NAMES),
        "}",
    ]
    for name, schema in found.items():
        lines += ["", *_declare(name, schema)]
    return "\n".join(lines) + "\n"


def _reach(found: dict[str, Schema], begin: list[Schema]) -> set[str]:
    """The names of all types that these schemas lead to."""
    reached: set[str] = set()
    waiting = [json.dumps(schema) for schema in begin]
    while waiting:
        for name in re.findall(rf'"{REF}(\w+)"', waiting.pop()):
            if name not in reached:
                reached.add(name)
                waiting.append(json.dumps(found[name]))
    return reached


def _declare(name: str, schema: Schema) -> Iterator[str]:
    yield from _comment(schema, "")
    if schema.get("type") != "object" or "properties" not in schema:
        yield f"export type {name} = {type_of(schema)};"
        return
    yield f"export interface {name} {{"
    required = set(schema.get("required", ()))
    for key, value in schema["properties"].items():
        yield from _comment(value, "  ")
        yield f"  {_key(key)}{'' if key in required else '?'}: {type_of(value)};"
    yield "}"


def _comment(schema: Schema, indent: str) -> Iterator[str]:
    text = re.sub(r"\s+", " ", schema.get("description", "")).strip().replace("*/", "* /")
    if text:
        yield f"{indent}/** {text} */"


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z_$][A-Za-z0-9_$]*", key) else json.dumps(key)


def type_of(schema: Schema) -> str:
    """The TypeScript type of a JSON Schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(type_of(each) for each in schema[key]))
    return _plain(schema)


def _plain(schema: Schema) -> str:
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(type_of(schema | {"type": each}) for each in kind)
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(type_of(each) for each in schema['prefixItems'])}]"
        item = type_of(schema.get("items", {}))
        return f"({item})[]" if "|" in item else f"{item}[]"
    if kind == "object":
        return _object(schema)
    plain = {
        "string": "string",
        "integer": "number",
        "number": "number",
        "boolean": "boolean",
        "null": "null",
    }
    return plain[str(kind)] if kind else "unknown"


def _object(schema: Schema) -> str:
    if "properties" in schema:
        required = set(schema.get("required", ()))
        inner = [
            f"{_key(k)}{'' if k in required else '?'}: {type_of(v)}" for k, v in schema["properties"].items()
        ]
        return "{ " + "; ".join(inner) + " }"
    return f"Record<string, {type_of(schema.get('additionalProperties') or {})}>"


# -------------------------------------------------------------------------------------------- AsyncAPI


def asyncapi() -> str:
    """The AsyncAPI document."""
    found, client, server = components()
    channel = "#/channels/table"
    document = {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Ottery tables",
            "version": str(parts.PROTOCOL),
            "description": (messages.__doc__ or "").strip(),
            "license": {"name": "MIT"},
        },
        "defaultContentType": "application/json",
        "servers": {"here": {"host": "127.0.0.1:8000", "protocol": "ws"}},
        "channels": {
            "table": {
                "address": "/api/tables/{table}/socket",
                "parameters": {"table": {"description": "The table's id."}},
                "description": "One connection for each table and viewer; ?seat=N picks one of this device's seats.",
                "messages": {
                    name: {"$ref": f"#/components/messages/{name}"}
                    for name in [*_names(client), *_names(server)]
                },
            }
        },
        "operations": {
            "ask": _operation("receive", channel, client),
            "tell": _operation("send", channel, server),
        },
        "components": {
            "messages": {
                name: {"name": found[name]["properties"]["type"]["enum"][0], "payload": {"$ref": REF + name}}
                for name in [*_names(client), *_names(server)]
            },
            "schemas": found,
        },
    }
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def _names(union: Schema) -> list[str]:
    return [str(each["$ref"]).removeprefix(REF) for each in union["anyOf"]]


def _operation(action: str, channel: str, union: Schema) -> Schema:
    listed = [{"$ref": f"{channel}/messages/{name}"} for name in _names(union)]
    return {"action": action, "channel": {"$ref": channel}, "messages": listed}


def main() -> int:
    """Write both files, or with ``--check`` compare them."""
    parser = argparse.ArgumentParser(description="Write the protocol's TypeScript and AsyncAPI files.")
    parser.add_argument("--check", action="store_true", help="write nothing, fail when a file differs")
    check = parser.parse_args().check
    differ = []
    for path, text in ((TYPESCRIPT, typescript()), (ASYNCAPI, asyncapi())):
        if check:
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                differ.append(path)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    for path in differ:
        print(
            f"{path.relative_to(ROOT)} is not what the server speaks; run: python scripts/protocol_types.py"
        )
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
