import { describe, expect, it } from '@jest/globals';
import { deviceOf } from './device.ts';

describe('deviceOf', () => {
  it('says browser and system', () =>
    expect(deviceOf('Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0')).toBe(
      'Edge · Windows',
    ));
  it('says what a strange agent begins with', () => expect(deviceOf('kadro-cli/1.0')).toBe('kadro-cli/1.0'));
  it('is empty without an agent', () => expect(deviceOf(null)).toBe(''));
});
