import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

interface Content {
  schema: object;
}
interface Declared {
  content?: Record<string, Content>;
  $ref?: string;
}
interface Operation {
  responses: Record<string, Declared>;
}

/** As much of an OpenAPI document as answers are checked by. */
export interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; responses: Record<string, Declared> };
}

export interface Answer {
  method: string;
  /** Without the query. */
  path: string;
  status: number;
  /** Content type, `''` where there is none. */
  type: string;
  body: string;
}

interface Route {
  pattern: RegExp;
  operations: Record<string, Operation>;
}

/** Compares answers with what a document declares: statuses, content types, shapes. */
export class DeclaredAnswers {
  readonly #document: Document;
  readonly #routes: Route[];
  readonly #ajv: Ajv2020;
  readonly #shapes = new Map<object, ValidateFunction>();

  constructor(document: Document) {
    this.#document = document;
    // the more a path names, the earlier it is tried: {id} would stand for any name
    const paths = Object.keys(document.paths).toSorted((one, other) => namesIn(other) - namesIn(one));
    this.#routes = paths.map((path) => ({
      pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      operations: document.paths[path]!,
    }));
    // formats are not checked: zod has done that where it made the shape
    this.#ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
    this.#ajv.addSchema({ $id: 'document', components: { schemas: document.components.schemas } });
  }

  /** What is wrong with an answer, null where it is as declared, or no route of the document answered. */
  problem(answer: Answer): string | null {
    const operation = this.#operation(answer);
    if (!operation) return null;
    const declared = operation.responses[String(answer.status)];
    if (!declared) return `the status ${answer.status} is not declared`;
    const { content } = declared.$ref ? this.#document.components.responses[lastPart(declared.$ref)]! : declared;
    if (!content) return answer.body === '' ? null : 'a body is answered where none is declared';
    const type = answer.type.split(';')[0]!.trim();
    const given = content[type];
    if (!given) return `the content type "${type}" is not declared`;
    return type === 'application/json' ? this.#shapeProblem(given.schema, answer.body) : null;
  }

  #operation({ method, path }: Answer): Operation | undefined {
    const found = this.#routes.find(({ pattern, operations }) => pattern.test(path) && method in operations);
    return found?.operations[method];
  }

  #shapeProblem(schema: object, body: string): string | null {
    let shape = this.#shapes.get(schema);
    if (!shape) this.#shapes.set(schema, (shape = this.#ajv.compile(withIds(schema))));
    try {
      if (shape(JSON.parse(body))) return null;
    } catch {
      return 'the body is not JSON';
    }
    return this.#ajv.errorsText(shape.errors, { dataVar: 'the body' });
  }
}

const namesIn = (path: string): number => path.split('/').filter((part) => !part.startsWith('{')).length;

const lastPart = (reference: string): string => reference.split('/').at(-1)!;

/** References of the document, as they are known to the validator. */
const withIds = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/')) as object;
