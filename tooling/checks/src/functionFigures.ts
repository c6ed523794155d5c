import { parseSync } from 'vite'
import { isTest, readWorkspace, type SourceFile } from './workspace.ts'

/** One function of a source: how many lines it takes, and how many `let`s its own body declares. */
export interface FunctionFigure {
  readonly name: string
  readonly path: string
  readonly lines: number
  /** Without the `let`s of functions within it. */
  readonly lets: number
}

/** The packages that store and send answers. */
const FOLDERS = ['packages/flow-draft', 'packages/drafts']
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

/** Every function of a source, those within others too. */
export function functionsOf({ path, text }: SourceFile): readonly FunctionFigure[] {
  const figures: FunctionFigure[] = []
  const lineOf = (at: number) => text.slice(0, at).split('\n').length

  /** Returns the number of `let`s in the function around the node. */
  function visit(node: Node, name: string): number {
    const own = node.type === 'VariableDeclaration' && Reflect.get(node, 'kind') === 'let'
    const declared: unknown = own ? Reflect.get(node, 'declarations') : []
    const within = Object.values(node)
      .flat()
      .filter(isNode)
      .map((inner) => visit(inner, nameOf(node) ?? name))
    const lets = (Array.isArray(declared) ? declared.length : 0) + within.reduce((all, some) => all + some, 0)
    if (!FUNCTIONS.has(node.type)) return lets
    const lines = lineOf(node.end) - lineOf(node.start) + 1
    figures.push({ name: nameOf(node) ?? name, path, lines, lets })
    return 0
  }

  visit(parseSync(path, text).program, '')
  return figures
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** Returns the name of a declaration, a variable or a member. */
function nameOf(node: Node): string | undefined {
  for (const member of ['id', 'key']) {
    const id: unknown = Reflect.get(node, member)
    const name: unknown = typeof id === 'object' && id !== null ? Reflect.get(id, 'name') : undefined
    if (typeof name === 'string') return name
  }
  return undefined
}

/** The function with the most of something. */
export function most(figures: readonly FunctionFigure[], of: 'lines' | 'lets'): FunctionFigure | undefined {
  return figures.toSorted((one, other) => other[of] - one[of])[0]
}

export interface PackageFigures {
  readonly folder: string
  readonly figures: readonly FunctionFigure[]
  /** Lines of sources and of tests with their fixtures; lists of exports are neither. */
  readonly sourceLines: number
  readonly testLines: number
}

export function readFigures(folders: readonly string[] = FOLDERS): readonly PackageFigures[] {
  return readWorkspace()
    .filter(({ folder }) => folders.includes(folder))
    .map(({ folder, files }) => {
      const own = files.filter(({ path }) => path.startsWith('src/') && !path.endsWith('/index.ts'))
      const isTesting = ({ path }: SourceFile) => isTest(path) || path.includes('.fixture.')
      const sources = own.filter((file) => !isTesting(file))
      return {
        folder,
        figures: sources.flatMap(functionsOf),
        sourceLines: linesOf(sources),
        testLines: linesOf(own.filter(({ path }) => isTest(path) && !path.includes('.fixture.'))),
      }
    })
}

const linesOf = (files: readonly SourceFile[]) =>
  files.reduce((lines, { text }) => lines + text.split('\n').length - 1, 0)
