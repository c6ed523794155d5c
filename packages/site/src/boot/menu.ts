/**
 * The phone menu opens and closes without script; this also closes it on Escape, on a press outside or on one of its links,
 * and when the browser goes back.
 */
export function startMenu(page: Document): void {
  const openMenu = () => page.querySelector<HTMLDetailsElement>('[data-menu][open]')
  page.addEventListener('keydown', (event) => {
    const menu = event.key === 'Escape' ? openMenu() : null
    if (!menu) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  page.addEventListener('click', (event) => {
    const menu = openMenu()
    const { target } = event
    if (menu && target instanceof Element && (!menu.contains(target) || target.closest('a')))
      menu.open = false
  })
  page.defaultView?.addEventListener('popstate', () => {
    const menu = openMenu()
    if (menu) menu.open = false
  })
}
