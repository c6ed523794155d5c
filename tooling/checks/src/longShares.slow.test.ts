import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { longParts } from './longParts.ts'
import { ROOT } from './workspace.ts'

const parts = longParts()
/** The last of the parts that share the tests of one file or folder: when there are too many, it has none. */
const last = parts.filter(({ line }) => {
  const [, own, all] = /--shard=(\d+)\/(\d+)/.exec(line) ?? []
  return own !== undefined && own === all
})
const inBrowser = last.filter(({ folder }) => folder === 'tooling/e2e')

// Takes over 5 s: Playwright reads all tests for each of them.
test.each(inBrowser)('$name has a share of the tests', ({ folder, line }) => {
  const [, args = ''] = /TEST_ARGS='([^']*)'/.exec(line) ?? []
  const cwd = join(ROOT, folder)
  const program = join(cwd, 'node_modules', '.bin', 'playwright')
  const listed = execFileSync(program, ['test', ...args.split(' '), '--list'], { cwd, encoding: 'utf8' })
  expect(listed).toMatch(/Total: [1-9]\d* tests?/)
})

test('files of one test, and files for Vitest, are in no shares', () => {
  expect(last.map(({ name }) => name)).toEqual([
    'model-8',
    'layout-2',
    'pictures-2',
    'translated-26',
    'backend-5',
    'browser-4',
  ])
})
