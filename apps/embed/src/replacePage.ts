/** Replaces the whole page by one sentence. */
export function replacePage(words: string, page: Document = document): void {
  const text = page.createElement('p')
  text.role = 'alert'
  text.textContent = words
  page.title = words
  page.body.replaceChildren(text)
}
