/**
 * Fails if a story that Storybook lists ends on the stub page that fixtures show in place of another screen:
 * a listed story must show a screen of the product. Stories that leave their screen only to test it have the
 * tag `!dev`.
 */
export function checkNoStub({ ownerDocument: page }: HTMLElement, tags: readonly string[]): void {
  if (!tags.includes('dev') || !page.querySelector('[data-stub]')) return
  throw new Error('The story ends on a stub page. Give it the route of the real page, or the tag "!dev".')
}
