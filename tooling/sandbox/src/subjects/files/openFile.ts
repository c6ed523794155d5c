import type { Readable } from 'node:stream'
import { FileMissing } from '../../file-store/FileStore.ts'
import type { Services } from '../../services/Services.ts'

/**
 * Opens the file that a row names. A row may be replaced, and its file removed, before the file is open, so a
 * missing file is asked for once more.
 * @returns undefined without a row
 */
export async function openFile<Row extends { file: string | null }>(
  { files }: Pick<Services, 'files'>,
  purpose: string,
  find: () => Promise<Row | undefined>,
): Promise<{ row: Row; stream: Readable } | undefined> {
  const row = await find()
  if (!row) return undefined
  try {
    return { row, stream: await files.read(purpose, keyOf(row)) }
  } catch (error) {
    if (!(error instanceof FileMissing)) throw error
  }
  const again = await find()
  return again && { row: again, stream: await files.read(purpose, keyOf(again)) }
}

/** Rows of an earlier release have no file in the store until the next start. */
function keyOf({ file }: { file: string | null }): string {
  if (file === null) throw new FileMissing('The file was not moved to the store')
  return file
}
