import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { API_CLIENT_JOBS } from './designCardApi.ts'
import type { CardTree, Job, Use } from './designCardJob.ts'
import { type Files, ModuleGraph } from './moduleGraph.ts'
import { stages } from './stages.ts'
import { literalsIn, usedImports } from './usedImports.ts'
import { ROOT, type Violation } from './workspace.ts'

const PATTERNS = [
  '{.changeset,.github/workflows}/*.{json,md,yml}',
  '{package.json,pnpm-workspace.yaml,pnpm-lock.yaml,turbo.json,README.md,vitest.config.ts,docs/architecture.md}',
  '{apps,packages,tooling}/*/package.json',
  '{apps,packages,tooling}/*/*.ts',
  '{apps,packages}/*/src/**/*.{ts,tsx,css}',
  'packages/api-client/scripts/*.ts',
  'tooling/{releases,vite}/src/**/*.ts',
  'tooling/storybook/.storybook/*.ts',
  'tooling/tsconfig/*.json',
]

/** The workspace as it stands. */
export function readCardTree(root = ROOT): CardTree {
  const paths = globSync(PATTERNS, { cwd: root, exclude: ['**/node_modules', '**/dist', '**/dist-tagged'] })
  const names = paths.map((path) => path.replaceAll('\\', '/')).toSorted()
  return {
    files: new Map(names.map((path) => [path, readFileSync(join(root, path), 'utf8')])),
    lines: stages.flatMap(({ commands }) => commands.map(({ line }) => line)),
  }
}

const read = (files: Files, path: string) => JSON.parse(files.get(path) ?? '{}')

/** The apps that visitors load, by their entries. */
const entriesOf = (files: Files): readonly string[] =>
  [...files.keys()].filter((path) => /^apps\/[\w-]+\/src\/main\.tsx$/.test(path))

/** Nothing of it need be a file of its own: `apps` is there with whatever is in it. */
const TOP_LEVEL = [
  'package.json',
  'pnpm-workspace.yaml',
  'turbo.json',
  'README.md',
  'apps/',
  'packages/',
  'tooling/',
  '.changeset/',
  'docs/',
]

const FEATURES = 'packages/features/src/common'
const APPS = ['bluegum', 'coolabah', 'embed', 'redearth', 'saltbush', 'wattlebird'].map(
  (app) => `apps/${app}/package.json`,
)

/** Every style is a module that vanilla-extract compiles. */
function checkStyles({ files }: CardTree, graph: ModuleGraph): readonly Violation[] {
  return [...files.keys()].flatMap((where) => {
    if (where.endsWith('.css')) return [{ where, fault: 'is a style that vanilla-extract does not compile' }]
    if (!where.endsWith('.css.ts') || graph.reachedFrom(where).has('@vanilla-extract/css')) return []
    return [{ where, fault: 'is a style without @vanilla-extract/css' }]
  })
}

/** Queries that screens show are atoms of `defineQuery`. */
function checkQueries({ files }: CardTree, graph: ModuleGraph): readonly Violation[] {
  const from = '#common/queries/defineQuery.ts'
  const queries = [...graph.reachedFrom('apps/wattlebird/src/main.tsx')].filter(
    (path) =>
      path !== `${FEATURES}/queries/defineQuery.ts` &&
      graph.importsOf(path).includes(`${FEATURES}/queries/defineQuery.ts`),
  )
  const unused = queries.filter((path) => !usedImports(path, files.get(path) ?? '', from).has('defineQuery'))
  const fault = 'is imported by no query of a route'
  return queries.length > 0 && unused.length === 0
    ? []
    : [{ where: `${FEATURES}/queries/defineQuery.ts`, fault }]
}

function checkPnpm({ files }: CardTree): readonly Violation[] {
  const { devEngines } = read(files, 'package.json')
  const { packages } = parse(files.get('pnpm-workspace.yaml') ?? '{}') ?? {}
  const faults = []
  if (devEngines?.packageManager?.name !== 'pnpm')
    faults.push({ where: 'package.json', fault: 'does not name pnpm as its package manager' })
  for (const folder of ['apps/*', 'packages/*', 'tooling/*'])
    if (!packages?.includes(folder))
      faults.push({ where: 'pnpm-workspace.yaml', fault: `does not have the packages ${folder}` })
  if (!files.has('pnpm-lock.yaml')) faults.push({ where: 'pnpm-lock.yaml', fault: 'is missing' })
  return faults
}

function checkTurbo({ files }: CardTree): readonly Violation[] {
  const { tasks } = read(files, 'turbo.json')
  const { dependsOn = [], outputs = [] } = tasks?.build ?? {}
  return dependsOn.includes('^build') && outputs.length > 0
    ? []
    : [{ where: 'turbo.json', fault: 'has no task that builds packages before those that need them' }]
}

