import { buildSchema, Kind, parse, print, valueFromASTUntyped, type FieldDefinitionNode } from 'graphql';

/**
 * Of declared joins (`extend type` with `@resolveTo`) those whose row and whose source belong to the services given, as
 * SDL; '' for none. `sdls` is service name to SDL.
 */
export function availableJoins(typeDefs: string, sdls: Record<string, string>): string {
  const types = new Set(Object.values(sdls).flatMap((sdl) => Object.keys(buildSchema(sdl).getTypeMap())));
  return parse(typeDefs)
    .definitions.flatMap((definition) => {
      if (definition.kind !== Kind.OBJECT_TYPE_EXTENSION || !types.has(definition.name.value)) return [];
      const fields = definition.fields?.filter((field) => sourceOf(field) in sdls) ?? [];
      return fields.length > 0 ? [print({ ...definition, fields })] : [];
    })
    .join('\n');
}

function sourceOf({ name, directives }: FieldDefinitionNode): string {
  const given = directives
    ?.find((directive) => directive.name.value === 'resolveTo')
    ?.arguments?.find((argument) => argument.name.value === 'sourceName');
  if (!given) throw new Error(`.meshrc.yaml does not say where ${name.value} comes from.`);
  return String(valueFromASTUntyped(given.value));
}
