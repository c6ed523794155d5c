/**
 * A text with something inserted before the first match of `anchor` that follows `start`.
 * @throws Error when the text has another shape than this expects.
 */
export function insertBefore(text: string, start: string, anchor: RegExp, inserted: string): string {
  const from = text.indexOf(start)
  const offset = from < 0 ? -1 : text.slice(from).search(anchor)
  if (offset < 0) throw new Error(`Nothing like ${anchor} after "${start}".`)
  return text.slice(0, from + offset) + inserted + text.slice(from + offset)
}

/** Adds an import below the ones that are there; the formatter sorts them. */
export function addImport(text: string, line: string): string {
  const last = text.lastIndexOf('\nimport ')
  const end = text.indexOf('\n', text.indexOf(" from '", last)) + 1
  return `${text.slice(0, end)}${line}\n${text.slice(end)}`
}

/** Matches the list of a flow's steps, in its table (`steps: [one, two]`) or before it (`steps = [one, two]`). */
export const LIST = /\bsteps(?::| =) \[([^\]]*)\]/

/**
 * Adds a step to the list of a flow: before the one that has to stay last, at the end where none has.
 * @throws Error when there is no list.
 */
export function addStep(text: string, step: string, last: string | undefined): string {
  const [list = ''] = LIST.exec(text) ?? []
  const start = list === '' ? 'steps: [' : list.slice(0, list.indexOf('[') + 1)
  if (last !== undefined) return insertBefore(text, start, new RegExp(`\\b${last}\\b`), `${step}, `)
  const items = list.slice(start.length, -1).trimEnd()
  return insertBefore(text, start, /\]/, `${items === '' || items.endsWith(',') ? '' : ', '}${step}`)
}
