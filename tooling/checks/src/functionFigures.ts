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

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

const linesIn = (text: string) => text.split('\n').length

/** Every function of a source, those within others too. */
export function functionsOf({ path, text }: SourceFile): readonly FunctionFigure[] {
  const figures: FunctionFigure[] = []

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
    const lines = linesIn(text.slice(node.start, node.end))
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

/** Every function of the packages' sources, without tests, stories and what only they use. */
export const readFigures = (): readonly FunctionFigure[] =>
  readWorkspace()
    .flatMap(({ files }) => files)
    .filter(({ path }) => path.startsWith('src/') && !path.endsWith('/index.ts') && !isTesting(path))
    .flatMap(functionsOf)

const isTesting = (path: string) => isTest(path) || /\.(?:fixture|long|spec|template)\./.test(path)
