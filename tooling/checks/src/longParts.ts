import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { withArgs } from './stages.ts'
import { ROOT } from './workspace.ts'

/** A part of the long run: at most twelve minutes on two cores. */
export interface LongPart {
  readonly name: string
  /** The folder of the package, from the root. */
  readonly folder: string
  readonly line: string
}

const BROWSER = 'tooling/e2e'
const LONG = '{packages,apps,tooling}/*/{src,long,screens,translated}/**/*.long.ts'

/** Files of browser tests that take longer than a part may: in so many shares of their tests. Vitest has shares of files alone. */
const SHARDS: Readonly<Record<string, number>> = {
  model: 8,
  pictures: 2,
  layout: 2,
  translated: 26,
}

/** Tests of the short runs with more cases, or that repeat elsewhere what shorter ones assert. */
const REPEATED: readonly Tests[] = [
  { name: 'backend', folder: 'tooling/sandbox', args: '.test.ts', shards: 5 },
  {
    name: 'browser',
    folder: BROWSER,
    args: '--config playwright.long.config.ts --grep-invert every.story.is.laid.out tests/',
    shards: 4,
  },
  // Each of its six tests measures a sixth of all stories in thirteen ways, for two minutes.
  {
    name: 'stories',
    folder: BROWSER,
    args: '--config playwright.long.config.ts tests/layout-stories.spec.ts',
    shards: 1,
  },
]

const CONFIGS: Readonly<Record<string, string>> = {
  long: '--config playwright.long.config.ts ',
  screens: '--config playwright.screens.config.ts --project=long ',
  translated: '--config playwright.translated.config.ts ',
}

interface Tests {
  readonly name: string
  /** The folder of the package, from the root. */
  readonly folder: string
  readonly args: string
  readonly shards: number
}

const lineOf = ({ folder, args }: Tests) =>
  `${withArgs(args)}pnpm exec turbo run test:long --filter=./${folder} --output-logs=new-only`

function partsOf(tests: Tests): readonly LongPart[] {
  const { name, folder, args, shards } = tests
  if (shards === 1) return [{ name, folder, line: lineOf(tests) }]
  return Array.from({ length: shards }, (_, index) => ({
    name: `${name}-${index + 1}`,
    folder,
    line: lineOf({ ...tests, args: `${args} --shard=${index + 1}/${shards}` }),
  }))
}

function testsOf(path: string): Tests {
  const [group = '', owner = '', kind = ''] = path.split('/')
  const [folder, name] = [join(group, owner), basename(path, '.long.ts')]
  const args = `${folder === BROWSER ? CONFIGS[kind] : ''}${basename(path)}`
  return { name, folder, args, shards: SHARDS[name] ?? 1 }
}

/** A file's part has the name of the file. */
export function longParts(root = ROOT): readonly LongPart[] {
  const files = globSync(LONG, { cwd: root }).sort()
  return [
    // The unit and property tests, with a seed of the run's own.
    { name: 'unit', folder: '.', line: 'pnpm exec turbo run //#test:seeds --output-logs=new-only' },
    ...[...files.map(testsOf), ...REPEATED].flatMap(partsOf),
  ]
}

/** All of them, or those that a word names: a part, a file in several parts, or a package. */
export function longPartsNamed(word: string | undefined, parts = longParts()): readonly LongPart[] {
  const isNamed = ({ name, folder }: LongPart) =>
    word === undefined || name.replace(/-\d+$/, '') === word || name === word || basename(folder) === word
  const chosen = parts.filter(isNamed)
  if (chosen.length === 0)
    throw new Error(
      `No part of the long run is named ${word}; there are: ${parts.map(({ name }) => name).join(', ')}`,
    )
  return chosen
}
