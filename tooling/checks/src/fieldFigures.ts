import { type FunctionFigure, most, readFigures } from './functionFigures.ts'
import { isTest, readWorkspace, type WorkspacePackage } from './workspace.ts'

/** One line of a table of figures. */
export type FigureRow = readonly [name: string, figure: string, goal: string]

interface Source {
  readonly path: string
  readonly text: string
}

/** Whether visitors or partners get a source: no tests, long ones too, stories, fixtures, examples or the backend’s pairs. */
const isShipped = ({ path }: Pick<Source, 'path'>) =>
  !isTest(path) && !/\.(?:stories|fixture|long)\.|\/testing\/|^tooling\/sandbox\/mutants\/|\.md$/.test(path)

const linesOf = (files: readonly Source[]) =>
  files.reduce((sum, { text }) => sum + text.trimEnd().split('\n').length, 0)

function sourcesOf(packages: readonly WorkspacePackage[]): readonly Source[] {
  return packages
    .flatMap(({ folder, files }) => files.map(({ path, text }) => ({ path: `${folder}/${path}`, text })))
    .filter(isShipped)
}

const CORE_FORMS = /^packages\/core\/src\/.*\/(?:parse|empty|validate)[A-Z]\w*\.ts$|Request\.ts$/
const FEATURE_FORMS = /^packages\/features\/src\/.*\/(?:model|view)\.ts$/
const ENDINGS =
  /^packages\/features\/src\/(?:[^/]+\/submission|submission\/(?:arrival|ending|signature))\/|^packages\/features\/src\/[^/]+\/ending\.ts$|\/insurer-declarations\/missing\.ts$/

/** Whether people write a source, and the product rather than its checks. */
const isWritten = (path: string) => !/\/generated\/|^tooling\/checks\//.test(path)

/** How often a field, an ending and a wire shape are written, and how much source there is. */
export function fieldFigures(): readonly FigureRow[] {
  const packages = readWorkspace()
  const sources = sourcesOf(packages)
  const features = packages.find(({ folder }) => folder === 'packages/features')
  const homes = new Set(features?.files.map(({ path }) => /^src\/([^/]+)\//.exec(path)?.[1]).filter(Boolean))
  const functions: readonly FunctionFigure[] = readFigures(packages.map(({ folder }) => folder))
    .flatMap(({ figures }) => figures)
    .filter(isShipped)
  const [longest, changing] = [most(functions, 'lines'), most(functions, 'lets')]
  const matching = (pattern: RegExp) => sources.filter(({ path }) => pattern.test(path))
  return [
    [
      'sources that name an answer of a claim (`offWorkFrom`), beside openapi.yaml',
      String(sources.filter(({ path, text }) => isWritten(path) && /\boffWorkFrom\b/.test(text)).length),
      '≤ 4',
    ],
    [
      'lines of core’s readers and validations, and of features’ models and views',
      String(linesOf([...matching(CORE_FORMS), ...matching(FEATURE_FORMS)])),
      '≤ 1,900',
    ],
    [
      'lines of api-client’s resources and core’s wire shapes',
      String(linesOf(matching(/^packages\/api-client\/src\/resources\/|^packages\/core\/.*\/wire\.ts$/))),
      '≤ 2,100',
    ],
    ['lines of how flows end', String(linesOf(matching(ENDINGS))), '≤ 850'],
    [
      'files with a `switch` over kinds of failure',
      String(matching(/^packages\//).filter(({ text }) => text.includes('switch (failure.kind)')).length),
      '1',
    ],
    [
      'homes of features; names that they declare',
      `${homes.size}; ${Object.keys(features?.imports ?? {}).length}`,
      '≤ 18; ≤ 70',
    ],
    ['longest function of all', `${longest?.lines} lines (${longest?.name})`, '≤ 80'],
    ['most lets in one function', `${changing?.lets} (${changing?.name})`, '≤ 3'],
    ['lines of source', String(linesOf(sources)), '≤ 127,000'],
  ]
}
