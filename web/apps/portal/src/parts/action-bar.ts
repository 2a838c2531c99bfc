import { useEffect, useRef } from 'react';

const variable = '--kadro-action-bar';

/** Tells the page how high its bar of buttons is, so that toasts and what gets the focus stay clear of it. */
export function useActionBar<T extends HTMLElement>() {
  const element = useRef<T>(null);
  useEffect(() => {
    const bar = element.current;
    const { style } = document.documentElement;
    if (!bar) return;
    const measure = () => style.setProperty(variable, `${bar.getBoundingClientRect().height}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    measure();
    return () => {
      observer.disconnect();
      style.removeProperty(variable);
    };
  }, []);
  return element;
}
