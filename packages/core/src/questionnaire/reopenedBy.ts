import type { Key } from './answers.ts'
import type { Evaluation } from './evaluate.ts'

/** The questions that a change opened in one section. */
export interface Reopened {
  readonly section: string
  readonly title: string
  /** Newly open keys, in page order. */
  readonly keys: readonly Key[]
}

/** Lists the newly open questions after a change, by section, such as "2 new questions in Back and joints". */
export function reopenedBy(
  before: Pick<Evaluation, 'open'>,
  after: Pick<Evaluation, 'sections'>,
): readonly Reopened[] {
  const known = new Set(before.open)
  return after.sections.flatMap(({ id, title, open }) => {
    const keys = open.filter((key) => !known.has(key))
    return keys.length === 0 ? [] : [{ section: id, title, keys }]
  })
}
