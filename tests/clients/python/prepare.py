"""Makes Boodle's document ready for openapi-python-client: `prepare.py openapi.yaml > open.json`.

The API grows: new types of events and new values of enums may come at any time, and what may grow
says `x-extensible`. The generated code would refuse what it doesn't know. So every open enum takes
any string here, and every open union takes an object of an unknown type (`EventUnknown`), with what
all variants have in common. And where a token may be left out, the generator would ask for one.
"""

import json
import sys
from typing import Any

from ruamel.yaml import YAML

PREFIX = "#/components/schemas/"


def prepared(document: dict[str, Any]) -> Any:
    """The document with a way out of every open set."""
    schemas = document["components"]["schemas"]
    grows = {name for name, schema in schemas.items() if schema.get("x-extensible")}
    enums = {name for name in grows if "enum" in schemas[name]}

    def widen(node: Any) -> Any:
        if isinstance(node, list):
            return [widen(item) for item in node]
        if not isinstance(node, dict):
            return node
        if node.get("$ref", "").removeprefix(PREFIX) in enums:
            return {"anyOf": [node, {"type": "string"}]}
        optional = {} in node.get("security", [])
        return {k: widen(v) for k, v in node.items() if not (optional and k == "security")}

    for name in grows - enums:
        union = schemas[name]
        variants = [schemas[variant["$ref"].removeprefix(PREFIX)] for variant in union["oneOf"]]
        shared = sorted(set.intersection(*(set(variant["required"]) for variant in variants)))
        members = {member: variants[0]["properties"][member] for member in shared}
        schemas[name + "Unknown"] = {
            "type": "object",
            "description": "Of a type that this client does not know.",
            "required": shared,
            "properties": members | {"type": {"type": "string"}},
        }
        union["oneOf"].append({"$ref": PREFIX + name + "Unknown"})
        del union["discriminator"]
    return widen(document)


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        json.dump(prepared(YAML(typ="safe").load(file)), sys.stdout, indent=1, default=str)
