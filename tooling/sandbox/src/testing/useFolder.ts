import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, inject } from 'vitest'
import { openDatabase } from '../database/openDatabase.ts'
import { quotes } from '../database/schema.ts'
import { type SandboxProcess, startProcess } from './startProcess.ts'

/** A database folder of its own for each test of a file, empty until the template is copied into it. */
export function useFolder() {
  const place = { parent: '', folder: '' }
  beforeEach(() => {
    place.parent = mkdtempSync(join(tmpdir(), 'coverkit-folder-'))
    place.folder = join(place.parent, 'data')
  })
  afterEach(() => rmSync(place.parent, { recursive: true, force: true }))
  return {
    place,
    copyTemplate: () => cpSync(inject('pgliteTemplate'), place.folder, { recursive: true }),
    start: (): SandboxProcess => startProcess({ SANDBOX_DATA: place.folder }),
    savedQuotes: async () => {
      const database = await openDatabase({ folder: place.folder })
      const rows = await database.queries.select().from(quotes)
      await database.close()
      return rows
    },
  }
}
