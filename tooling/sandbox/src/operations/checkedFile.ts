import type { FastifyRequest } from 'fastify'
import { type CheckedFile, checkFile } from '../files/checkFile.ts'
import { FileRefused } from '../files/FileRefused.ts'
import { limitConcurrency } from '../limits/limitConcurrency.ts'
import { Problem } from '../problem/Problem.ts'

/** Of the files that belong together. */
export const MOST_BYTES = 30 * 1024 * 1024

/** A file of ten megabytes is in memory several times while it is checked and sealed. */
export const exclusively = limitConcurrency(2)

/**
 * The file that a request has as its body, if it may be stored.
 *
 * @throws Problem 422 with a code of `FileRefused`
 */
export async function checkedFile({ body, headers }: FastifyRequest): Promise<CheckedFile> {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
  const [declared = ''] = (headers['content-type'] ?? '').split(';')
  try {
    return await checkFile(bytes, declared.trim().toLowerCase())
  } catch (error) {
    if (error instanceof FileRefused) throw new Problem(422, [{ field: '', code: error.code }])
    throw error
  }
}
