import { describe, expect, it } from 'vitest'
import { checkDesignCard, DESIGN_CARD, readCardTree } from './designCard.ts'
import type { CardTree } from './designCardJob.ts'
import { ModuleGraph } from './moduleGraph.ts'

const tree = readCardTree()
const graph = new ModuleGraph(tree.files)

/** The tree with other texts of some files; without those whose text is null. */
function changed(texts: Readonly<Record<string, string | null>>): CardTree {
  const files = new Map(tree.files)
  for (const [path, text] of Object.entries(texts))
    if (text === null) files.delete(path)
    else files.set(path, text)
  return { ...tree, files }
}

const textOf = (path: string): string => {
  const text = tree.files.get(path)
  if (text === undefined) throw new Error(`There is no ${path}`)
  return text
}

/** One file's text with another in place of a part, which has to be there. */
function edited(path: string, part: string | RegExp, other: string): CardTree {
  const text = textOf(path).replace(part, other)
  if (text === textOf(path)) throw new Error(`${path} has no ${part}`)
  return changed({ [path]: text })
}

const jobOf = (name: string) => DESIGN_CARD.filter(({ library }) => library === name)

const found = (library: string, plan: CardTree) =>
  checkDesignCard(plan, jobOf(library), graph).map(({ where, fault }) => `${where} ${fault}`)

it('the workspace keeps the design card', () => {
  expect(checkDesignCard(tree, DESIGN_CARD, graph)).toEqual([])
})

it('each library of the card has its job', () => {
  expect(DESIGN_CARD.map(({ library }) => library)).toEqual([
    'turbo',
    'pnpm',
    'react',
    'react-dom',
    'react-router',
    'jotai',
    'jotai-tanstack-query',
    '@tanstack/query-core',
    'openapi-fetch',
    'openapi-typescript',
    'zod',
    '@radix-ui/react-dialog',
    'vanilla-extract',
    'vite',
    'storybook',
    'vitest',
    'changesets',
  ])
})

const dependencies = DESIGN_CARD.flatMap(({ library, manifests, dependency = library }) =>
  manifests.map((manifest) => ({ library, dependency, manifest })),
)

it.each(dependencies)(
  '$dependency on which $manifest does not depend is missed',
  ({ library, dependency, manifest }) => {
    const own: Record<string, object> = JSON.parse(textOf(manifest))
    for (const group of Object.values(own)) Reflect.deleteProperty(Object(group), dependency)
    expect(found(library, changed({ [manifest]: JSON.stringify(own) }))).toEqual([
      `${manifest} does not depend on ${dependency}`,
    ])
  },
)

const uses = DESIGN_CARD.flatMap(({ library, ships = [], tools = [] }) =>
  [...ships, ...tools].map((use) => ({ library, ...use })),
)

describe.each(uses)('$library in $module', ({ library, module, from, names }) => {
  const [line = ''] =
    new RegExp(`^import (?:(?!\\nimport)[^;])*? from '${from}'\\n`, 'm').exec(textOf(module)) ?? []
  const all = names.map((name) => `${module} does not use ${name} of ${from}`)

  it.each([
    ['without its import', ''],
    ['as a type alone', line.replaceAll(/\btype /g, '').replace(/^import /, 'import type ')],
    ['under the name of another module', line.replace(from, './other.ts')],
  ])('is missed %s', (_, other) => {
    expect(found(library, edited(module, line, other))).toEqual(expect.arrayContaining(all))
  })

  it('is missed where it is imported and does nothing', () => {
    const idle = changed({ [module]: `${line}// ${names.join(' ')}\n` })
    expect(found(library, idle)).toEqual(expect.arrayContaining(all))
  })
})

const shipped = DESIGN_CARD.flatMap(({ library, ships = [] }) => ships.map((use) => ({ library, ...use })))

it.each(shipped)('$library in $module that no page loads is missed', ({ library, module }) => {
  const entry = 'apps/redearth/src/main.tsx'
  const idle = changed({ [entry]: "import { brand } from './brand.ts'\n\nvoid brand\n" })
  expect(found(library, idle)).toContain(`${module} is not loaded by ${entry}`)
})

it('a module that its package no longer names is missed', () => {
  const other = edited('packages/ui/package.json', '"./src/dialog/index.ts"', '"./src/theme/index.ts"')
  expect(found('@radix-ui/react-dialog', other)).toContain(
    'packages/ui/src/dialog/Dialog.tsx is not loaded by apps/wattlebird/src/main.tsx',
  )
})

const scripts = DESIGN_CARD.flatMap(({ library, scripts = [] }) =>
  scripts.map(([manifest, script, runs]) => ({ library, manifest, script, runs })),
)

it.each(scripts)('$manifest that runs another $script is missed', ({ library, manifest, script, runs }) => {
  const own: { scripts: Record<string, string> } = JSON.parse(textOf(manifest))
  own.scripts[script] = 'node other.ts'
  expect(found(library, changed({ [manifest]: JSON.stringify(own) }))).toEqual([
    `${manifest} does not run ${runs} as ${script}`,
  ])
})

