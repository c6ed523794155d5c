import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, inject } from 'vitest'
import { openDatabase } from '../database/openDatabase.ts'
import { quotes } from '../database/schema.ts'
import { type SandboxProcess, startProcess } from './startProcess.ts'

/** A database folder of its own for each test of a file, empty until the template is copied into it. */
export function useFolder() {
  const location = { parent: '', folder: '' }
  beforeEach(() => {
    location.parent = mkdtempSync(join(tmpdir(), 'coverkit-folder-'))
    location.folder = join(location.parent, 'data')
  })
  afterEach(() => rmSync(location.parent, { recursive: true, force: true }))
  return {
    location,
    copyTemplate: () => cpSync(inject('pgliteTemplate'), location.folder, { recursive: true }),
    start: (): SandboxProcess => startProcess({ SANDBOX_DATA: location.folder }),
    savedQuotes: async () => {
      const database = await openDatabase({ folder: location.folder })
      const rows = await database.queries.select().from(quotes)
      await database.close()
      return rows
    },
  }
}
