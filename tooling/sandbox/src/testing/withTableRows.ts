/** Returns a document whose table under that heading has these rows. */
export function withTableRows(document: string, heading: string, rows: readonly string[]): string {
  const start = document.indexOf(`\n## ${heading}\n`)
  const end = document.indexOf('\n## ', start + 1)
  const section = document.slice(start, end)
  const first = section.indexOf('\n| `')
  const last = section.indexOf('\n', section.lastIndexOf('\n| `') + 1)
  if (start < 0 || first < 0) throw new Error(`No table stands under ${heading}`)
  const written = `${section.slice(0, first)}\n${rows.join('\n')}${section.slice(last)}`
  return document.slice(0, start) + written + document.slice(end)
}
