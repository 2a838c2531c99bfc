/** How an event names the command that it follows from: a hash of the body never has a dot, a key may. */
export const commandText = (key: string, body: string): string => `${key}.${body}`;

export function commandOf(text: string): { key: string; body: string } {
  const dot = text.lastIndexOf('.');
  return dot < 0 ? { key: text, body: '' } : { key: text.slice(0, dot), body: text.slice(dot + 1) };
}
