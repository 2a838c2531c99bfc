import { command } from '@kadro/chassis';
import { z } from 'zod';
import { imageField, redrawnImage, smallPicture } from '../../shared/image.ts';
import { person } from '../events.ts';
import { employees } from '../rows/employees.ts';
import { own } from '../shared/access.ts';

const image = {
  path: 'employees/{id}/profile/image',
  access: own,
  area: 'hrPage',
  target: { on: employees },
  section: ['ImageChanged', 'ImageRemoved'],
} as const;

export const changeImage = command(person, {
  ...image,
  name: 'ChangeImage',
  method: 'PUT',
  summary: 'Sets the picture',
  input: z.strictObject({ image: imageField }),
  example: { image: smallPicture },
  prepare: ({ image }) => redrawnImage(image, 'image'),
  decide: (_state, _input, image) => [{ type: 'ImageChanged', data: { image } }],
});

export const removeImage = command(person, {
  ...image,
  name: 'RemoveImage',
  method: 'DELETE',
  summary: 'Removes the picture',
  input: z.strictObject({}),
  example: {},
  decide: (state) => (state.hasImage ? [{ type: 'ImageRemoved', data: {} }] : []),
});
