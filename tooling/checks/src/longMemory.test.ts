import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rememberedMs } from './longMemory.ts'
import { longParts } from './longParts.ts'
import { ROOT } from './workspace.ts'

/** A workspace with one package, whose long test passes unless it is told to fail, and with the tasks of this one. */
let root: string
const write = (path: string, content: string | object) => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content))
}
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: root })

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'coverkit-long-'))
  // Not a link to all that is installed: pnpm would prune that for this workspace.
  mkdirSync(join(root, 'node_modules', '.bin'), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules', '.bin', 'turbo'), join(root, 'node_modules', '.bin', 'turbo'))
  write('package.json', { name: 'planted-root', private: true, packageManager: 'pnpm@12.4.2' })
  write('pnpm-workspace.yaml', 'packages: [tooling/*]\nverifyDepsBeforeRun: false\n')
  write('.gitignore', 'node_modules\n.turbo\n')
  const { transit, 'test:long': long } = JSON.parse(readFileSync(join(ROOT, 'turbo.json'), 'utf8')).tasks
  write('turbo.json', { envMode: 'loose', tasks: { transit, 'test:long': long } })
  write('tooling/sandbox/package.json', {
    name: 'planted',
    private: true,
    scripts: { 'test:long': 'node long.js $TEST_ARGS' },
  })
  write('tooling/sandbox/long.js', "if (process.argv[2].startsWith('fuzz')) process.exit(1)\n")
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'First')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const partNamed = (name: string) => {
  const part = longParts().find((one) => one.name === name)
  if (part === undefined) throw new Error(`There is no part ${name}`)
  return part
}
const isRemembered = (name: string) => rememberedMs(partNamed(name), root) !== undefined
const run = (name: string, seed: string) =>
  execFileSync(partNamed(name).line, {
    cwd: root,
    shell: true,
    stdio: 'ignore',
    env: { ...process.env, SEED: seed },
  })

test('a part that passed is remembered until a file that it reads changes, with any seed, and one that failed is not', () => {
  expect(isRemembered('durability')).toBe(false)
  run('durability', '1')
  expect([isRemembered('durability'), isRemembered('uploadCrash')]).toEqual([true, false])
  expect(() => run('fuzz', '2')).toThrow()
  expect(isRemembered('fuzz')).toBe(false)
  write('tooling/sandbox/other.js', '')
  expect(isRemembered('durability')).toBe(false)
  rmSync(join(root, 'tooling/sandbox/other.js'))
  expect(isRemembered('durability')).toBe(true)
})
