import { describe, expect, it } from '@jest/globals';
import { imageField } from './image.ts';

const png = 'data:image/png;base64,iVBORw0KGgo=';

describe('a picture', () => {
  it('is a small PNG', () => expect(imageField.safeParse(png).success).toBe(true));

  it.each([
    ['an SVG', `data:image/svg+xml;base64,${Buffer.from('<svg onload="alert(1)"/>').toString('base64')}`],
    [
      'an SVG that says it is a PNG',
      `data:image/png;base64,${Buffer.from('<svg onload="alert(1)"/>').toString('base64')}`,
    ],
    ['an address', 'https://evil.example/x.png'],
    ['a PNG that is too large', `${png.slice(0, -2)}${'A'.repeat(100_000)}`],
    ['nothing', 'data:image/png;base64,'],
  ])('is not %s', (_what, image) => expect(imageField.safeParse(image).success).toBe(false));
});
