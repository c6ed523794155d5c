import type { Customer } from '../../database/Customer.ts'
import type { ExportRecord, NoExport } from '../../database/exportedColumns.ts'
import type { Schema } from '../../document/Schema.ts'
import type { Services } from '../../services/Services.ts'
import { TABLES, type TableName } from '../records/allTables.ts'
import { ExportedFile } from './ExportedFile.ts'
import type { ExportRule } from './ExportRule.ts'
import { EXPORT_ORDER, EXPORT_RULES, NEVER_EXPORTED, NEVER_EXPORTED_NOTES } from './exportRules.ts'
import { ownRowsOf } from './rowsOf.ts'

const PAGE_SIZE = 100
/** The limit for each table. */
const MOST_RECORDS = 500
/** The limit for the JSON, in characters; the files of a transfer may have 40 million in base64. */
const MOST_CHARACTERS = 24_000_000

export type CustomerExport = Schema<'CustomerExport'>

type Source = Pick<Services, 'database' | 'sealing' | 'now'>

/** The limits of an export. */
export interface ExportBounds {
  mostRecords: number
  mostCharacters: number
}

const BOUNDS: ExportBounds = { mostRecords: MOST_RECORDS, mostCharacters: MOST_CHARACTERS }

/** Gathers all data about a customer, by the rules. Records beyond the limits are counted. */
export async function gatherExport(
  services: Source,
  customer: Customer,
  bounds: ExportBounds = BOUNDS,
): Promise<CustomerExport> {
  const room = { left: bounds.mostCharacters }
  const sections: CustomerExport['sections'][number][] = []
  const notIncluded: NoExport[] = [...NEVER_EXPORTED_NOTES]
  for (const name of EXPORT_ORDER) {
    const rule = EXPORT_RULES[name]
    if ('why' in rule) notIncluded.push(rule)
    else sections.push(await sectionOf(services, customer, { name, rule, room, most: bounds.mostRecords }))
  }
  return {
    kind: 'coverkit-export',
    version: 1,
    createdAt: services.now().toISOString(),
    id: customer.subject,
    email: customer.email ?? '',
    isComplete: sections.every(({ omitted }) => omitted === 0),
    sections: sections.filter(({ records, omitted }) => records.length + omitted > 0),
    notIncluded,
  }
}

interface SectionTask {
  name: TableName
  rule: ExportRule
  /** The characters left for the rest of the export. */
  room: { left: number }
  most: number
}

/** Reads the newest records of a table until a limit is reached. */
async function sectionOf(
  { database, sealing }: Source,
  customer: Customer,
  { name, rule, room, most }: SectionTask,
) {
  const where = ownRowsOf(name, customer, sealing)
  if (!where) throw new Error(`Nothing says which rows of ${name} are a customer’s`)
  const records: ExportRecord[] = []
  let omitted = 0
  for (let offset = 0; ; offset += PAGE_SIZE) {
    const page = { where, limit: PAGE_SIZE, offset }
    const rows = await rule.read(database.queries, sealing, page)
    const fitting = takeFitting(rows.map(withoutSecrets), room, most - records.length)
    records.push(...fitting)
    if (fitting.length < rows.length) {
      const all = await database.queries.$count(TABLES[name], where)
      omitted = all - records.length
      break
    }
    if (rows.length < PAGE_SIZE) break
  }
  return { name, title: rule.title, records, omitted }
}

/** Takes the first records that fit, and subtracts their length. */
function takeFitting(records: readonly ExportRecord[], room: { left: number }, most: number): ExportRecord[] {
  const fitting: ExportRecord[] = []
  for (const record of records) {
    const files = Object.values(record).filter((value) => value instanceof ExportedFile)
    const size = files.reduce((sum, { length }) => sum + length, JSON.stringify(record).length)
    if (fitting.length >= most || size > room.left) break
    room.left -= size
    fitting.push(record)
  }
  return fitting
}

const withoutSecrets = (record: ExportRecord): ExportRecord =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, withoutSecretsIn(jsonOf(value))]))

/** Converts dates to their JSON form. */
const jsonOf = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value)

function withoutSecretsIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecretsIn)
  if (typeof value !== 'object' || value === null || value instanceof ExportedFile) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !NEVER_EXPORTED.test(name))
      .map(([name, inner]) => [name, withoutSecretsIn(inner)]),
  )
}
