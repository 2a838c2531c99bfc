import type { heif_error, heif_image, heif_image_handle, MainModule } from 'libheif-js/libheif-wasm/libheif.js';
import { type PhotoProblem } from '../problem.ts';

/** RGBA, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** A channel in the memory of the library; rows may be longer than the picture is wide. */
interface Channel {
  width: number;
  height: number;
  stride: number;
  data: Uint8Array;
}

// the library's own types say any
type Handle = heif_image_handle | heif_error;
type Decoded = { image: heif_image; channels: Channel[] } | heif_error;

/**
 * The main picture of a HEIC file, turned and mirrored as its own boxes say (irot, imir). Those count, not the orientation
 * in its Exif part, which repeats them: who turns it by that, too, turns it twice.
 */
export function pixelsOf(heif: MainModule, bytes: ArrayBuffer, mostPixels: number): Pixels | PhotoProblem {
  const context = heif.heif_context_alloc();
  try {
    if (heif.heif_context_read_from_memory(context, bytes).code !== heif.heif_error_code.heif_error_Ok)
      return 'unreadable';
    const handle: Handle = heif.heif_js_context_get_primary_image_handle(context);
    if ('code' in handle) return 'unreadable';
    try {
      return decoded(heif, handle, mostPixels);
    } finally {
      heif.heif_image_handle_release(handle);
    }
  } finally {
    heif.heif_context_free(context);
  }
}

function decoded(heif: MainModule, handle: heif_image_handle, mostPixels: number): Pixels | PhotoProblem {
  const pixels = heif.heif_image_handle_get_width(handle) * heif.heif_image_handle_get_height(handle);
  if (pixels > mostPixels) return 'tooLarge';
  const { heif_colorspace_RGB: rgb } = heif.heif_colorspace;
  const made: Decoded = heif.heif_js_decode_image2(handle, rgb, heif.heif_chroma.heif_chroma_interleaved_RGBA);
  if ('code' in made) return 'unreadable';
  try {
    const [channel] = made.channels;
    return channel ? closed(channel) : 'unreadable';
  } finally {
    heif.heif_image_release(made.image);
  }
}

/** A copy whose rows are as long as the picture is wide. */
function closed({ width, height, stride, data: rows }: Channel): Pixels {
  const row = width * 4;
  const data = new Uint8ClampedArray(row * height);
  for (let y = 0; y < height; y++) data.set(rows.subarray(y * stride, y * stride + row), y * row);
  return { width, height, data };
}
