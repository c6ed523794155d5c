import { and, eq, ne, type SQL, sum } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/Database.ts'
import type { CheckedFile } from '../../files/checkFile.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import type { Services } from '../Services.ts'

/** Declares where the files of one kind of record are stored. */
interface FileRules<Column extends string> {
  table: PgTable & Record<Column | 'number' | 'size' | 'sealedFile', PgColumn>
  /** The column of the record that a file belongs to. */
  record: Column
  /** A sealed file opens for its own record and number alone. */
  purposeOf: (record: string, number: number) => string
  /** The limit for all files of one record together. */
  mostBytes: number
}

/** A checked file to store. */
interface FileSave {
  record: string
  number: number
  file: CheckedFile
  /** Refuses a number that has another file. */
  onlyNew?: boolean
  /** Values of columns that only this kind of file has. */
  values?: Readonly<Record<string, unknown>>
}

type SaveServices = Pick<Services, 'sealing' | 'now'> & { queries: Queries }

/** The files of one kind of record, by record and number. */
export interface FileStore {
  isFile: (record: string, number: number) => SQL | undefined
  /** Opens a stored file, in base64. */
  open: (sealing: Sealing, record: string, file: { number: number; sealedFile: string }) => string
  /**
   * Stores a file sealed; it replaces the one of that number, and a repeated request changes nothing. The caller
   * has locked the record for the transaction.
   * @throws Problem 409 `too-much`, 412 `taken`
   */
  put: (services: SaveServices, save: FileSave) => Promise<void>
  /** Removes a file, if it exists. */
  remove: (queries: Queries, record: string, number: number) => Promise<void>
}

export function fileStore<Column extends string>(rules: FileRules<Column>): FileStore {
  const { table, purposeOf, mostBytes } = rules
  const column: PgColumn = table[rules.record]
  // The library derives no types of queries from a generic table.
  const rows: PgTable = table
  const isFile = (record: string, number: number) => and(eq(column, record), eq(table.number, number))
  const open: FileStore['open'] = (sealing, record, { number, sealedFile }) =>
    sealing.open(purposeOf(record, number), sealedFile)

  async function refuseTaken({ queries, sealing }: SaveServices, save: FileSave): Promise<void> {
    const { record, number, file } = save
    const [stored] = await queries
      .select({ sealedFile: table.sealedFile })
      .from(rows)
      .where(isFile(record, number))
    if (!stored) return
    const sealedFile = String(stored.sealedFile)
    if (open(sealing, record, { number, sealedFile }) !== file.bytes.toString('base64'))
      throw new Problem(412, [{ field: '', code: 'taken' }])
  }
  async function refuseTooMuch({ queries }: SaveServices, { record, number, file }: FileSave): Promise<void> {
    const [others] = await queries
      .select({ bytes: sum(table.size) })
      .from(rows)
      .where(and(eq(column, record), ne(table.number, number)))
    if (Number(others?.bytes ?? 0) + file.bytes.length > mostBytes)
      throw new Problem(409, [{ field: '', code: 'too-much' }])
  }

  return {
    isFile,
    open,
    async put(services, save) {
      const { record, number, file, onlyNew = false, values = {} } = save
      if (onlyNew) await refuseTaken(services, save)
      await refuseTooMuch(services, save)
      const set = {
        ...values,
        size: file.bytes.length,
        sealedFile: services.sealing.seal(purposeOf(record, number), file.bytes.toString('base64')),
        savedAt: services.now(),
      }
      await services.queries
        .insert(rows)
        .values({ [rules.record]: record, number, ...set })
        .onConflictDoUpdate({ target: [column, table.number], set })
    },
    async remove(queries, record, number) {
      await queries.delete(rows).where(isFile(record, number))
    },
  }
}
