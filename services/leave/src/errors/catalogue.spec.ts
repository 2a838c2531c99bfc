import { describe, expect, it } from '@jest/globals';
import { sharedErrors } from '@kadro/kernel';
import { describeErrors } from '@kadro/kernel/testing';
import { declaration } from '../declaration.ts';
import { errors } from './index.ts';

describeErrors(errors);

describe('the refusals of the service', () => {
  it('are known where its answers are made, beside the shared ones', () => {
    const merged = declaration.domain.errors;
    const names = [...Object.keys(errors.catalogue), ...Object.keys(sharedErrors.catalogue)];
    expect(names.filter((name) => !merged.has(name))).toEqual([]);
  });

  it('cannot be declared twice', () => {
    expect(() => sharedErrors.with(errors).with(errors)).toThrow('already');
  });
});

it('has the number that the specification gives', () => {
  expect(errors.catalogue.leave_request_exists).toEqual({ code: 756, status: 422 });
});
