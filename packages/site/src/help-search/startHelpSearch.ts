const SEARCH = '[data-help-search]'

/** On the help page: loads the search when a visitor comes near it, and again where that failed. */
export function startHelpSearch(page: Document): void {
  const form = page.querySelector<HTMLFormElement>(SEARCH)
  const address = form?.dataset.helpSearch
  if (!form || !address) return
  const near = () => {
    for (const type of ['focusin', 'pointerover']) form.removeEventListener(type, near)
    import('@coverkit/features/content/help-search').then(
      ({ openHelpSearch }) => openHelpSearch(form, address),
      listen,
    )
  }
  const listen = () => {
    for (const type of ['focusin', 'pointerover']) form.addEventListener(type, near)
  }
  form.addEventListener('submit', (event) => event.preventDefault())
  listen()
}
