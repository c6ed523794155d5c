import { readFileSync } from 'node:fs'
import { COVER_KINDS, INSURER_CODES, insurerName, PANEL, type State } from '@coverkit/core'
import { parse } from 'csv-parse/sync'
import { readInsurer } from '../insurers/readInsurer.ts'
import { RATED_COVERS } from './covers/covers.ts'
import type { Duty, Occupation, OccupationTitle, RatingTables } from './RatingTables.ts'

type Row = Record<string, string>

const folder = new URL('../../data/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')
const rows = (name: string): Row[] => parse(read(name), { columns: true, skip_empty_lines: true })

function number(row: Row, column: string): number {
  const value = Number(row[column])
  if (row[column] === undefined || row[column] === '' || Number.isNaN(value))
    throw new Error(`Column ${column} is not a number: ${JSON.stringify(row)}`)
  return value
}

function text(row: Row, column: string): string {
  const value = row[column]
  if (!value) throw new Error(`Column ${column} is empty: ${JSON.stringify(row)}`)
  return value
}

const title = (row: Row): OccupationTitle => ({
  description: text(row, 'description'),
  words: (row.words ?? '').split(';').filter(Boolean),
})

function titlesOf({ id, description = '' }: Row, titles: readonly Row[]): OccupationTitle[] {
  const own = titles.filter((row) => row.id === id).map(title)
  const name = own.find((one) => one.description === description) ?? { description, words: [] }
  return [name, ...own.filter((one) => one !== name)]
}

const classesOf = (row: Row) =>
  Object.fromEntries(
    COVER_KINDS.map((kind) => [kind, text(row, RATED_COVERS[kind].classColumn)]),
  ) as Occupation['classes']

const occupation = (row: Row, titles: readonly Row[]): Occupation => ({
  id: number(row, 'id'),
  description: text(row, 'description'),
  remote: number(row, 'fifo') === 1,
  titles: titlesOf(row, titles),
  classes: classesOf(row),
})

const duty = (row: Row): Duty => ({
  lifeAdded: number(row, 'life_added_to_quote') === 1,
  life: number(row, 'life'),
  tpdLinked: number(row, 'tpd_linked'),
  tpdStandalone: number(row, 'tpd_standalone'),
  criticalIllnessLinked: number(row, 'trauma_linked'),
  criticalIllnessStandalone: number(row, 'trauma_standalone'),
  incomeProtection: number(row, 'income_protection'),
})

const deathRates = (lifeTable: Row[], column: string) =>
  new Map(lifeTable.map((row) => [number(row, 'age'), number(row, column)]))

const insurers = () =>
  Object.fromEntries(
    INSURER_CODES.map((code) => [code, { ...readInsurer(code).rates, displayName: insurerName(code) }]),
  )

/** Reads the tables of the `data` folder once, at start. */
export function loadRatingTables(): RatingTables {
  const lifeTable = rows('alt_qx.csv')
  const titles = rows('occupation-titles.csv')
  return {
    ...JSON.parse(read('rating_tables.json')),
    insurers: insurers(),
    panel: PANEL,
    deathRates: { M: deathRates(lifeTable, 'male_qx'), F: deathRates(lifeTable, 'female_qx') },
    duties: new Map(rows('stamp_duty.csv').map((row) => [text(row, 'state') as State, duty(row)])),
    occupations: new Map(rows('occupations.csv').map((row) => [number(row, 'id'), occupation(row, titles)])),
  }
}
