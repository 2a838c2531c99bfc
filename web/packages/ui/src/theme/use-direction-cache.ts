import { useEffect, useState } from 'react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { directionOf, type UiLanguage } from './languages.ts';

export interface Applied {
  language: UiLanguage;
  cache: EmotionCache;
}

const nonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

const caches: { ltr?: EmotionCache; rtl?: EmotionCache } = {};

/** Without emotion's prefixer: it costs a third of the time that styles take, and no browser we support needs it. */
const plainCache = () =>
  (caches.ltr ??= createCache({ key: 'kadro', nonce: nonce(), prepend: true, stylisPlugins: [] }));

/** Only Arabic pays for the mirror. */
async function mirroredCache() {
  const { default: mirror } = await import('@mui/stylis-plugin-rtl');
  return (caches.rtl ??= createCache({ key: 'kadro-rtl', nonce: nonce(), prepend: true, stylisPlugins: [mirror] }));
}

/** The language with its style cache; the last one until the mirror for Arabic is loaded (null at a first start). */
export function useDirectionCache(language: UiLanguage): Applied | null {
  const direction = directionOf(language);
  const ready = direction === 'ltr' ? plainCache() : caches.rtl;
  const [last, setLast] = useState<Applied | null>(ready ? { language, cache: ready } : null);
  useEffect(() => {
    let current = true;
    const keep = (cache: EmotionCache) =>
      current && setLast((now) => (now?.language === language && now.cache === cache ? now : { language, cache }));
    if (direction === 'ltr') keep(plainCache());
    else void mirroredCache().then(keep);
    return () => {
      current = false;
    };
  }, [direction, language]);
  return ready ? { language, cache: ready } : last;
}
