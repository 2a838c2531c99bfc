const fields = 'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable]';
const open = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether a key belongs to what is being written, or to a menu or dialog that is open. */
export function isWriting({ target, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  if (isComposing || defaultPrevented || document.querySelector(open)) return true;
  return [target, document.activeElement].some(
    (one) => one instanceof Element && one.closest(fields)?.matches(':not([contenteditable="false"])') === true,
  );
}