function checkChangesets({ files }: CardTree): readonly Violation[] {
  const faults = []
  const command = 'tooling/releases/src/versionCommand.ts'
  const words = literalsIn(command, files.get(command) ?? '')
  if (words.indexOf('version') !== words.indexOf('changeset') + 1 || !words.includes('changeset'))
    faults.push({ where: command, fault: 'does not run changeset version' })
  if (!files.has('.changeset/config.json'))
    faults.push({ where: '.changeset/config.json', fault: 'is missing' })
  const workflow = parse(files.get('.github/workflows/release.yml') ?? '{}') ?? {}
  const jobs: readonly { steps?: readonly { uses?: string; with?: { script?: string } }[] }[] = Object.values(
    workflow.jobs ?? {},
  )
  const actionOf = (part: string) =>
    jobs.flatMap(({ steps = [] }) => steps).find(({ uses }) => uses?.startsWith(`changesets/action/${part}@`))
  const version = actionOf('version')?.with?.script
  if (version !== 'pnpm run release:version' || !actionOf('pack') || !actionOf('publish'))
    faults.push({ where: '.github/workflows/release.yml', fault: 'does not release by changesets' })
  return faults
}

function checkJsx({ files }: CardTree): readonly Violation[] {
  const where = 'tooling/tsconfig/react.json'
  return read(files, where).compilerOptions?.jsx === 'react-jsx'
    ? []
    : [{ where, fault: 'does not compile elements for react' }]
}

/** The libraries of the design card, in its order. */
export const DESIGN_CARD: readonly Job[] = [
  {
    library: 'turbo',
    manifests: ['package.json'],
    scripts: [['package.json', 'build', 'turbo run build']],
    lines: ['pnpm exec turbo run build', 'pnpm exec turbo run test', 'pnpm run boundaries'],
    also: checkTurbo,
  },
  { library: 'pnpm', manifests: [], lines: ['pnpm --filter'], also: checkPnpm },
  {
    library: 'react',
    manifests: [
      ...APPS,
      'packages/ui/package.json',
      'packages/features/package.json',
      'packages/site/package.json',
    ],
    ships: [
      { module: 'packages/site/src/routes.tsx', from: 'react', names: ['lazy'] },
      { module: `${FEATURES}/step-form/useStepForm.ts`, from: 'react', names: ['useCallback'] },
    ],
    also: checkJsx,
  },
  {
    library: 'react-dom',
    manifests: [...APPS, 'packages/site/package.json'],
    ships: [
      {
        module: 'packages/site/src/startSite.tsx',
        from: 'react-dom/client',
        names: ['createRoot', 'hydrateRoot'],
      },
    ],
    tools: [
      { module: 'packages/site/src/prerender/index.tsx', from: 'react-dom/static', names: ['prerender'] },
    ],
  },
  {
    library: 'react-router',
    manifests: ['packages/site/package.json', 'packages/features/package.json', 'packages/flow/package.json'],
    ships: [
      { module: 'packages/site/src/startSite.tsx', from: 'react-router', names: ['createBrowserRouter'] },
      { module: 'packages/site/src/startSite.tsx', from: 'react-router/dom', names: ['RouterProvider'] },
      { module: 'packages/flow/src/react/flowRoutes.tsx', from: 'react-router', names: ['redirect'] },
    ],
  },
  {
    library: 'jotai',
    manifests: ['packages/features/package.json', 'packages/flow-draft/package.json'],
    ships: [
      { module: `${FEATURES}/page-services/createPageServices.ts`, from: 'jotai', names: ['createStore'] },
      { module: `${FEATURES}/page-services/PageServicesProvider.tsx`, from: 'jotai', names: ['Provider'] },
      { module: 'packages/flow-draft/src/state/createFlowDraft.ts', from: 'jotai', names: ['atom'] },
      { module: `${FEATURES}/step-form/useStepForm.ts`, from: 'jotai', names: ['useAtomValue'] },
    ],
  },
  {
    library: 'jotai-tanstack-query',
    manifests: ['packages/features/package.json'],
    ships: [
      {
        module: `${FEATURES}/queries/defineQuery.ts`,
        from: 'jotai-tanstack-query',
        names: ['atomWithQuery'],
      },
    ],
    also: checkQueries,
  },
  {
    library: '@tanstack/query-core',
    manifests: ['packages/features/package.json'],
    ships: [
      { module: `${FEATURES}/queries/queryClient.ts`, from: '@tanstack/query-core', names: ['QueryClient'] },
      { module: `${FEATURES}/queries/defineQuery.ts`, from: './queryClient.ts', names: ['queryClientAtom'] },
    ],
  },
  ...API_CLIENT_JOBS,
  {
    library: '@radix-ui/react-dialog',
    manifests: ['packages/ui/package.json'],
    ships: [
      {
        module: 'packages/ui/src/dialog/Dialog.tsx',
        from: '@radix-ui/react-dialog',
        names: ['Root', 'Portal', 'Content', 'Title', 'Close'],
      },
    ],
  },
  {
    library: 'vanilla-extract',
    manifests: [
      ...APPS.filter((app) => !app.includes('embed')),
      'packages/ui/package.json',
      'packages/features/package.json',
    ],
    dependency: '@vanilla-extract/css',
    tools: [
      {
        module: 'tooling/vite/src/compiledStyles.ts',
        from: '@vanilla-extract/vite-plugin',
        names: ['vanillaExtractPlugin'],
      },
      {
        module: 'tooling/releases/src/buildPackage.ts',
        from: '@vanilla-extract/rollup-plugin',
        names: ['vanillaExtractPlugin'],
      },
    ],
    also: checkStyles,
  },
  {
    library: 'vite',
    manifests: APPS,
    scripts: APPS.map((app) => [app, 'build', 'vite build'] as const),
    tools: [
      { module: 'apps/wattlebird/vite.config.ts', from: '@coverkit/vite', names: ['defineBrandApp'] },
      { module: 'tooling/vite/src/devMain.ts', from: 'vite', names: ['createServer'] },
    ],
  },
  {
    library: 'storybook',
    manifests: ['tooling/storybook/package.json'],
    scripts: [
      ['tooling/storybook/package.json', 'dev', 'storybook dev'],
      ['tooling/storybook/package.json', 'build', 'storybook build'],
    ],
    lines: ['turbo run test --filter=./tooling/storybook'],
    tools: [
      {
        module: 'tooling/storybook/.storybook/main.ts',
        from: '@storybook/react-vite/node',
        names: ['defineMain'],
      },
      {
        module: 'tooling/storybook/vitest.config.ts',
        from: '@storybook/addon-vitest/vitest-plugin',
        names: ['storybookTest'],
      },
    ],
  },
  {
    library: 'vitest',
    manifests: ['package.json'],
    scripts: [
      ['packages/core/package.json', 'test', 'vitest run'],
      ['tooling/checks/package.json', 'test', 'vitest run'],
    ],
    lines: ['--filter=./packages/core', 'turbo run test --filter=./tooling/checks'],
    tools: [{ module: 'vitest.config.ts', from: 'vitest/config', names: ['defineConfig'] }],
  },
  {
    library: 'changesets',
    manifests: ['package.json'],
    dependency: '@changesets/cli',
    scripts: [
      ['package.json', 'changeset', 'changeset'],
      ['package.json', 'release:version', 'tooling/releases/src/versionCommand.ts'],
      ['package.json', 'release:publish', 'changeset publish'],
    ],
    also: checkChangesets,
  },
]

