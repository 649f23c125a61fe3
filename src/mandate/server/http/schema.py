"""An addition to Litestar's OpenAPI schema: messages with unknown fields are refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin

if TYPE_CHECKING:
    from litestar.typing import FieldDefinition


class ClosedStructs(OpenAPISchemaPlugin):
    """Marks structs that forbid unknown fields."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        kind = field_definition.annotation
        return (
            isinstance(kind, type)
            and issubclass(kind, msgspec.Struct)
            and kind.__struct_config__.forbid_unknown_fields
        )

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        plain = next(
            plugin
            for plugin in schema_creator.plugins
            if plugin is not self and schema_creator.plugin_supports_field(plugin, field_definition)
        )
        schema: Schema = plain.to_openapi_schema(field_definition, schema_creator)
        schema.additional_properties = False
        return schema
