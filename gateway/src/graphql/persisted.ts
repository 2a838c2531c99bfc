import { type Web } from '../web/route.ts';

const manifest = '/persisted-documents.json';

/** Finds the text of a document of the built apps by its hash; undefined for every other. */
export function persistedDocuments({ apps }: Pick<Web, 'apps'>): (hash: string) => string | undefined {
  const texts = new Map(
    Object.values(apps).flatMap((assets) => {
      const file = assets.get(manifest);
      return file ? Object.entries(JSON.parse(file.plain.toString()) as Record<string, string>) : [];
    }),
  );
  return (hash) => texts.get(hash);
}
