export const PAUSE = 'data-strip-pause'
export const WINDOW = 'data-strip'

/** Pressed once, the strip stands still; pressed again, it goes on. Css does the rest. */
export function togglePause(button: Element): void {
  button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true'))
}

/** Makes the pause button of the insurer strip work on static pages, and puts the strip back after the keyboard left. */
export function startStrip(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest(`[${PAUSE}]`) : null
    if (button) togglePause(button)
  })
  page.addEventListener('focusout', ({ target, relatedTarget }) => {
    const strip = target instanceof Element ? target.closest(`[${WINDOW}]`) : null
    if (strip && !strip.contains(relatedTarget instanceof Node ? relatedTarget : null)) strip.scrollLeft = 0
  })
}
