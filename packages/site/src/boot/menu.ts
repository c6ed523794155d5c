/** The phone menu opens and closes without script; this also closes it on Escape and on a press outside. */
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
    if (menu && event.target instanceof Node && !menu.contains(event.target)) menu.open = false
  })
}
