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

/** Runs this repository's linter on sources in a folder: null if it reports nothing. */
async function lint(where: string, sources: Readonly<Record<string, string>>): Promise<string | null> {
  const folder = mkdtempSync(join(tmpdir(), 'coverkit-cycles-'))
  folders.push(folder)
  for (const file of ['biome.json', '.gitignore']) cpSync(join(ROOT, file), join(folder, file))
  const place = join(folder, where)
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

it.each([
  'tooling/sandbox/src',
  'packages/features/src/client-quote',
  'packages/site/src',
  'packages/ui/src/bar-chart',
])('the linter refuses a circle of imports, one of types only included: %s', async (where) => {
  const found = await lint(where, {
    'one.ts': "import type { Other } from './other.ts'\n\nexport interface One {\n  other: Other\n}\n",
    'other.ts': other,
  })
  expect(found).toContain(`${where}/one.ts:1:28 lint/suspicious/noImportCycles`)
  expect(found).toContain(`${where}/other.ts:1:26 lint/suspicious/noImportCycles`)
})

it('the linter refuses a table that loads a screen which imports the table', async () => {
  const found = await lint('packages/features/src/client-quote', {
    'flow.ts': "export const flow = { screen: () => import('./Screen.ts') }\n",
    'Screen.ts': "import { flow } from './flow.ts'\n\nexport const screen = () => flow\n",
  })
  expect(found).toContain('packages/features/src/client-quote/Screen.ts:1:22 lint/suspicious/noImportCycles')
})

it('the linter takes imports that lead one way', async () => {
  expect(
    await lint('packages/features/src/client-quote', {
      'one.ts': 'export type One = string\n',
      'other.ts': other,
    }),
  ).toBeNull()
})
