const made = new WeakMap<object, string>();

/** The JSON text of data, remembered so that the store need not serialize again. */
export function textToStore(data: object): string {
  const text = JSON.stringify(data);
  made.set(data, text);
  return text;
}

/** The remembered text, given out once so that nothing stays in memory. */
export function storedText(data: object): string {
  const text = made.get(data) ?? JSON.stringify(data);
  made.delete(data);
  return text;
}