const lines = DESIGN_CARD.flatMap(({ library, lines = [] }) => lines.map((words) => ({ library, words })))

it.each(lines)('a run of the tests without $words is missed', ({ library, words }) => {
  const others = tree.lines.filter((line) => !line.includes(words))
  expect(found(library, { ...tree, lines: others })).toContain(`npm test does not run ${words}`)
})

it.each([
  'package.json',
  'pnpm-workspace.yaml',
  'turbo.json',
  'README.md',
  'apps/',
  'packages/',
  'tooling/',
  '.changeset/',
  'docs/',
])('the top level without %s is missed', (name) => {
  const gone = [...tree.files.keys()].filter((path) => path.startsWith(name))
  const rest = changed(Object.fromEntries(gone.map((path) => [path, null])))
  expect(found('none', rest)).toEqual([`${name} is missing`])
})

const CLIENT = 'packages/api-client/src/createApiClient.ts'
const PAUSE = 'packages/api-client/src/http/pause.ts'
const SCHEMA = 'packages/api-client/src/generated/schema.ts'
const READER = 'packages/api-client/src/generated/readers/healthReader.ts'
const QUERY = 'packages/features/src/common/queries/defineQuery.ts'

/** Each module that imports `defineQuery`, with nothing in it. */
const emptied = Object.fromEntries(
  [...tree.files].flatMap(([path, text]) =>
    text.includes("/queries/defineQuery.ts'") ? [[path, 'export {}\n']] : [],
  ),
)

const rows: readonly (readonly [what: string, library: string, plan: CardTree, finding: string])[] = [
  [
    'a client of anything',
    'openapi-fetch',
    edited(CLIENT, 'createClient<paths>(', 'createClient('),
    `${CLIENT} does not make a client of paths with openapi-fetch`,
  ],
  ...["new Request('/a')", "globalThis.fetch('/a')"].map(
    (other) =>
      [
        other,
        'openapi-fetch',
        edited(PAUSE, 'const timer', `void ${other}\n    const timer`),
        `${PAUSE} makes or sends a request beside openapi-fetch`,
      ] as const,
  ),
  [
    'types by hand',
    'openapi-typescript',
    edited(SCHEMA, 'auto-generated by openapi-typescript', 'written'),
    `${SCHEMA} is not written by openapi-typescript`,
  ],
  [
    'types that nothing writes',
    'openapi-typescript',
    edited('packages/api-client/scripts/generate.ts', './generatedFiles.ts', './other.ts'),
    'packages/api-client/scripts/typesSource.ts is not run by scripts/generate.ts',
  ],
  [
    'an answer that is believed',
    'zod',
    changed({ [READER]: 'export const healthReader = (value: unknown) => value\n' }),
    `${READER} reads an answer without zod`,
  ],
  [
    'a style sheet',
    'vanilla-extract',
    changed({ 'packages/ui/src/card/card.css': '.card { color: red }' }),
    'packages/ui/src/card/card.css is a style that vanilla-extract does not compile',
  ],
  [
    'a style of nothing',
    'vanilla-extract',
    changed({ 'packages/ui/src/card/card.css.ts': "export const card = 'card'\n" }),
    'packages/ui/src/card/card.css.ts is a style without @vanilla-extract/css',
  ],
  [
    'elements of something else',
    'react',
    edited('tooling/tsconfig/react.json', 'react-jsx', 'preserve'),
    'tooling/tsconfig/react.json does not compile elements for react',
  ],
  [
    'another package manager',
    'pnpm',
    edited('package.json', '"name": "pnpm"', '"name": "npm"'),
    'package.json does not name pnpm as its package manager',
  ],
  [
    'a workspace without apps',
    'pnpm',
    edited('pnpm-workspace.yaml', '  - apps/*\n', ''),
    'pnpm-workspace.yaml does not have the packages apps/*',
  ],
  ['no lockfile', 'pnpm', changed({ 'pnpm-lock.yaml': null }), 'pnpm-lock.yaml is missing'],
  [
    'builds in any order',
    'turbo',
    edited('turbo.json', '"dependsOn": ["^build"]', '"dependsOn": []'),
    'turbo.json has no task that builds packages before those that need them',
  ],
  [
    'versions by hand',
    'changesets',
    edited('tooling/releases/src/versionCommand.ts', "'changeset', 'version'", "'other'"),
    'tooling/releases/src/versionCommand.ts does not run changeset version',
  ],
  [
    'no changesets',
    'changesets',
    changed({ '.changeset/config.json': null }),
    '.changeset/config.json is missing',
  ],
  [
    'a release by hand',
    'changesets',
    edited('.github/workflows/release.yml', 'changesets/action/publish@', 'other/action/publish@'),
    '.github/workflows/release.yml does not release by changesets',
  ],
]

it.each(rows)('%s is missed: %s', (_, library, plan, finding) => {
  expect(found(library, plan)).toEqual([finding])
})

it('queries that no route has are missed', () => {
  expect(found('jotai-tanstack-query', changed(emptied))).toContain(
    `${QUERY} is imported by no query of a route`,
  )
})
