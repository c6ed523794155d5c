import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pathsOf, stalePaths } from './documentPaths.ts'
import { ROOT } from './workspace.ts'

/** Files that a reader or a build writes, or that a package publishes. */
const EXAMPLES = [
  './base.css',
  './styles.css',
  'NameStep.tsx',
  'Step.tsx',
  'Tile.tsx',
  'X.slow.stories.tsx',
  'data.json',
  'scripts.json',
  'speculation.json',
  'src/home/TilesDrawing.tsx',
  'src/who-we-are/who-we-are.page.tsx',
  'testssl.sh',
  'x.slow.test.ts',
]
/** Records of their day, words for visitors, and what tools write. */
const NOT_READ = /^docs\/decisions\/\d|^docs\/screens\/|CHANGELOG\.md$|^\.changeset\/|\/content\//
const IGNORED =
  /(?:^|[\\/])(?:\.(?:data|git|results|turbo|vite)|dist(?:-tagged)?|node_modules|playwright-report|storybook-static|test-results)(?:[\\/]|$)/

const files = globSync(['**/*.*', '**/.*/**/*.*'], { cwd: ROOT, exclude: (path) => IGNORED.test(path) })
  .filter((path) => !IGNORED.test(path))
  .map((path) => path.replaceAll('\\', '/'))

it('documents name no file and no folder that is not there', () => {
  const documents = files.filter((path) => path.endsWith('.md') && !NOT_READ.test(path))
  const texts = new Map(documents.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]))
  expect([...texts.values()].flatMap(pathsOf).length).toBeGreaterThan(900)
  expect(stalePaths(texts, files, EXAMPLES)).toEqual([])
  const named = new Set([...texts.values()].flatMap(pathsOf))
  expect(EXAMPLES.filter((example) => !named.has(example))).toEqual([])
})

const FILES = ['packages/ui/src/button/Button.tsx', 'packages/core/src/index.ts', 'docs/style.md']
const faultsOf = (span: string) =>
  stalePaths(new Map([['packages/ui/README.md', `The \`${span}\` says it.`]]), FILES)

it.each([
  'Button.tsx',
  'button/Button.tsx',
  'ui/button/Button.tsx',
  'packages/ui/src/button/',
  '../core/src/index.ts',
  '../../docs/style.md',
])('finds %s', (path) => {
  expect(faultsOf(path)).toEqual([])
})

it.each(['Buttons.tsx', 'card/Button.tsx', 'buttons/', '../button/Button.tsx', 'docs/looks.md'])(
  'names %s, which is not there, with its document',
  (path) => {
    expect(faultsOf(path)).toEqual([{ where: 'packages/ui/README.md', fault: `\`${path}\` leads nowhere` }])
  },
)

it('leaves out other words, blocks of code and what builds write', () => {
  const text =
    '`Button`, `GET /api/v1/quotes`, `pnpm dev`, `*.css.ts`, `dist/headers.json`\n\n```sh\n`gone/`\n```\n'
  expect(pathsOf(text)).toEqual([])
})
