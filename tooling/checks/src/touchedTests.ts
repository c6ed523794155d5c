import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withArgs } from './stages.ts'
import { ROOT } from './workspace.ts'

/** One program of `pnpm check`. */
export interface Task {
  readonly name: string
  readonly line: string
}

const SOURCE = /\.(ts|tsx|mjs|css|csv|ya?ml|json)$/
const LINTED = /\.(ts|tsx|mjs|css|json)$/
/** The document and its generator: Vitest finds no test that imports a document. */
const GENERATES = /^packages\/api-client\/(openapi\.yaml$|scripts\/)/
/** Its tests start the whole backend, so that Vitest finds nearly all of them related to any file. */
const BACKEND = 'tooling/sandbox'
/** Checks that take half a second or more, with the files that they read beside their own. */
const SLOW_CHECKS: readonly (readonly [name: string, read: RegExp])[] = [
  ['designCard', /^(?!tooling\/sandbox\/)/],
  ['componentPages', /^(packages\/ui|tooling\/(storybook|component-facts))\//],
  ['occupationWords', /autosuggest|occupation|personal-details|\/rating\//i],
  ['lockfile', /(package\.json|\.yaml)$/],
  ['longParts', /\.long\.ts$/],
  ['longMemory', /^turbo\.json$/],
]

/** Without the slow checks that read none of these files. Every check is run where one of them changed. */
function checksOf(paths: readonly string[]): string {
  const isOther = ([, read]: (typeof SLOW_CHECKS)[number]) =>
    !paths.some((path) => read.test(path) || path.startsWith('tooling/checks/'))
  const others = SLOW_CHECKS.filter(isOther).map(([name]) => `--exclude=**/${name}.test.ts`)
  const args = others.length > 0 ? withArgs(others.join(' ')) : ''
  return `${args}pnpm --filter @coverkit/checks run test`
}

/** The nearest folder of a file, up to its package's, below which a file fits; null where none does. */
function nearestFolder(path: string, pattern: string, root: string): string | null {
  const owner = packageOf(path)
  if (owner === null) return null
  for (let folder = dirname(path); folder.startsWith(`${owner}/`); folder = dirname(folder)) {
    if (globSync(`${folder}/**/${pattern}`, { cwd: root }).length > 0) return folder
  }
  return null
}

const packageOf = (path: string): string | null =>
  /^(packages|apps|tooling)\/[^/]+(?=\/)/.exec(path)?.[0] ?? null

/** Returns the programs that find, within half a minute, a fault in these files, which are named from the root. */
export function touchedTests(files: readonly string[], root = ROOT): readonly Task[] {
  const sources = files.filter((path) => SOURCE.test(path))
  const linted = files.filter((path) => LINTED.test(path))
  const byPackage = Map.groupBy(sources, packageOf)
  const units = [...byPackage].flatMap(([owner, paths]) => {
    const tested = owner === null ? [] : globSync(`${owner}/{src,vitest}*/**/*.test.ts`, { cwd: root })
    return owner === null || owner === 'tooling/checks' || owner === 'tooling/e2e' || tested.length === 0
      ? []
      : [unitsOf(owner, paths, root)]
  })
  const stories = unique(sources.map((path) => nearestFolder(path, '*.stories.tsx', root)))
  // The longest first, since two run at once.
  return [
    ...(stories.length > 0
      ? [
          {
            name: 'stories',
            line: `pnpm --filter @coverkit/storybook exec vitest run --project stories* ${stories.map((folder) => `${folder}/`).join(' ')}`,
          },
        ]
      : []),
    { name: 'checks', line: checksOf(sources) },
    ...units,
    ...(sources.length > 0 ? [{ name: 'types', line: 'pnpm types' }] : []),
    ...(linted.length > 0
      ? [
          {
            name: 'lint',
            line: `pnpm exec biome check --config-path=biome.edit.json --no-errors-on-unmatched ${linted.join(' ')}`,
          },
        ]
      : []),
  ]
}

function unitsOf(owner: string, paths: readonly string[], root: string): Task {
  const within = `pnpm --filter ./${owner} exec vitest`
  const folders = unique(paths.map((path) => nearestFolder(path, '*.test.ts', root)))
  const places = folders.map((folder) => `${folder.slice(owner.length + 1)}/`)
  const related = paths.map((path) => join(root, path))
  const slow = paths.some((path) => path.includes('.slow.test.')) ? '' : " --exclude='**/*.slow.test.ts'"
  return {
    name: owner,
    line:
      owner === BACKEND
        ? `${within} run${slow} ${places.join(' ')}`
        : paths.some((path) => GENERATES.test(path))
          ? `${within} run`
          : `${within} related --run --passWithNoTests${slow} ${related.join(' ')}`,
  }
}

const unique = (folders: readonly (string | null)[]): readonly string[] =>
  [...new Set(folders)].filter((folder) => folder !== null)