const dependenciesOf = (files: Files, manifest: string): object => {
  const { dependencies, devDependencies, peerDependencies } = read(files, manifest)
  return { ...dependencies, ...devDependencies, ...peerDependencies }
}

function checkUse({ files }: CardTree, { module: where, from, names }: Use): readonly Violation[] {
  const used = usedImports(where, files.get(where) ?? '', from)
  return names
    .filter((name) => !used.has(name))
    .map((name) => ({ where, fault: `does not use ${name} of ${from}` }))
}

function checkShipped(entries: readonly string[], graph: ModuleGraph, { module: where }: Use) {
  return entries
    .filter((entry) => !graph.reachedFrom(entry).has(where))
    .map((entry) => ({ where, fault: `is not loaded by ${entry}` }))
}

function checkJob(tree: CardTree, graph: ModuleGraph, job: Job): readonly Violation[] {
  const { library, manifests, dependency = library, ships = [], tools = [], scripts = [], lines = [] } = job
  const entries = entriesOf(tree.files)
  return [
    ...manifests
      .filter((where) => !(dependency in dependenciesOf(tree.files, where)))
      .map((where) => ({ where, fault: `does not depend on ${dependency}` })),
    ...[...ships, ...tools].flatMap((use) => checkUse(tree, use)),
    ...ships.flatMap((use) => checkShipped(entries, graph, use)),
    ...scripts
      .filter(([where, script, runs]) => !read(tree.files, where).scripts?.[script]?.includes(runs))
      .map(([where, script, runs]) => ({ where, fault: `does not run ${runs} as ${script}` })),
    ...lines
      .filter((words) => !tree.lines.some((line) => line.includes(words)))
      .map((words) => ({ where: 'npm test', fault: `does not run ${words}` })),
    ...(job.also?.(tree, graph) ?? []),
  ]
}

/** Checks the top level of the design card, and each library at its job; quicker with the graph of a tree that differs little. */
export function checkDesignCard(
  tree: CardTree,
  jobs: readonly Job[] = DESIGN_CARD,
  before?: ModuleGraph,
): readonly Violation[] {
  const graph = new ModuleGraph(tree.files, before)
  const paths = [...tree.files.keys()]
  const missing = TOP_LEVEL.filter((name) =>
    name.endsWith('/') ? !paths.some((path) => path.startsWith(name)) : !tree.files.has(name),
  )
  return [
    ...missing.map((where) => ({ where, fault: 'is missing' })),
    ...jobs.flatMap((job) => checkJob(tree, graph, job)),
  ]
}
