import type { ConsentStore } from '@coverkit/analytics'

/**
 * Asks while the visitor has not decided, and whenever they want to decide again. Css reads the root element,
 * so that the bar may be in the page already or come later.
 */
export function startConsentBar(view: Window, consent: ConsentStore): void {
  const page = view.document
  const root = page.documentElement

  function show(isRequested = false): void {
    const { choice, bySignal } = consent.consentState()
    root.dataset.consentChoice = bySignal ? 'signal' : choice
    root.toggleAttribute('data-consent-asked', isRequested || choice === 'undecided')
  }

  page.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest('[data-consent]') : null
    const act = pressed?.getAttribute('data-consent')
    if (act === 'choose') {
      show(true)
      page.querySelector<HTMLElement>('[data-consent-bar]')?.focus()
    } else if (act === 'accepted' || act === 'rejected') {
      consent.setConsent(act)
      // The bar disappears: the focus moves to its neighbour.
      page.querySelector<HTMLElement>('[data-consent=choose]')?.focus({ preventScroll: true })
    }
  })
  consent.onConsentChange(() => show())
  // A page that comes back may have missed a decision made on another one.
  view.addEventListener('pageshow', () => show())
  show()
}
