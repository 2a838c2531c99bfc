/** Faults of the server are meant in this test: answers that say so are as they should be. */
export function meansFaults(): void {
  Reflect.set(globalThis, Symbol.for('kadro.meansFaults'), true);
}
