import { posix } from 'node:path'
import { parseSync, Visitor } from 'vite'
import type { SourceFile, Violation, WorkspacePackage } from './workspace.ts'

/** Modules of ours that browser tests may import values from, with the reason why none yields expected texts. */
export const INPUT_MODULES: ReadonlyMap<string, string> = new Map([
  ['@coverkit/browser', 'finds Chromium and sets its switches'],
  ['@coverkit/browser/translate-page', 'does to a page what a browser’s translator does'],
  ['@coverkit/checks/copy-folders', 'copies sources, for a test that edits them'],
  ['@coverkit/hosting/newer-functions', 'names of functions, which are taken away from the browser'],
  ['@coverkit/embed-sdk/testing', 'messages of a hostile page: they are sent, and nothing of them may show'],
  ['@coverkit/faults', 'the proxy that breaks connections'],
  ['@coverkit/faults/literal', 'a backend of another make'],
  ['@coverkit/hosting/answers', 'what a build’s plan says of each address; under test are the hosts'],
  ['@coverkit/hosting/check', 'requests those addresses from a host and compares'],
  ['@coverkit/hosting/nginx', 'finds and starts nginx'],
  ['@coverkit/hosting/sample', 'a made-up plan, whose answers stand in the test'],
  ['@coverkit/hosting/sites', 'reads which pages a build has'],
  ['@coverkit/sandbox/bodies', 'requests of the document’s examples, which are sent in the browser’s place'],
  ['@coverkit/sandbox/identity-bodies', 'the same of an identity check'],
  ['@coverkit/sandbox/mail-of-names', 'names of visitors, in a message that shows them'],
  [
    '@coverkit/sandbox/read-pdf',
    'reads the text of a PDF, with a library that shares no code with its writer',
  ],
  ['@coverkit/sandbox/refuse-local-names', 'lets no test look up a name that few systems know'],
  ['@coverkit/sandbox/samples', 'messages with sample content, whose width is measured'],
  ['@coverkit/seed', 'the number that what is random begins with'],
  ['@coverkit/serve', 'starts the built sites and the backend'],
  ['@coverkit/serve/ports', 'finds free ports'],
  ['@coverkit/serve/storybook', 'serves the built Storybook'],
  ['@coverkit/vite/serve', 'the static host of one build'],
])

const BROWSER_TESTS = 'tooling/e2e'
const FAULT =
  'is a value of the product: what a page should say stands in the test. Inputs are listed in expectedWords.ts'

/** Browser tests that take their expectations from the code under test, and so could not fail when it is wrong. */
export function checkExpectedWords(packages: readonly WorkspacePackage[]): readonly Violation[] {
  return valueImports(packages)
    .filter(({ file, specifier }) => isOurs(file, specifier) && !INPUT_MODULES.has(specifier))
    .map(({ file, specifier }) => ({ where: `${BROWSER_TESTS}/${file}`, fault: `${specifier} ${FAULT}` }))
}

/** Modules of the list that no browser test imports any more. */
export function unusedInputModules(packages: readonly WorkspacePackage[]): readonly string[] {
  const used = new Set(valueImports(packages).map(({ specifier }) => specifier))
  return [...INPUT_MODULES.keys()].filter((specifier) => !used.has(specifier))
}

const valueImports = (packages: readonly WorkspacePackage[]) =>
  packages
    .filter(({ folder }) => folder === BROWSER_TESTS)
    .flatMap(({ files }) =>
      files.flatMap((file) => valueImportsOf(file).map((specifier) => ({ file: file.path, specifier }))),
    )

/** Returns the modules from which a source imports or re-exports more than types. */
function valueImportsOf({ path, text }: SourceFile): readonly string[] {
  const { module, program } = parseSync(path, text)
  const dynamic: string[] = []
  new Visitor({
    ImportExpression({ source }) {
      const isText = source.type === 'Literal' && typeof source.value === 'string'
      dynamic.push(isText ? source.value : COMPUTED)
    },
  }).visit(program)
  return [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : [moduleRequest.value])),
    ),
    ...dynamic,
  ]
}

/** A module whose name is composed while the test runs could be any. */
const COMPUTED = 'import(…)'

function isOurs(file: string, specifier: string): boolean {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier).startsWith('../')
  return specifier.startsWith('@coverkit/') || specifier === COMPUTED
}
