import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, inject } from 'vitest'
import { loadDataKeys } from '../sealing/loadDataKeys.ts'
import { makeSealing } from '../sealing/makeSealing.ts'
import { openJson } from '../sealing/sealedJson.ts'
import { quotes } from '../subjects/quotes/tables.ts'
import { openDatabase } from '../subjects/records/openDatabase.ts'
import { type SandboxProcess, startProcess } from './startProcess.ts'

/** Provides each test of a file with its own database folder, empty until the template is copied into it. */
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
    /** Returns every saved quote, opened with the key beside the folder. */
    savedQuotes: async () => {
      const database = await openDatabase({ folder: location.folder })
      const rows = await database.queries.select().from(quotes)
      await database.close()
      const sealing = makeSealing(loadDataKeys({ folder: location.folder }, undefined))
      return rows.map((row) => ({
        ...row,
        body: openJson(sealing, 'quote', row.id, row.body),
      }))
    },
  }
}
