import { and, eq, ne, type SQL, sum } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/Database.ts'
import type { StoredFile } from '../../file-store/sealedFiles.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Services } from '../../services/Services.ts'

/** Declares the rows of the files of one kind of record. */
interface FileRules<Column extends string> {
  table: PgTable & Record<Column | 'number' | 'size' | 'file' | 'fileHash', PgColumn>
  /** The column of the record that a file belongs to. */
  record: Column
  /** A sealed file opens for its own record and number alone. */
  purposeOf: (record: string, number: number) => string
  /** The limit for all files of one record together. */
  mostBytes: number
}

/** A stored file to record. */
interface FileSave {
  record: string
  number: number
  file: StoredFile
  /** Refuses a number that has another file. */
  onlyNew: boolean
  /** Values of columns that only this kind of file has. */
  values?: Readonly<Record<string, unknown>>
}

type SaveServices = Pick<Services, 'files' | 'now'> & { queries: Queries }

/** The rows of the files of one kind of record, by record and number. */
export interface FileRows {
  /** The limit for all files of one record together. */
  mostBytes: number
  /** Returns the bytes of a record's other files than that number. */
  bytesBeside: (queries: Queries, record: string, number: number) => Promise<number>
  isFile: (record: string, number: number) => SQL | undefined
  purposeOf: (record: string, number: number) => string
  /**
   * Records a stored file; it replaces the one of that number, and a repeated request changes nothing. The caller
   * has locked the record for the transaction.
   * @returns the key of the replaced file, to be removed after the transaction; null if there was none
   * @throws Problem 409 `too-much`, 412 `taken`
   */
  put: (services: SaveServices, save: FileSave) => Promise<string | null>
  /** Removes the row of a file, if it exists. @returns the key of the file, to be removed after the transaction */
  remove: (queries: Queries, record: string, number: number) => Promise<string | null>
}

export function fileRows<Column extends string>(rules: FileRules<Column>): FileRows {
  const { table, purposeOf, mostBytes } = rules
  const column: PgColumn = table[rules.record]
  // The library derives no types of queries from a generic table.
  const rows: PgTable = table
  const isFile = (record: string, number: number) => and(eq(column, record), eq(table.number, number))

  async function storedBefore({ files, queries }: SaveServices, save: FileSave): Promise<string | null> {
    const { record, number, file, onlyNew } = save
    const [stored] = await queries
      .select({ file: table.file, fileHash: table.fileHash })
      .from(rows)
      .where(isFile(record, number))
    if (!stored) return null
    if (onlyNew && !files.isHashOf(purposeOf(record, number), file, String(stored.fileHash)))
      throw new Problem(412, [{ field: '', code: 'taken' }])
    return keyOf(stored)
  }
  async function bytesBeside(queries: Queries, record: string, number: number): Promise<number> {
    const [others] = await queries
      .select({ bytes: sum(table.size) })
      .from(rows)
      .where(and(eq(column, record), ne(table.number, number)))
    return Number(others?.bytes ?? 0)
  }
  async function refuseTooMuch({ queries }: SaveServices, { record, number, file }: FileSave): Promise<void> {
    if ((await bytesBeside(queries, record, number)) + file.size > mostBytes)
      throw new Problem(409, [{ field: '', code: 'too-much' }])
  }

  return {
    mostBytes,
    bytesBeside,
    isFile,
    purposeOf,
    async put(services, save) {
      const { record, number, file, values = {} } = save
      const replaced = await storedBefore(services, save)
      await refuseTooMuch(services, save)
      const set = {
        ...values,
        size: file.size,
        file: file.key,
        fileHash: services.files.hashOf(purposeOf(record, number), file),
        savedAt: services.now(),
      }
      await services.queries
        .insert(rows)
        .values({ [rules.record]: record, number, ...set })
        .onConflictDoUpdate({ target: [column, table.number], set })
      return replaced
    },
    async remove(queries, record, number) {
      const [removed] = await queries
        .delete(rows)
        .where(isFile(record, number))
        .returning({ file: table.file })
      return removed ? keyOf(removed) : null
    },
  }
}

const keyOf = ({ file }: { file?: unknown }): string | null => (typeof file === 'string' ? file : null)
