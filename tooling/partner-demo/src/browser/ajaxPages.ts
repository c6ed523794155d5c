const content = () => document.querySelector('main')

/** Replaces the content of this page by that of another one, and runs the scripts in it. */
async function open(address: string): Promise<void> {
  const text = await (await fetch(address)).text()
  const next = new DOMParser().parseFromString(text, 'text/html')
  const main = next.querySelector('main')
  if (!main) return
  document.title = next.title
  content()?.replaceWith(document.adoptNode(main))
  // A script that was parsed separately does not run: a copy inserted into the page does.
  for (const script of content()?.querySelectorAll('script') ?? []) {
    const copy = document.createElement('script')
    for (const { name, value } of script.attributes) copy.setAttribute(name, value)
    script.replaceWith(copy)
  }
}

document.querySelector('header')?.addEventListener('click', (event) => {
  if (!(event.target instanceof HTMLAnchorElement)) return
  event.preventDefault()
  history.pushState(null, '', event.target.href)
  void open(event.target.href)
})
