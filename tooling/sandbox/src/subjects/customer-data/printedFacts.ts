import { formatDate } from '@coverkit/core'
import { todayInSydney } from '../../services/todayInSydney.ts'

/** A printed term and its value. */
export type PrintedFact = readonly [term: string, value: string]

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const LONGEST = 4000
/** Names of rows and saves, which only computers read. */
const UNPRINTED = new Set(['tracking', 'rowId', 'attempt'])

/** Turns a value of any depth into facts to read. Blanks are left out; `term` names the enclosing value. */
export function printedFacts(term: string, value: unknown): PrintedFact[] {
  if (value === null || value === undefined || value === '') return []
  if (Array.isArray(value)) return listFacts(term, value)
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([name, inner]) =>
      UNPRINTED.has(name) ? [] : printedFacts(joined(term, wordsOf(name)), inner),
    )
  return [[term, printed(value)]]
}

function listFacts(term: string, list: readonly unknown[]): PrintedFact[] {
  if (list.every((item) => typeof item !== 'object')) {
    const items = list.filter((item) => item !== '').map(printed)
    return items.length === 0 ? [] : [[term, items.join(', ')]]
  }
  return list.flatMap((item, index) => printedFacts(`${term} ${index + 1}`.trim(), item))
}

const joined = (term: string, next: string) => (term === '' ? capital(next) : `${term}: ${next}`)
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Turns `mailing_Street` and `mailingStreet` into `mailing street`. */
const wordsOf = (name: string) =>
  name
    .replace('custom:', '')
    .replace(/[_\s]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()

function printed(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return value.toLocaleString('en-AU', { useGrouping: 'min2' })
  const text = String(value)
  if (INSTANT.test(text)) return instant(new Date(text), text)
  if (DAY.test(text)) return formatDate(text)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text
}

function instant(at: Date, text: string): string {
  if (Number.isNaN(at.getTime())) return text
  const time = at.toLocaleTimeString('en-AU', { timeZone: 'Australia/Sydney', timeStyle: 'short' })
  return `${formatDate(todayInSydney(at))}, ${time} in Sydney`
}
