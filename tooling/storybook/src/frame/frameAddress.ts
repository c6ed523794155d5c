/** Toolbar settings for a story in a frame. */
type FrameGlobals = Readonly<Record<string, string>>

/**
 * Returns the address of a story in a frame of a page. Embedded stories run no play functions: in two frames
 * of one page these would take each other's focus. Nor does axe run in them; it runs on the page that embeds
 * them.
 */
export function frameAddress(id: string, globals: FrameGlobals = {}): string {
  const set = Object.entries({ ...globals, 'a11y.manual': '!true' }).map(
    ([name, value]) => `${name}:${value}`,
  )
  return `${embedded}&viewMode=story&id=${id}&globals=${set.join(';')}`
}

/** The preview's frame without a story. */
export const embedded = 'iframe.html?embed=true'
