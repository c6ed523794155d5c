import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { ROOT } from './workspace.ts'

const BIOME = join(ROOT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
const folders: string[] = []

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** What the linter of this repository says of sources in another folder: null where it finds nothing. */
async function lint(sources: Readonly<Record<string, string>>): Promise<string | null> {
  const folder = mkdtempSync(join(tmpdir(), 'coverkit-cycles-'))
  folders.push(folder)
  for (const file of ['biome.json', '.gitignore']) cpSync(join(ROOT, file), join(folder, file))
  const place = join(folder, 'tooling', 'sandbox', 'src')
  mkdirSync(place, { recursive: true })
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(place, name), text)
  const args = [BIOME, 'lint', '--only=suspicious/noImportCycles', '--colors=off', '.']
  try {
    await promisify(execFile)(process.execPath, args, { cwd: folder })
    return null
  } catch (error) {
    return error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
  }
}

const other = "import type { One } from './one.ts'\n\nexport interface Other {\n  one: One\n}\n"

it('the linter refuses a circle of imports, one of types only included', async () => {
  const found = await lint({
    'one.ts': "import type { Other } from './other.ts'\n\nexport interface One {\n  other: Other\n}\n",
    'other.ts': other,
  })
  expect(found).toContain('tooling/sandbox/src/one.ts:1:28 lint/suspicious/noImportCycles')
  expect(found).toContain('tooling/sandbox/src/other.ts:1:26 lint/suspicious/noImportCycles')
})

it('the linter takes imports that lead one way', async () => {
  expect(await lint({ 'one.ts': 'export type One = string\n', 'other.ts': other })).toBeNull()
})
