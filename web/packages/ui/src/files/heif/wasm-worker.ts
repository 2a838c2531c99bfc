import load from 'libheif-js/libheif-wasm/libheif.js';
import wasm from 'libheif-js/libheif-wasm/libheif.wasm?url';
import { photoMost, type PhotoProblem } from '../problem.ts';
import { pixelsOf } from './pixels.ts';

// The gateway lets files of this name, and no page, compile WebAssembly.

/** First whether the library is there; then for the file that is sent its pixels, or why there are none. */
export type Told = 'ready' | 'lost' | ImageBitmap | PhotoProblem;

const tell = (told: Told): void =>
  globalThis.postMessage(told, { transfer: told instanceof ImageBitmap ? [told] : [] });

async function library(): Promise<ArrayBuffer> {
  const answer = await fetch(wasm);
  if (!answer.ok) throw new Error(`The library is not there: ${answer.status}`);
  return answer.arrayBuffer();
}

async function bitmapOf(file: Blob, wasmBinary: ArrayBuffer): Promise<ImageBitmap | PhotoProblem> {
  const pixels = pixelsOf(load({ wasmBinary }), await file.arrayBuffer(), photoMost.megapixels * 1_000_000);
  if (typeof pixels === 'string') return pixels;
  return createImageBitmap(new ImageData(pixels.data, pixels.width, pixels.height));
}

library().then(
  (wasmBinary) => {
    globalThis.onmessage = ({ data }: MessageEvent<Blob>) =>
      // also a browser without WebAssembly, or without memory for it
      void bitmapOf(data, wasmBinary).then(tell, () => tell('unreadable'));
    tell('ready');
  },
  () => tell('lost'),
);
