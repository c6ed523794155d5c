/**
 * Fails where a story that Storybook lists ends on the page that fixtures put in place of another screen: whoever looks at
 * the story is to see a screen of the product. Stories that leave their screen only to test it have the tag `!dev`.
 */
export function checkNoStub({ ownerDocument: page }: HTMLElement, tags: readonly string[]): void {
  if (!tags.includes('dev') || !page.querySelector('[data-stub]')) return
  throw new Error('The story ends on a stub page. Give it the route of the real page, or the tag "!dev".')
}
