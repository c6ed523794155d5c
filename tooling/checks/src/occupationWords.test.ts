import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './workspace.ts'

interface Named {
  readonly id: number
  readonly description: string
  readonly words?: readonly string[]
}

/** A text for a job, the first of the 165 earlier names that contains it, and the first suggestion for it now. */
interface Row {
  readonly brand: 'all' | 'redearth'
  readonly typed: string
  readonly before: string
  /** Behind a `~` where nothing is found and this comes closest. */
  readonly first: string
}

const from = (path: string) => import(join(ROOT, path))
const { indexOptions, findOptions, matchOption } = await from('packages/ui/src/autosuggest/options.ts')
const { closeOptions } = await from('packages/ui/src/autosuggest/closeOptions.ts')
const details = 'packages/features/src/client-quote/steps/personal-details'
const { IGNORED_WORDS } = await from(`${details}/ignoredWords.ts`)
const { occupationOptions } = await from(`${details}/occupationOptions.ts`)
const { occupationOf } = await from(`${details}/occupationInput.ts`)
const { occupationIds } = await from('apps/redearth/src/occupations.ts')
const { occupationList } = await from('tooling/sandbox/src/subjects/lists/occupationList.ts')
const { loadRatingTables } = await from('tooling/sandbox/src/rating/loadRatingTables.ts')

const tables = loadRatingTables()
const list: readonly Named[] = occupationList(tables)
const indexes = {
  all: indexOptions(occupationOptions(list)),
  redearth: indexOptions(occupationOptions(list.filter(({ id }) => occupationIds.includes(id)))),
}
const earlier: readonly Named[] = [...tables.occupations.values()].filter(({ id }) => id <= 165)
const [, ...lines] = readFileSync(join(import.meta.dirname, 'occupationWords.tsv'), 'utf8')
  .trim()
  .split('\n')
const rows = lines.map((line): Row => {
  const [brand, typed = '', before = '', first = ''] = line.split('\t')
  return { brand: brand === 'redearth' ? 'redearth' : 'all', typed, before, first }
})

const found = ({ brand, typed }: Row): readonly { label: string }[] =>
  findOptions(indexes[brand], typed, IGNORED_WORDS)

function firstOf(row: Row): string {
  const [first] = found(row)
  if (first) return first.label
  const [close] = closeOptions(indexes[row.brand], row.typed, IGNORED_WORDS)
  return close ? `~${close.label}` : ''
}

it.each(rows)('$typed finds $first ($brand)', (row) => {
  const all = earlier.filter(({ id }) => row.brand === 'all' || occupationIds.includes(id))
  const before = all.find(({ description }) => description.toLowerCase().includes(row.typed.toLowerCase()))
  expect({ ...row, before: before?.description ?? '', first: firstOf(row) }).toEqual(row)
})

it('holds at least 200 jobs and 60 of a site, each of which finds something or comes close to it', () => {
  const of = (brand: Row['brand']) => rows.filter((row) => row.brand === brand)
  expect(of('all').length).toBeGreaterThanOrEqual(200)
  expect(of('redearth').length).toBeGreaterThanOrEqual(60)
  expect(rows.filter((row) => firstOf(row) === '')).toEqual([])
  expect(rows.filter((row) => found(row).length === 0).length).toBeLessThan(10)
})

it('finds every name of the list first by its label, and gives its number with that name', () => {
  for (const { id, description } of list) {
    const [first] = findOptions(indexes.all, description, IGNORED_WORDS)
    expect(first?.label).toBe(description)
    expect(matchOption(indexes.all, ` ${description.toUpperCase()} `)).toBe(first)
    expect(occupationOf(first?.value)).toEqual({ id, name: description })
  }
})
