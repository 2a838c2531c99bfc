import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  printType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

/**
 * Names that two services declare, as readable lines, which stitching would merge silently: root fields, and types
 * unless both declare the same enum, scalar, input or plain value (an object of leaves without an id).
 */
export function sharedNames(sdls: Record<string, string>): string[] {
  const owners = new Map<string, { service: string; type?: GraphQLNamedType }>();
  const found: string[] = [];
  for (const [service, sdl] of Object.entries(sdls)) {
    for (const [name, type] of ownedNames(buildSchema(sdl))) {
      const owner = owners.get(name);
      if (!owner) owners.set(name, { service, type });
      else if (!sameValueType(owner.type, type)) found.push(`${name} belongs to ${owner.service} and to ${service}`);
    }
  }
  return found;
}

function ownedNames(schema: GraphQLSchema): [string, GraphQLNamedType | undefined][] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
    (type) => type !== null && type !== undefined,
  );
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type) && !roots.some((root) => root === type),
  );
  const fields = roots.flatMap((root) => Object.keys(root.getFields()).map((field) => `${root.name}.${field}`));
  return [
    ...types.map((type) => [type.name, type] as [string, GraphQLNamedType]),
    ...fields.map((field) => [field, undefined] as [string, undefined]),
  ];
}

function sameValueType(a: GraphQLNamedType | undefined, b: GraphQLNamedType | undefined): boolean {
  if (!a || !b) return false;
  const isPlain =
    isObjectType(a) &&
    !('id' in a.getFields()) &&
    Object.values(a.getFields()).every(({ type }) => isLeafType(getNamedType(type)));
  const isValue = isEnumType(a) || isScalarType(a) || isInputObjectType(a) || isPlain;
  return isValue && printType(a) === printType(b);
}
