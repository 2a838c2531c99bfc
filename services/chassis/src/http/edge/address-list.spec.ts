import { describe, expect, it } from '@jest/globals';
import { addressList, loopback } from './address-list.ts';

describe('a list of addresses', () => {
  it.each([
    ['127.0.0.1', true],
    ['127.9.8.7', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['10.0.0.1', false],
    ['192.168.1.1', false],
    ['::2', false],
    ['::ffff:10.0.0.1', false],
    ['', false],
    ['localhost', false],
  ])('of loopback has %s: %s', (address, has) => expect(addressList(loopback).has(address)).toBe(has));

  it('has networks and single addresses', () => {
    const list = addressList(' 10.1.0.0/16, 192.0.2.7,fc00::/7 ');
    expect(['10.1.255.1', '192.0.2.7', 'fd12::1'].map((one) => list.has(one))).toEqual([true, true, true]);
    expect(['10.2.0.1', '192.0.2.8', 'fe80::1', '127.0.0.1'].map((one) => list.has(one))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('has nothing where it is empty', () => expect(addressList('').has('127.0.0.1')).toBe(false));

  it.each(['localhost', '10.0.0.0/33', '::1/129', '10.0.0.0/8/8', '10.0.0/8', '10.0.0.1/x', '10.0.0.1/'])(
    'cannot be made of %s',
    (text) => expect(() => addressList(text)).toThrow(RangeError),
  );
});
