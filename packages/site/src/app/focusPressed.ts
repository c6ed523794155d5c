/** The controls that do not get the focus in Safari when they are pressed. */
const PRESSED = 'button, summary, a[href]'

/**
 * Focuses a button or link when it is pressed, as all browsers but Safari do. A dialog that closes returns the focus to
 * the element that had it, which in Safari would be the body.
 */
export function focusPressed(page: Document): void {
  page.addEventListener(
    'click',
    ({ target, detail }) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null
      // A click by a key or a script has no count.
      if (pressed && detail > 0 && page.activeElement !== pressed) pressed.focus({ preventScroll: true })
    },
    { capture: true },
  )
}
