import type { FastifyRequest } from 'fastify'
import { FileRefused } from '../../files/FileRefused.ts'
import type { CheckedFile, FileType } from '../../files/fileTypes.ts'
import type { ScanFile } from '../../files/scanFile.ts'
import { limitConcurrency } from '../../limits/limitConcurrency.ts'
import { Problem, unavailable } from '../../problem/Problem.ts'

import type { Services } from '../../services/Services.ts'

/** The limit for all files of one subject together. */
export const MOST_BYTES = 30 * 1024 * 1024

/** Limits files in progress: one of ten megabytes is in memory several times while it is checked and sealed. */
export const withFileSlot = limitConcurrency(2)

type CheckServices = Pick<Services, 'fileChecks' | 'scanFile'>

/**
 * Checks the file in a request's body before it is stored.
 * @throws Problem 422 with a code of `FileRefused`
 */
export async function checkedFile(
  services: CheckServices,
  { body, headers }: FastifyRequest,
): Promise<CheckedFile> {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
  const [declared = ''] = (headers['content-type'] ?? '').split(';')
  return checkedBytes(services, bytes, declared.trim().toLowerCase())
}

/**
 * Checks bytes from another source in the same way.
 * @throws Problem 422 with a code of `FileRefused`, 503 while they cannot be scanned
 */
export async function checkedBytes(
  { fileChecks, scanFile }: CheckServices,
  bytes: Buffer,
  declared: string,
): Promise<CheckedFile> {
  try {
    const file = await fileChecks.check(bytes, declared)
    // Scans the sent bytes, not the cleaned ones: a cleaned picture would hide an attempted attack.
    if ((await scanned(scanFile, bytes, file.type)) === 'infected') throw new FileRefused('infected')
    return file
  } catch (error) {
    if (error instanceof FileRefused) throw new Problem(422, [{ field: '', code: error.code }])
    throw error
  }
}

async function scanned(scanFile: ScanFile, bytes: Buffer, type: FileType) {
  try {
    return await scanFile(bytes, type)
  } catch {
    throw unavailable('scan')
  }
}
