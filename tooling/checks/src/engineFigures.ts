import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type FigureRow, fieldFigures } from './fieldFigures.ts'
import { most, readFigures } from './functionFigures.ts'
import { importsOf, isTest, ROOT, readWorkspace, type SourceFile } from './workspace.ts'

const KEEPING = ['packages/drafts', 'packages/flow-draft']
const TESTED = ['packages/flow', ...KEEPING]

interface Plan {
  readonly files: ReadonlyMap<string, string | Buffer>
}

const linesOf = (text: string | Buffer) => String(text).trimEnd().split('\n').length
const isDrawn = (path: string) => path.includes('/generated/')

/** Returns the generator's plan. The generator depends on this package, so it is loaded by its path. */
async function planned(...words: readonly string[]): Promise<Plan> {
  const { planOf } = (await import(join(ROOT, 'tooling', 'generate', 'src', 'generate.ts'))) as {
    readonly planOf: (root: string, words: readonly string[]) => Plan
  }
  return planOf(ROOT, words)
}

const editedBy = ({ files }: Plan) =>
  [...files.keys()].filter((path) => existsSync(join(ROOT, path)) && !isDrawn(path))

function circles(): number {
  const biome = join(ROOT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
  const args = [
    biome,
    'lint',
    '--only=suspicious/noImportCycles',
    '--reporter=json',
    '--max-diagnostics=none',
    '.',
  ]
  const text = execFileSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return (JSON.parse(text) as { summary: { errors: number } }).summary.errors
}

function features(): readonly SourceFile[] {
  return readWorkspace().find(({ folder }) => folder === 'packages/features')?.files ?? []
}

function common() {
  const own = features().filter(({ path }) => path.startsWith('src/common/'))
  const lines = own.filter(({ path }) => !isTest(path)).reduce((sum, { text }) => sum + linesOf(text), 0)
  return `${new Set(own.map(({ path }) => path.split('/')[2])).size} folders, ${lines} lines`
}

/** Returns whether a file is of a flow's ending: the last step, its sending and the page after it. */
const isOfEnding = (path: string) =>
  /\/zz-flow\/(?:ending\.ts|submission\/|complete\/|steps\/check-and-send\/)/.test(path)

/** The lines of a generated flow without its first step, stories and tests. */
const scaffoldLines = ({ files }: Plan, isCounted: (path: string) => boolean) =>
  [...files]
    .filter(([path]) => path.includes('/zz-flow/') && !path.includes('/steps/start/') && !isTest(path))
    .filter(([path]) => isCounted(path))
    .reduce((sum, [, text]) => sum + linesOf(text), 0)

const step = await planned('step', 'client-quote', 'zz-step')
const flow = await planned('flow', 'zz-flow')
const figures = readFigures(KEEPING).flatMap((own) =>
  own.figures.map((figure) => ({ ...figure, folder: own.folder })),
)
const [longest, changing] = [most(figures, 'lines'), most(figures, 'lets')]
const climbing = features().filter((file) => importsOf(file).some((target) => target.startsWith('../../../')))

const rows: readonly FigureRow[] = [
  ['existing files edited to add a step', editedBy(step).join(', '), '1'],
  ['existing files edited to add a flow', editedBy(flow).join(', '), '2'],
  [
    'lines of a flow before its first question',
    String(scaffoldLines(flow, (path) => !isOfEnding(path))),
    '≤ 150',
  ],
  ['lines of a generated flow’s ending', String(scaffoldLines(flow, isOfEnding)), 'none'],
  ['longest function that keeps or sends', `${longest?.lines} lines (${longest?.name})`, '≤ 80'],
  ['most lets in one closure there', `${changing?.lets} (${changing?.name})`, '≤ 3'],
  ['import circles, types included', String(circles()), '0'],
  ['common/', common(), '≤ 10, ≤ 2,000'],
  ['files of features with `../../../` imports', String(climbing.length), '0'],
  ...readFigures(TESTED).map(
    ({ folder, testLines, sourceLines }) =>
      [`tests : source in ${folder}`, (testLines / sourceLines).toFixed(2), '≥ 1.5'] as const,
  ),
  ...fieldFigures(),
]

console.log('| figure | now | goal |\n|---|---|---|')
for (const row of rows) console.log(`| ${row.join(' | ')} |`)
