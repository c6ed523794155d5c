import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { closingOrder } from '../subjects/closing/closingRules.ts'
import { TABLES } from '../subjects/records/allTables.ts'
import { removed, retained, untouched } from './closingRule.ts'
import { answersOf, belongingTo, declareTable, type TableAnswers } from './declareTable.ts'
import { internalId, owner, shown } from './exportedColumns.ts'
import { MIGRATIONS } from './migrations.ts'
import { byOwner } from './ownRows.ts'

const SOURCE = new URL('../', import.meta.url)
/** As the migrations find them, by `drizzle.config.ts`. */
const FILES = globSync(['**/tables.ts', 'subjects/submissions/*.ts'], { cwd: fileURLToPath(SOURCE) })

const named = (tables: readonly PgTable[]) => tables.map((table) => getTableName(table)).toSorted()
const declaredIn = async (file: string): Promise<readonly PgTable[]> => {
  const module: Readonly<Record<string, unknown>> = await import(new URL(file, SOURCE).href)
  return Object.values(module).filter((value): value is PgTable => is(value, PgTable))
}

describe('the tables', () => {
  test('are those that the folders declare', async () => {
    const declared = await Promise.all(FILES.map(declaredIn))
    expect(named(Object.values(TABLES))).toEqual(named(declared.flat()))
    for (const table of declared.flat()) expect(answersOf(table).retention.length).toBeGreaterThan(0)
  })

  test('are made with their answers, wherever one is made', () => {
    const made = globSync('**/*.ts', { cwd: fileURLToPath(SOURCE), exclude: ['**/*.test.ts'] }).flatMap(
      (file) => {
        const source = readFileSync(new URL(file, SOURCE), 'utf8')
        const count = (call: string) => source.split(call).length - 1
        return count('pgTable(') > 0
          ? [{ file, isAnswered: count('pgTable(') === count('declareTable(') }]
          : []
      },
    )
    expect(made.map(({ file }) => file).toSorted()).toEqual(FILES.toSorted())
    expect(made.filter(({ isAnswered }) => !isAnswered)).toEqual([])
  })

  test('have the columns of the latest migration', () => {
    const readJson = (name: string) => JSON.parse(readFileSync(`${MIGRATIONS}/meta/${name}`, 'utf8'))
    const { idx } = readJson('_journal.json').entries.at(-1)
    const { tables }: { tables: Record<string, { name: string; columns: object }> } = readJson(
      `${String(idx).padStart(4, '0')}_snapshot.json`,
    )
    const columnsOf = (table: PgTable) => Object.values(getTableColumns(table)).map(({ name }) => name)
    expect(
      Object.fromEntries(
        Object.values(TABLES).map((table) => [getTableName(table), columnsOf(table).toSorted()]),
      ),
    ).toEqual(
      Object.fromEntries(
        Object.values(tables).map(({ name, columns }) => [name, Object.keys(columns).toSorted()]),
      ),
    )
  })

  test('that name nobody are neither exported nor touched by a closing', () => {
    for (const [name, table] of Object.entries(TABLES)) {
      const { rows, exported, closing } = answersOf(table)
      if (rows !== null) continue
      expect([name, 'why' in exported, closing.kind]).toEqual([name, true, 'untouched'])
    }
  })

  test('of a planted one without answers nothing can be asked', () => {
    expect(() => answersOf(pgTable('bare', { id: uuid('id') }))).toThrow('The table is not declared')
  })
})

const notes = pgTable('notes', {
  id: uuid('id').primaryKey(),
  owner: text('owner').notNull(),
  savedAt: timestamp('saved_at').notNull(),
})
type Answers = TableAnswers<typeof notes.$inferSelect>

describe('a planted table', () => {
  const exported = {
    chapter: 'started' as const,
    title: 'Notes',
    columns: { id: internalId, owner, savedAt: shown('When') },
  }
  const answers = {
    rows: byOwner(notes.owner),
    retention: [{ stays: 'stays with the customer’s account' }],
    exported,
    closing: removed,
  } satisfies Answers

  test('compiles with all its answers, and not without one', () => {
    expectTypeOf(answers).toExtend<Answers>()
    expectTypeOf<Omit<typeof answers, 'rows'>>().not.toExtend<Answers>()
    expectTypeOf<Omit<typeof answers, 'retention'>>().not.toExtend<Answers>()
    expectTypeOf<Omit<typeof answers, 'exported'>>().not.toExtend<Answers>()
    expectTypeOf<Omit<typeof answers, 'closing'>>().not.toExtend<Answers>()
  })

  test('does not compile with a column that the export does not name, or without a rule of retention', () => {
    const { savedAt: _, ...columns } = exported.columns
    const unnamed = { ...answers, exported: { ...exported, columns } }
    expectTypeOf(unnamed).not.toExtend<Answers>()
    const unruled = { ...answers, retention: [] as const }
    expectTypeOf(unruled).not.toExtend<Answers>()
  })

  test('that names nobody does not compile with rows to export or to remove', () => {
    const why = { what: 'Notes', why: 'They name nobody.' }
    const nobody = { ...answers, rows: null, exported: why, closing: untouched('They name nobody.') }
    expectTypeOf(nobody).toExtend<Answers>()
    const removing = { ...nobody, closing: removed }
    expectTypeOf(removing).not.toExtend<Answers>()
    const exporting = { ...nobody, exported }
    expectTypeOf(exporting).not.toExtend<Answers>()
  })

  test('goes before the one that says whose its rows are, and keeps its place where all of them stay', () => {
    const parent = declareTable(pgTable('parents', { id: text('id'), owner: text('owner') }), (table) => ({
      ...answers,
      exported: { what: '', why: '' },
      rows: byOwner(table.owner),
    }))
    const child = (name: string, closing: Answers['closing']) =>
      declareTable(pgTable(name, { parent: text('parent_id').notNull() }), (table) => ({
        ...answers,
        exported: { what: '', why: '' },
        rows: belongingTo(table.parent, parent.id),
        closing,
      })) as PgTable
    const gone = child('gone', removed)
    const staying = child('staying', retained(null, 'Notes', 'They are part of a record.'))
    expect(closingOrder({ parent, staying, gone })).toEqual(['gone', 'parent', 'staying'])
  })

  test('is refused where it and another say of each other whose rows they have', () => {
    const one = pgTable('one', { id: text('id'), other: text('other_id') })
    const other = pgTable('other', { id: text('id'), one: text('one_id') })
    const exportedNot = { what: '', why: '' }
    declareTable(one, (table) => ({
      ...answers,
      exported: exportedNot,
      rows: belongingTo(table.other, other.id),
    }))
    declareTable(other, (table) => ({
      ...answers,
      exported: exportedNot,
      rows: belongingTo(table.one, one.id),
    }))
    expect(() => closingOrder({ one, other })).toThrow('name each other')
  })
})
