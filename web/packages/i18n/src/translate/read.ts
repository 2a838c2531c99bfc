/** Fetches one file of texts; a bundler turns each into a chunk of its own. */
export async function read(language: string, namespace: string): Promise<Record<string, unknown>> {
  const file: { default: Record<string, unknown> } = await import(`../texts/${language}/${namespace}.json`, {
    with: { type: 'json' },
  });
  return file.default;
}
