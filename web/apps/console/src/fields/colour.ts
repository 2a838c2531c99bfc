/** Whether a text is a colour of six hexadecimal digits, as `#0f766e`. */
export const isColour = (typed: unknown): typed is string =>
  typeof typed === 'string' && /^#[0-9a-f]{6}$/i.test(typed.trim());
