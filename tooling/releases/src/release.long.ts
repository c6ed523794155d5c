import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeOutsideProject } from './outsideProject.ts'
import { ROOT } from './published.ts'

const execute = promisify(execFile)
let copy: string

const pnpm = (...words: readonly string[]) =>
  execute('pnpm', words, { cwd: copy, maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CI: 'true' } })
const readJson = async (path: string): Promise<Record<string, unknown>> =>
  JSON.parse(await readFile(join(copy, path), 'utf8'))

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'coverkit-release-'))
  await execute('git', ['clone', '--quiet', '--depth', '1', `file://${ROOT}`, copy])
  await pnpm('install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts')
}, 300_000)

afterAll(() => rm(copy, { recursive: true, force: true }))

it('a release goes from a changeset to tarballs that install, in a copy of the last commit', async () => {
  const before = await readJson('packages/identity/package.json')
  await writeFile(
    join(copy, '.changeset', 'planted.md'),
    "---\n'@coverkit/identity': minor\n---\n\nSessions last longer.\n",
  )
  await pnpm('release:version')

  const after = await readJson('packages/identity/package.json')
  const [, minor = ''] = String(before.version).split('.')
  expect(after.version).toBe(`0.${Number(minor) + 1}.0`)
  expect(await readFile(join(copy, 'packages/identity/CHANGELOG.md'), 'utf8')).toContain(
    'Sessions last longer.',
  )
  expect((await execute('git', ['status', '--porcelain', '.changeset'], { cwd: copy })).stdout).not.toContain(
    'planted',
  )
  expect(await readFile(join(copy, 'tooling/releases/api/identity/index.api.md'), 'utf8')).toContain(
    'export function createIdentitySession',
  )

  const { stdout: packed } = await pnpm('packages')
  const paths = [...packed.matchAll(/^(\S+\.tgz) \(\d+ files\)$/gm)].map(([, path = '']) => path)
  expect(paths).toHaveLength(6)
  const partner = await makeOutsideProject(
    'partner',
    paths.map((path) => ({ name: path, path, files: [] })),
  )
  try {
    expect(JSON.parse(await partner.run(process.execPath, [join('node', 'needs.mjs')]))).toMatchObject({
      life: 15_000,
    })
    const installed: unknown = JSON.parse(
      await readFile(join(partner.folder, 'node_modules/@coverkit/identity/package.json'), 'utf8'),
    )
    expect(installed).toMatchObject({
      version: after.version,
      exports: { '.': { default: './dist/index.js' } },
    })
  } finally {
    await partner.remove()
  }

  const { stdout: sent } = await pnpm(
    '--filter',
    '@coverkit/identity',
    'publish',
    '--dry-run',
    '--no-git-checks',
    '--no-provenance',
  )
  expect(sent).toContain(`@coverkit/identity@${after.version}`)
})

it('a break without a changeset that says so fails the test of the published packages', async () => {
  const path = join(copy, 'packages/identity/src/mark.ts')
  await writeFile(
    path,
    (await readFile(path, 'utf8')).replace('export function hasSessionHint(', 'export function hasMark('),
  )
  const run = pnpm(
    '--filter',
    '@coverkit/releases',
    'exec',
    'vitest',
    'run',
    'packages',
    '-t',
    'identity has an API',
  )
  await expect(run).rejects.toMatchObject({
    stderr: expect.stringMatching(/identity 0\.\d+\.0 needs a changeset of at least .+minor.+, and has none/),
  })
})
