// Runs before the first paint, as a file because the content policy allows no inline script.
// Keys and attribute are those of theme.ts.
(() => {
  const root = document.documentElement;
  // There is none where it is loaded as a module.
  const renewal = document.currentScript?.dataset.renewal;
  let mode = 'system';
  try {
    mode = localStorage.getItem('kadro-mode') ?? mode;
  } catch {
    // Storage can be closed; the system's wish is the answer then.
  }
  const dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-scheme', dark ? 'dark' : 'light');
  root.style.colorScheme = dark ? 'dark' : 'light';

  // What is said while no code that could say it has arrived; texts are those of `common:outage` in the i18n package.
  const said = {
    en: 'Kadro does not answer. It is tried again every few seconds.',
    tr: 'Kadro yanıt vermiyor. Birkaç saniyede bir yeniden deneniyor.',
    de: 'Kadro antwortet nicht. Alle paar Sekunden wird es erneut versucht.',
    es: 'Kadro no responde. Se reintenta cada pocos segundos.',
    it: 'Kadro non risponde. Si riprova ogni pochi secondi.',
    pt: 'O Kadro não responde. Tenta-se novamente a cada poucos segundos.',
    nl: 'Kadro antwoordt niet. Het wordt elke paar seconden opnieuw geprobeerd.',
    fr: 'Kadro ne répond pas. Une nouvelle tentative a lieu toutes les quelques secondes.',
    ar: 'لا يستجيب Kadro. تُعاد المحاولة كل بضع ثوانٍ.',
  };
  let language = navigator.languages.map((one) => one.slice(0, 2)).find((one) => one in said) ?? 'tr';
  try {
    const stored = localStorage.getItem('kadro.language');
    if (stored in said) language = stored;
  } catch {
    // As above.
  }

  // What an app needs first is asked for before its code is there: its texts, and who is signed in. The lock is that of
  // the session in the api package, so that only one tab renews it at a time.
  const texts = document.querySelector(`meta[name="texts"][lang="${language}"]`);
  if (texts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = texts.content;
    document.head.append(link);
  }
  if (renewal) {
    const headers = { accept: 'application/json', 'accept-language': language, 'kadro-session': 'cookie' };
    const send = () => fetch(renewal, { method: 'POST', headers, signal: AbortSignal.timeout(30_000) });
    window.kadroRenewal = navigator.locks ? navigator.locks.request('kadro.refresh', send) : send();
    window.kadroRenewal.catch(() => undefined);
  }

  // A browser loads what it knows of dates and numbers when it first writes one: now, while code is on its way.
  const write = () => [new Intl.DateTimeFormat(language, { dateStyle: 'full' }), new Intl.NumberFormat(language)];
  (window.requestIdleCallback ?? setTimeout)(() => write().forEach((format) => format.format(0)));

  const say = () => {
    const place = document.getElementById('root');
    // Never into what the app has drawn.
    if (!place || (place.hasChildNodes() && !place.querySelector('.start')) || place.querySelector('[role="alert"]'))
      return;
    const text = document.createElement('p');
    text.setAttribute('role', 'alert');
    text.lang = language;
    text.dir = language === 'ar' ? 'rtl' : 'ltr';
    text.textContent = said[language];
    text.style.cssText = 'font: 15px/1.5 sans-serif; text-align: center; padding: 24px; margin: 0';
    if (dark) text.style.color = '#f5f3f7';
    place.prepend(text);
  };
  addEventListener('kadro-outage', say);

  // The answer of a renewal that is cut off would be lost.
  const reload = () =>
    navigator.locks ? navigator.locks.request('kadro.refresh', () => location.reload()) : location.reload();

  // The page's own script did not arrive: the page is loaded again as soon as the script can be.
  const wait = (src, ms) => {
    let isOver = false;
    const again = () => {
      if (isOver) return;
      isOver = true;
      fetch(src, { cache: 'reload' }).then(
        ({ ok }) => (ok ? reload() : wait(src, Math.min(ms * 2, 30_000))),
        () => wait(src, Math.min(ms * 2, 30_000)),
      );
    };
    setTimeout(again, ms);
    addEventListener('online', again, { once: true });
  };
  const isDrawn = () => {
    const place = document.getElementById('root');
    return Boolean(place?.hasChildNodes() && !place.querySelector('.start'));
  };
  addEventListener(
    'error',
    ({ target, error, filename }) => {
      // Code that was cut arrives, and is none.
      const isCut = error instanceof SyntaxError && filename.startsWith(`${location.origin}/`) && !isDrawn();
      if (!isCut && !(target instanceof HTMLScriptElement && target.type === 'module')) return;
      say();
      wait(isCut ? filename : target.src, isCut ? 5000 : 1000);
    },
    true,
  );
})();
