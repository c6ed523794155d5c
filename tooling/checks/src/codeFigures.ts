import { exportedNames } from './exportedNames.ts'
import { eachNode } from './usedImports.ts'
import { isTest, type SourceFile, type WorkspacePackage } from './workspace.ts'

/** One figure of a checkout: what is counted, and how many there are. */
export type CodeFigure = readonly [what: string, count: number | string]

const SHORT_LINES = 20

const isSource = ({ path }: SourceFile) =>
  path.startsWith('src/') && !isTest(path) && !/\.(?:fixture|long|spec|template)\./.test(path)

const linesIn = ({ text }: SourceFile) => text.split('\n').length - 1

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** A step of a flow is a folder below `steps` with a screen. */
const STEP = /^src\/(?<flow>[\w-]+)\/steps\/(?<step>[\w-]+)\//

function stepsOf(files: readonly SourceFile[]): ReadonlyMap<string, number> {
  const folders = Map.groupBy(
    files.filter(({ path }) => STEP.test(path)),
    ({ path }) => STEP.exec(path)?.slice(1).join('/') ?? '',
  )
  return new Map(
    [...folders]
      .filter(([, own]) => own.some(({ path }) => path.endsWith('Step.tsx')))
      .map(([step, own]) => [step, own.length]),
  )
}

/** The casts of a source, `as const` aside: all of them, and those that pass by the compiler's own view. */
export function castsOf({ path, text }: SourceFile): { readonly all: number; readonly forced: number } {
  const types: string[] = []
  eachNode(path, text, (node) => {
    if (node.type !== 'TSAsExpression') return
    const type: unknown = Reflect.get(node, 'typeAnnotation')
    if (typeof type !== 'object' || type === null) return
    types.push(text.slice(Number(Reflect.get(type, 'start')), Number(Reflect.get(type, 'end'))))
  })
  const casts = types.filter((type) => type !== 'const')
  return { all: casts.length, forced: casts.filter((type) => /^(?:unknown|never|any)$/.test(type)).length }
}

function namesOfCore(workspace: readonly WorkspacePackage[]): readonly CodeFigure[] {
  const core = workspace.find(({ name }) => name === '@coverkit/core')
  const names = core ? exportedNames(core, workspace) : []
  const unused = names.filter(({ users }) => users.length === 0)
  return [
    ['names that core exports', names.length],
    ['… that no other package uses', unused.length],
    ['… of these, values', unused.filter(({ isType }) => !isType).length],
  ]
}

/** Counts the code, so that a change of its shape can be judged: `pnpm --filter @coverkit/checks figures`. */
export function codeFigures(workspace: readonly WorkspacePackage[]): readonly CodeFigure[] {
  const packages = workspace
    .map(({ folder, files }) => ({ folder, files: files.filter(isSource) }))
    .filter(({ folder }) => /^packages\/|^tooling\/sandbox$/.test(folder))
  const features = packages.find(({ folder }) => folder === 'packages/features')?.files ?? []
  const steps = stepsOf(features)
  const sources = packages.flatMap(({ files }) => files)
  const casts = sources.map(castsOf)
  return [
    ...[...steps].map(([step, count]): CodeFigure => [`files of the step ${step}`, count]),
    ['steps', steps.size],
    ['files of all steps', sum([...steps.values()])],
    ['files of features', features.length],
    [`files of ${SHORT_LINES} lines or fewer`, sources.filter((file) => linesIn(file) <= SHORT_LINES).length],
    ['casts', sum(casts.map(({ all }) => all))],
    ['… to unknown or never', sum(casts.map(({ forced }) => forced))],
    ...namesOfCore(workspace),
    ...packages.map(({ folder, files }): CodeFigure => [`lines of ${folder}`, sum(files.map(linesIn))]),
    ['lines of all these', sum(sources.map(linesIn))],
  ]
}
