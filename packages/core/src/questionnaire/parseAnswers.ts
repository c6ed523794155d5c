import { InvalidInputError } from '../fields/InvalidInputError.ts'
import { type Answers, isRowId, type Key, keyParts, type RowId, type Value } from './answers.ts'
import type { HealthConsent } from './healthConsent.ts'

const MOST_VALUES = 5_000
const MOST_GATES = 500
const MOST_ROWS = 20
const MOST_ITEMS = 100
const LONGEST_TEXT = 1_000
const LONGEST_KEY = 500

/**
 * Reads answers from storage or the wire by their shape alone; whether they fit the definition is for `evaluate` to
 * say, which leaves out what does not.
 *
 * @throws InvalidInputError `required`, `format`, `too-long`, `max` (too many answers, rows or items).
 */
export function parseAnswers(value: unknown, path = ''): Answers {
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  const given = members(value, path)
  const definition = given.get('definition')
  if (typeof definition !== 'string') throw new InvalidInputError(at('definition'), 'required')
  if (!/^[\w.-]{1,100}\|[\w.-]{1,100}$/.test(definition)) {
    throw new InvalidInputError(at('definition'), 'format')
  }
  const consent = given.get('consent')
  return {
    definition,
    ...(consent !== undefined && consent !== null && { consent: readConsent(consent, at('consent')) }),
    values: readKeys(given.get('values'), at('values'), MOST_VALUES, readValue),
    rows: readKeys(given.get('rows'), at('rows'), MOST_GATES, readRows),
  }
}

function readConsent(value: unknown, path: string): HealthConsent {
  const given = members(value, path)
  const version = readText(given.get('version'), `${path}.version`)
  const givenAt = readText(given.get('givenAt'), `${path}.givenAt`)
  if (!Number.isFinite(Date.parse(givenAt))) throw new InvalidInputError(`${path}.givenAt`, 'format')
  return { version, givenAt }
}

function members(value: unknown, path: string): ReadonlyMap<string, unknown> {
  if (value === undefined || value === null) throw new InvalidInputError(path, 'required')
  if (typeof value !== 'object' || Array.isArray(value)) throw new InvalidInputError(path, 'format')
  return new Map<string, unknown>(Object.entries(value))
}

function readKeys<T>(
  value: unknown,
  path: string,
  most: number,
  read: (value: unknown, path: string) => T,
): Record<Key, T> {
  const given = members(value, path)
  if (given.size > most) throw new InvalidInputError(path, 'max')
  const entries = [...given].map(([key, item]): [Key, T] => {
    if (key.length > LONGEST_KEY || !isKey(key)) throw new InvalidInputError(path, 'format')
    return [key, read(item, `${path}.${key}`)]
  })
  return Object.fromEntries(entries)
}

/** Names joined by dots, and at most four rows. */
function isKey(key: string): boolean {
  const { id, rows } = keyParts(key)
  const names = id.split('.')
  const path = key.includes('#') ? rows.split('/') : []
  return (
    names.length > 1 &&
    names.every((name) => /^[\w-]+$/.test(name)) &&
    path.length <= 4 &&
    path.every(isRowId)
  )
}

function readText(value: unknown, path: string): string {
  if (typeof value !== 'string') throw new InvalidInputError(path, 'format')
  if (value.length > LONGEST_TEXT) throw new InvalidInputError(path, 'too-long')
  return value
}

function readNumber(value: unknown, path: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new InvalidInputError(path, 'format')
  return value
}

function readList<T>(
  value: unknown,
  path: string,
  most: number,
  read: (item: unknown, path: string) => T,
): T[] {
  if (!Array.isArray(value)) throw new InvalidInputError(path, 'format')
  if (value.length > most) throw new InvalidInputError(path, 'max')
  return Array.from(value, (item, index) => read(item, `${path}.${index}`))
}

function readRows(value: unknown, path: string): readonly RowId[] {
  const rows = readList(value, path, MOST_ROWS, readText)
  if (!rows.every(isRowId) || new Set(rows).size !== rows.length) throw new InvalidInputError(path, 'format')
  return rows
}

function readValue(value: unknown, path: string): Value {
  if (typeof value === 'string') return readText(value, path)
  if (typeof value === 'number') return readNumber(value, path)
  if (Array.isArray(value)) return readList(value, path, MOST_ITEMS, readText)
  const given = members(value, path)
  if (given.has('entered')) return readMeasurement(given, path)
  if (given.size > MOST_ITEMS) throw new InvalidInputError(path, 'max')
  return Object.fromEntries(
    [...given].map(([part, share]) => {
      if (!isRowId(part)) throw new InvalidInputError(path, 'format')
      return [part, readNumber(share, `${path}.${part}`)]
    }),
  )
}

function readMeasurement(given: ReadonlyMap<string, unknown>, path: string): Value {
  const units = ['cm', 'ft', 'kg', 'lb', 'st'] as const
  const unit = units.find((known) => known === given.get('unit'))
  if (unit === undefined) throw new InvalidInputError(`${path}.unit`, 'format')
  return {
    value: readNumber(given.get('value'), `${path}.value`),
    unit,
    entered: readList(given.get('entered'), `${path}.entered`, 2, readText),
  }
}
