import { describe, expect, it } from '@jest/globals';
import { pictureOf } from '@kadro/chassis/testing';
import { imageField, redrawnImage, smallPicture } from './image.ts';

const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1').toString('base64');
const png = 'data:image/png;base64,iVBORw0KGgo=';

describe('a picture', () => {
  it('is a small PNG', () => expect(imageField.safeParse(png).success).toBe(true));

  it.each([
    ['an SVG', `data:image/svg+xml;base64,${Buffer.from('<svg onload="alert(1)"/>').toString('base64')}`],
    [
      'an SVG that says it is a PNG',
      `data:image/png;base64,${Buffer.from('<svg onload="alert(1)"/>').toString('base64')}`,
    ],
    ['an icon', `data:image/x-icon;base64,${Buffer.from('00000100', 'hex').toString('base64')}`],
    ['a bitmap', `data:image/bmp;base64,${Buffer.from('BM').toString('base64')}`],
    ['a photo as a phone keeps it', `data:image/heic;base64,${heic}`],
    ['such a photo that says it is a JPEG', `data:image/jpeg;base64,${heic}`],
    ['an address', 'https://evil.example/x.png'],
    ['a PNG that is too large', `${png.slice(0, -2)}${'A'.repeat(100_000)}`],
    ['nothing', 'data:image/png;base64,'],
  ])('is not %s', (_what, image) => expect(imageField.safeParse(image).success).toBe(false));
});

describe('a picture as it is kept', () => {
  const url = (type: string, bytes: Buffer) => `data:image/${type};base64,${bytes.toString('base64')}`;

  it('is drawn anew: what stood in it beside the picture is gone', async () => {
    const hidden = Buffer.concat([await pictureOf('jpeg'), Buffer.from('<script>')]);
    const kept = await redrawnImage(url('jpeg', hidden), 'image');
    expect(imageField.safeParse(kept).success).toBe(true);
    expect(Buffer.from(kept.split(',')[1]!, 'base64').includes('<script>')).toBe(false);
  });

  it('is the smallest one, too', async () => expect(await redrawnImage(smallPicture, 'image')).toMatch(/^data:image/));

  it.each([
    ['a bare signature', png],
    ['the head of a photo', 'data:image/jpeg;base64,/9j/4AAQ'],
  ])('is not made of %s', async (_what, image) =>
    expect(redrawnImage(image, 'logo')).rejects.toMatchObject({
      name: 'file_format',
      fields: { logo: { name: 'file_format' } },
    }),
  );
});
