import { parseSync } from 'vite'

interface Node {
  readonly type: string
  readonly start: number
}

/** Nodes that are only for the compiler. */
const TYPES =
  /^(ImportDeclaration|TSTypeAnnotation|TSTypeReference|TSInterfaceDeclaration|TSTypeAliasDeclaration|TSTypeParameterInstantiation)$/

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const nodeIn = (node: Node, member: string): Node | undefined => {
  const value: unknown = Reflect.get(node, member)
  return isNode(value) ? value : undefined
}

const nameIn = (node: Node | undefined): string | undefined => {
  const name: unknown = node && Reflect.get(node, 'name')
  return typeof name === 'string' ? name : undefined
}

/** Calls back for each node that runs, the outer ones first. */
export function eachNode(path: string, text: string, visit: (node: Node) => void): void {
  const within = (node: Node) => {
    if (TYPES.test(node.type)) return
    visit(node)
    for (const value of Object.values(node).flat()) if (isNode(value)) within(value)
  }
  within(parseSync(path, text).program)
}

/** The names that a module has for what it imports from another as values: `default`, `*` or the name of an export. */
function localNames(path: string, text: string, from: string): ReadonlyMap<string, string> {
  const { staticImports } = parseSync(path, text).module
  return new Map(
    staticImports
      .filter(({ moduleRequest }) => moduleRequest.value === from)
      .flatMap(({ entries }) => entries)
      .filter(({ isType }) => !isType)
      .map(({ importName, localName }) => [
        localName.value,
        importName.kind === 'Default' ? 'default' : (importName.name ?? '*'),
      ]),
  )
}

/**
 * The exports of a module that another one imports and then uses: names them where they run. Members of `import * as`
 * count by their own names.
 */
export function usedImports(path: string, text: string, from: string): ReadonlySet<string> {
  const locals = localNames(path, text, from)
  const used = new Set<string>()
  const named = new Set<Node>()
  eachNode(path, text, (node) => {
    const object = nodeIn(node, 'object')
    const property = nodeIn(node, 'property')
    if (object && property && Reflect.get(node, 'computed') !== true) {
      named.add(property)
      const member = nameIn(property)
      if (locals.get(nameIn(object) ?? '') === '*' && member) used.add(member)
    }
    const key = nodeIn(node, 'key')
    if (key && Reflect.get(node, 'shorthand') !== true && Reflect.get(node, 'computed') !== true)
      named.add(key)
    const name = /^(Identifier|JSXIdentifier)$/.test(node.type) && !named.has(node) ? nameIn(node) : undefined
    const imported = name === undefined ? undefined : locals.get(name)
    if (imported) used.add(imported)
  })
  return used
}

/** The functions that a module calls or constructs, by their last names, each with the names of its type arguments. */
export function calledIn(path: string, text: string): readonly string[] {
  const called: string[] = []
  eachNode(path, text, (node) => {
    if (!/^(CallExpression|NewExpression)$/.test(node.type)) return
    const callee = nodeIn(node, 'callee')
    const name = nameIn(callee) ?? nameIn(callee && nodeIn(callee, 'property'))
    const given: unknown = Reflect.get(nodeIn(node, 'typeArguments') ?? {}, 'params')
    const types = (Array.isArray(given) ? given : []).flatMap(
      (type: unknown) => (isNode(type) && nameIn(nodeIn(type, 'typeName'))) || [],
    )
    const prefix = node.type === 'NewExpression' ? 'new ' : ''
    if (name) called.push(`${prefix}${name}${types.length > 0 ? `<${types.join(', ')}>` : ''}`)
  })
  return called
}

/** The texts that a module writes out, in their order. */
export function literalsIn(path: string, text: string): readonly string[] {
  const texts: string[] = []
  eachNode(path, text, (node) => {
    const value: unknown = node.type === 'Literal' ? Reflect.get(node, 'value') : undefined
    if (typeof value === 'string') texts.push(value)
  })
  return texts
}
