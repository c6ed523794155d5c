import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { folderStore } from '../file-store/folderStore.ts'
import { type SealedFiles, sealedFiles } from '../file-store/sealedFiles.ts'
import { makeSealing, type Sealing } from '../sealing/makeSealing.ts'
import { DATA_KEY } from './dataKey.ts'

/** Provides stored files in a temporary folder, for a test file without a backend. */
export function useFiles(sealing: Sealing = makeSealing([Buffer.from(DATA_KEY, 'base64')])): {
  folder: string
  sealing: Sealing
  files: SealedFiles
} {
  const folder = mkdtempSync(join(tmpdir(), 'coverkit-files-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return { folder, sealing, files: sealedFiles(folderStore(folder), sealing) }
}

/** Lists the names of all files in a folder, those in folders within it included. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted()

/** Lists the keys in a store. */
export async function keysIn({ store }: SealedFiles, prefix = ''): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of store.list(prefix)) keys.push(key)
  return keys
}

/** The path of a stored file. */
export const pathIn = (folder: string, key: string): string => join(folder, key.slice(0, 2), key)

/** Makes a stored file so many minutes old. */
export function makeOld(folder: string, key: string, minutes: number): void {
  const time = new Date(Date.now() - minutes * 60_000)
  utimesSync(pathIn(folder, key), time, time)
}
