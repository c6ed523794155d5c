/** What the toolbar would set, for a story in a frame. */
type FrameGlobals = Readonly<Record<string, string>>

/**
 * Where a story is drawn in a frame of a page. Embedded stories do nothing by themselves: play functions in two frames of one
 * page would take each other's focus. Nor does axe run in them, which it does on the page that they are from.
 */
export function frameAddress(id: string, globals: FrameGlobals = {}): string {
  const set = Object.entries({ ...globals, 'a11y.manual': '!true' }).map(
    ([name, value]) => `${name}:${value}`,
  )
  return `${embedded}&viewMode=story&id=${id}&globals=${set.join(';')}`
}

/** The frame of the preview without a story. */
export const embedded = 'iframe.html?embed=true'
