export const PAUSE = 'data-strip-pause'
export const WINDOW = 'data-strip'

/** Toggles between a paused and a moving strip; css reads the attribute. */
export function togglePause(button: Element): void {
  button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true'))
}

const stripOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest(`[${WINDOW}]`) : null

/** On static pages: the pause button works, and the strip shows the link that has the focus, then goes back. */
export function startStrip(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest(`[${PAUSE}]`) : null
    if (button) togglePause(button)
  })
  page.addEventListener('focusin', ({ target }) => {
    if (stripOf(target) && target instanceof Element && target.matches(':focus-visible'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  page.addEventListener('focusout', ({ target, relatedTarget }) => {
    const strip = stripOf(target)
    if (strip && strip !== stripOf(relatedTarget)) strip.scrollLeft = 0
  })
}
