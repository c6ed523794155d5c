import { FileMissing } from '../../file-store/FileStore.ts'
import type { SealedFiles } from '../../file-store/sealedFiles.ts'
import { ExportedFile } from './ExportedFile.ts'
import type { CustomerExport } from './gatherExport.ts'

/** Three bytes are four characters, so parts of a multiple of three bytes can be written one by one. */
const BYTES_OF_A_GROUP = 3

/** Writes an export as JSON, record by record and its files frame by frame: it is never in memory as a whole. */
export async function* exportText(
  files: Pick<SealedFiles, 'read'>,
  { sections, ...rest }: CustomerExport,
): AsyncGenerator<string> {
  yield `${JSON.stringify(rest).slice(0, -1)},"sections":[`
  for (const [index, { records, ...section }] of sections.entries()) {
    yield `${index > 0 ? ',' : ''}${JSON.stringify(section).slice(0, -1)},"records":[`
    for (const [place, record] of records.entries()) {
      yield place > 0 ? ',' : ''
      yield* recordText(files, record)
    }
    yield ']}'
  }
  yield ']}'
}

async function* recordText(files: Pick<SealedFiles, 'read'>, record: object): AsyncGenerator<string> {
  const entries: [string, unknown][] = Object.entries(record).filter(([, value]) => value !== undefined)
  yield '{'
  for (const [index, [name, value]] of entries.entries()) {
    yield `${index > 0 ? ',' : ''}${JSON.stringify(name)}:`
    if (value instanceof ExportedFile) yield* fileText(files, value)
    else yield JSON.stringify(value)
  }
  yield '}'
}

async function* fileText(
  files: Pick<SealedFiles, 'read'>,
  { key, purpose }: ExportedFile,
): AsyncGenerator<string> {
  const opened = key === null ? null : await files.read(purpose, key).catch(nullIfMissing)
  if (opened === null) {
    yield 'null'
    return
  }
  let rest = Buffer.alloc(0)
  yield '"'
  for await (const part of opened) {
    const bytes = Buffer.concat([rest, part])
    const whole = bytes.length - (bytes.length % BYTES_OF_A_GROUP)
    yield bytes.toString('base64', 0, whole)
    rest = bytes.subarray(whole)
  }
  yield `${rest.toString('base64')}"`
}

/** A file that a sweep reports as missing does not keep the customer from the rest. */
function nullIfMissing(error: unknown): null {
  if (error instanceof FileMissing) return null
  throw error
}
