import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { ROOT } from './workspace.ts'

const SKIPPED = new Set(['dist', 'dist-tagged', '.turbo', '.vite', '.vite-temp', '.vitest-cache', '.types'])

/**
 * Copies these of the workspace into a folder of its own, so that a test may change them; @returns the folder. Packages
 * find each other by relative links, and all others by a link to the folder that is installed.
 */
export function copyFolders(paths: readonly string[], name: string): string {
  const root = mkdtempSync(join(tmpdir(), `coverkit-${name}-`))
  for (const path of paths)
    cpSync(join(ROOT, path), join(root, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !SKIPPED.has(basename(source)),
    })
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'dir')
  return root
}
