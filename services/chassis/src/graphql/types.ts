import { bare, guardOf } from '../declare/models/guarded.ts';
import { nameOfShape } from '../declare/models/named.ts';
import {
  GraphQLBoolean,
  GraphQLEnumType,
  type GraphQLFieldConfigMap,
  GraphQLFloat,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLScalarType,
  GraphQLString,
} from 'graphql';
import { z } from 'zod';

const pascal = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

const isAlwaysThere = (schema: z.ZodType): boolean =>
  guardOf(schema) === undefined && !schema.isOptional() && !schema.isNullable();

/** Makes GraphQL types from zod shapes, each name once per schema; fields are described as the shapes are. */
export class TypeFactory {
  private readonly enums = new Map<string, GraphQLEnumType>();
  private readonly objects = new Map<string, GraphQLObjectType>();
  private readonly inputs = new Map<string, GraphQLInputObjectType>();

  /** Output type of a shape; what its declaration requires is never null, but for what a guard hides. */
  output(schema: z.ZodType, hint: string, more: GraphQLFieldConfigMap<unknown, unknown> = {}): GraphQLOutputType {
    const inner = bare(schema);
    if (inner instanceof z.ZodArray)
      return new GraphQLList(new GraphQLNonNull(this.output(inner.element as z.ZodType, hint)));
    if (inner instanceof z.ZodObject) return this.object(inner, nameOfShape(inner) ?? hint, more);
    return this.leaf(inner, hint);
  }

  input(schema: z.ZodType, hint: string): GraphQLInputType {
    const inner = bare(schema);
    const type =
      inner instanceof z.ZodArray
        ? new GraphQLList(this.input(inner.element as z.ZodType, hint))
        : inner instanceof z.ZodObject
          ? this.inputObject(inner, nameOfShape(inner) ?? hint)
          : this.leaf(inner, hint);
    return schema.isOptional() || schema.isNullable() ? type : new GraphQLNonNull(type);
  }

  enumOf(name: string, values: readonly string[]): GraphQLEnumType {
    const known = this.enums.get(name);
    if (known) return known;
    const made = new GraphQLEnumType({ name, values: Object.fromEntries(values.map((value) => [value, {}])) });
    this.enums.set(name, made);
    return made;
  }

  private object(schema: z.ZodObject, name: string, more: GraphQLFieldConfigMap<unknown, unknown>): GraphQLObjectType {
    const known = this.objects.get(name);
    if (known) return known;
    const made = new GraphQLObjectType({
      name,
      fields: () => {
        const fields: GraphQLFieldConfigMap<unknown, unknown> = {};
        for (const [field, type] of Object.entries(schema.shape as Record<string, z.ZodType>)) {
          const output = this.output(type, `${name}${pascal(field)}`);
          fields[field] = {
            type: isAlwaysThere(type) ? new GraphQLNonNull(output) : output,
            description: type.description,
          };
        }
        return { ...fields, ...more };
      },
    });
    this.objects.set(name, made);
    return made;
  }

  private inputObject(schema: z.ZodObject, name: string): GraphQLInputObjectType {
    const known = this.inputs.get(name);
    if (known) return known;
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>);
    const made = new GraphQLInputObjectType({
      name,
      fields: Object.fromEntries(
        fields.map(([field, type]) => [field, { type: this.input(type, `${name}${pascal(field)}`) }]),
      ),
    });
    this.inputs.set(name, made);
    return made;
  }

  private leaf(schema: z.ZodType, hint: string): GraphQLScalarType | GraphQLEnumType {
    if (schema instanceof z.ZodEnum) return this.enumOf(nameOfShape(schema) ?? hint, schema.options as string[]);
    if (schema instanceof z.ZodBoolean) return GraphQLBoolean;
    if (schema instanceof z.ZodNumber) return schema.isInt || schema.format === 'safeint' ? GraphQLInt : GraphQLFloat;
    return GraphQLString;
  }
}
