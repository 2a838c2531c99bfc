import type * as Jest from '@jest/globals';

const given = Reflect.get(globalThis, Symbol.for('kadro.jest')) as typeof Jest;

/** What the spec that is run imports as `@jest/globals`. */
export const { describe, it, expect, beforeAll, beforeEach, afterAll, afterEach, jest } = given;
