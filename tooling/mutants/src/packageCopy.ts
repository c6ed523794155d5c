import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { ROOT } from './mutatedPackage.ts'

const LINKED = new Set(['node_modules', 'dist'])

/** Copies a package into a temporary folder with the repository's layout, and removes it after the work. */
export async function inPackageCopy<Result>(
  folder: string,
  work: (copy: string) => Promise<Result>,
): Promise<Result> {
  const root = mkdtempSync(join(tmpdir(), 'coverkit-mutants-'))
  try {
    const copy = join(root, relative(ROOT, folder))
    const group = dirname(copy)
    linkAll(ROOT, root, basename(group))
    mkdirSync(group)
    linkAll(dirname(folder), group, basename(folder))
    mkdirSync(copy)
    for (const entry of readdirSync(folder)) {
      if (LINKED.has(entry)) symlinkSync(join(folder, entry), join(copy, entry))
      else cpSync(join(folder, entry), join(copy, entry), { recursive: true })
    }
    return await work(copy)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

function linkAll(from: string, to: string, except: string): void {
  for (const entry of readdirSync(from))
    if (entry !== except && !entry.startsWith('.')) symlinkSync(join(from, entry), join(to, entry))
}
