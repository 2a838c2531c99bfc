import { type Told } from '../files/heif/wasm-worker.ts';

/** In place of the browser's class: what workers were made, and what each is given and tells. */
export class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  readonly given: File[] = [];
  isEnded = false;
  constructor() {
    super();
    FakeWorker.made.push(this);
  }
  postMessage(file: File): void {
    this.given.push(file);
  }
  terminate(): void {
    this.isEnded = true;
  }
  tell(told: Told | { width: number; height: number; close: () => void }): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: told }));
  }
}
