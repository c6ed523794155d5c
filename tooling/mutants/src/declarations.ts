import { parseSync } from 'vite'

/** A declaration's place in its file, as offsets. */
export interface Declaration {
  readonly start: number
  readonly end: number
}

interface Node extends Declaration {
  readonly type: string
}

const NAMED = new Set([
  'FunctionDeclaration',
  'VariableDeclarator',
  'ClassDeclaration',
  'MethodDefinition',
  'PropertyDefinition',
  'Property',
])

/**
 * Returns the declarations of a source by name. A name has the names around it: `createSender.work` is a function in
 * `createSender`. A function and the member that returns it may have one name.
 */
export function declarationsOf(path: string, text: string): ReadonlyMap<string, readonly Declaration[]> {
  const found = new Map<string, readonly Declaration[]>()

  function visit(node: Node, around: string): void {
    const own = NAMED.has(node.type) ? nameOf(node) : undefined
    const name = [around, own].filter(Boolean).join('.')
    if (own !== undefined) found.set(name, [...(found.get(name) ?? []), { start: node.start, end: node.end }])
    for (const inner of Object.values(node).flat()) if (isNode(inner)) visit(inner, name)
  }

  visit(parseSync(path, text).program, '')
  return found
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** Returns the name of a function, a variable or a member; `#name` of a private one. */
function nameOf(node: Node): string | undefined {
  const id: unknown = Reflect.get(node, 'id') ?? Reflect.get(node, 'key')
  if (!isNode(id)) return undefined
  const name: unknown = Reflect.get(id, 'name') ?? Reflect.get(id, 'value')
  if (typeof name !== 'string') return undefined
  return id.type === 'PrivateIdentifier' ? `#${name}` : name
}

/** Returns the place of an offset as StrykerJS counts: lines from 1, columns from 0. */
export function placeOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: before.at(-1)?.length ?? 0 }
}
