const made = new WeakMap<object, string>();

/** The JSON text of data that is about to be stored: kept for the store, which then need not make it again. */
export function textToStore(data: object): string {
  const text = JSON.stringify(data);
  made.set(data, text);
  return text;
}

/** The JSON text of data, given out once where it was made before: nothing of it stays in memory. */
export function storedText(data: object): string {
  const text = made.get(data) ?? JSON.stringify(data);
  made.delete(data);
  return text;
}
