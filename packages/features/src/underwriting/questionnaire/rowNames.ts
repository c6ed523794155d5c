import type { Definition, Key, PageState, RowState } from '@coverkit/core/questionnaire'
import { questionAt } from '@coverkit/core/questionnaire'
import { questionnaireCopy } from './copy.ts'

type Page = Pick<PageState, 'rows'>

/** Names the row of a question, for a summary: two rows may ask the same. Empty outside rows. */
export function rowNames(key: Key, definition: Pick<Definition, 'sections'>, { rows }: Page): string {
  const around = rows.filter(({ keys }) => keys.includes(key))
  return around.map((row) => `${nameOf(row, definition, rows)}: `).join('')
}

function nameOf(row: RowState, definition: Pick<Definition, 'sections'>, rows: readonly RowState[]): string {
  const shown = (of: RowState) => of.title || questionnaireCopy.rows.unnamed(numberOf(of, rows))
  const name = shown(row)
  if (rows.every((other) => other === row || shown(other) !== name)) return name
  const gate = questionAt(definition, row.gate)?.ask ?? ''
  return `${gate} ${questionnaireCopy.rows.unnamed(numberOf(row, rows))}`
}

const numberOf = ({ gate, row }: RowState, rows: readonly RowState[]): number =>
  rows.filter((one) => one.gate === gate).findIndex((one) => one.row === row) + 1
