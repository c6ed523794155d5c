import { join } from 'node:path'
import {
  type Expression,
  isArrowFunction,
  isBlock,
  isJsxAttribute,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxOpeningElement,
  isJsxSelfClosingElement,
  isJsxText,
  isReturnStatement,
  isStringLiteral,
  type JsxChild,
  type JsxElement,
  type JsxFragment,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast'
import { API, type Checker, SignatureKind, type Type, TypeFlags } from 'typescript/unstable/sync'
import { componentAround, fixedNames, isFixed } from './fixedText.ts'
import { isTest, ROOT, type Violation } from './workspace.ts'

/** Folders whose components are drawn in a browser. */
const FOLDERS = [
  'packages/ui',
  'packages/brand',
  'packages/flow',
  'packages/features',
  'packages/site',
  'apps/wattlebird',
  'apps/redearth',
  'apps/bluegum',
  'apps/saltbush',
  'apps/coolabah',
]

/** A child is words or a figure, or a value of any kind that a caller gives, or never a text. */
type Kind = 'text' | 'open' | 'none'

interface Source {
  readonly path: string
  readonly file: SourceFile
  readonly checker: Checker
  readonly fixed: ReadonlySet<string>
}

/**
 * Finds bare texts that break in a translated page. A browser that translates replaces text nodes, and React keeps the
 * old ones: it changes them unseen, and throws when it removes one or inserts an element before it. React
 * writes the sole text of an element as a whole, which works. So a text that varies, or that has a sibling that varies,
 * needs an element of its own: in an element with other children, in a fragment, returned by a component, or
 * given to a component that puts it beside others. The module's own names and texts don't vary, and some elements are
 * always there.
 *
 * @param replaced Texts in place of files, by their path from the root.
 */
export function bareTexts(
  folders: readonly string[] = FOLDERS,
  replaced: Readonly<Record<string, string>> = {},
): readonly Violation[] {
  const api = new API({ cwd: ROOT, fs: { readFile: (name) => replaced[pathOf(name)] } })
  try {
    const sources = folders.flatMap((folder) => sourcesOf(api, folder))
    const slots = new Set(sources.flatMap(openSlots))
    return sources.flatMap((source) => [
      ...elementsOf(source).flatMap((element) => bareChildren(source, element)),
      ...returnedTexts(source),
      ...givenTexts(source, slots),
    ])
  } finally {
    api.close()
  }
}

const pathOf = (name: string) => name.slice(ROOT.length + 1).replaceAll('\\', '/')

function sourcesOf(api: API, folder: string): readonly Source[] {
  const config = join(ROOT, folder, 'tsconfig.json')
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
  if (!project) throw new Error(`${folder} has no project`)
  return project.program.getSourceFileNames().flatMap((name) => {
    const path = pathOf(name)
    if (!path.startsWith(`${folder}/src/`) || !path.endsWith('.tsx') || isTest(path)) return []
    const file = project.program.getSourceFile(name)
    return file ? [{ path, file, checker: project.checker, fixed: fixedNames(file) }] : []
  })
}

function nodesOf<N extends Node>(root: Node, is: (node: Node) => node is N): readonly N[] {
  const found: N[] = []
  const visit = (node: Node) => {
    if (is(node)) found.push(node)
    node.forEachChild(visit)
  }
  visit(root)
  return found
}

const elementsOf = ({ file }: Source) => [...nodesOf(file, isJsxElement), ...nodesOf(file, isJsxFragment)]

/** The children that are drawn: without comments, and the line breaks between elements. */
const drawn = ({ children }: JsxElement | JsxFragment): readonly JsxChild[] =>
  children.filter((child) =>
    isJsxText(child)
      ? !(isBlank(child) && child.text.includes('\n'))
      : !(isJsxExpression(child) && child.expression === undefined),
  )

/** A blank, which no translator touches. */
function isBlank(child: JsxChild): boolean {
  const text = isJsxExpression(child) ? child.expression : child
  return text !== undefined && (isJsxText(text) || isStringLiteral(text)) && text.text.trim() === ''
}

const wordsOf = ({ file }: Source, node: Node) =>
  file.text.slice(node.pos, node.end).trim().replaceAll(/\s+/g, ' ')

function violation(source: Source, node: Node, fault: string): Violation {
  const before = source.file.text.slice(0, node.pos)
  const blank = /^\s*/.exec(source.file.text.slice(node.pos))?.[0] ?? ''
  const line = `${before}${blank}`.split('\n').length
  return { where: `${source.path}:${line}`, fault: `${fault}: ${wordsOf(source, node)}` }
}

function bareChildren(source: Source, element: JsxElement | JsxFragment): readonly Violation[] {
  const children = drawn(element)
  return children
    .filter((child) => kindOfChild(source, child) === 'text' && isBare(source, element, children, child))
    .map((child) => violation(source, child, 'has no element of its own'))
}

function isBare(
  source: Source,
  element: JsxElement | JsxFragment,
  children: readonly JsxChild[],
  child: JsxChild,
): boolean {
  if (isJsxFragment(element)) return true
  if (children.length === 1) return isList(source, child)
  return !children.every((one) => isSteady(source, one))
}

const isList = ({ checker }: Source, child: JsxChild) => {
  const type = isJsxExpression(child) && child.expression && checker.getTypeAtLocation(child.expression)
  return Boolean(type && (checker.isArrayType(type) || checker.isTupleType(type)))
}

/** Is the child there as long as the element around it, with the same words? */
function isSteady(source: Source, child: JsxChild): boolean {
  if (isJsxText(child)) return true
  if (isJsxExpression(child)) return child.expression !== undefined && isFixed(child.expression, source.fixed)
  if (isJsxFragment(child)) return false
  const { tagName, attributes } = isJsxElement(child) ? child.openingElement : child
  const isKeyed = attributes.properties.some(
    (one) => isJsxAttribute(one) && wordsOf(source, one.name) === 'key',
  )
  if (isKeyed) return false
  if (/^[a-z]+[1-6]?$/.test(wordsOf(source, tagName))) return true
  const type = source.checker.getTypeAtLocation(tagName)
  const signatures = type ? source.checker.getSignaturesOfType(type, SignatureKind.Call) : []
  const results = signatures.map((signature) => source.checker.getReturnTypeOfSignature(signature))
  return results.length > 0 && results.every((result) => result !== undefined && isElement(result))
}

const isElement = (type: Type) => !type.isUnionType() && (type.flags & TypeFlags.Object) !== 0

function kindOfChild({ checker }: Source, child: JsxChild): Kind {
  if (isBlank(child)) return 'none'
  if (isJsxText(child)) return 'text'
  return isJsxExpression(child) && child.expression ? kindAt(checker, child.expression) : 'none'
}

const kindAt = (checker: Checker, expression: Expression): Kind =>
  kindOf(checker, checker.getTypeAtLocation(expression))

const WORDS = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike
const ANYTHING = TypeFlags.Any | TypeFlags.Unknown | TypeFlags.TypeParameter

function kindOf(checker: Checker, type: Type | undefined): Kind {
  if (!type || type.flags & ANYTHING) return 'open'
  if (type.isUnionType()) {
    const parts = type.getTypes() ?? []
    const kinds = parts.map((part) => kindOf(checker, part))
    if (!kinds.includes('text')) return kinds.includes('open') ? 'open' : 'none'
    return parts.some((part) => part.flags & TypeFlags.Object) ? 'open' : 'text'
  }
  // The rest of `words && <Element />`: React draws nothing for an empty text.
  if ((type.isStringLiteralType() || type.isNumberLiteralType()) && !type.value) return 'none'
  if (type.flags & WORDS) return 'text'
  if (!checker.isArrayType(type) && !checker.isTupleType(type)) return 'none'
  const [one] = type.isTypeReference() ? checker.getTypeArguments(type) : []
  return kindOf(checker, one)
}

/** Texts that a component returns bare. */
function returnedTexts(source: Source): readonly Violation[] {
  const returned = [
    ...nodesOf(source.file, isReturnStatement).map(({ expression }) => expression),
    ...nodesOf(source.file, isArrowFunction).map(({ body }) => (isBlock(body) ? undefined : body)),
  ]
  return returned.flatMap((expression) =>
    expression && componentAround(expression) !== null && kindAt(source.checker, expression) === 'text'
      ? [violation(source, expression, 'is returned by a component')]
      : [],
  )
}

/** Names of the props that a component draws beside others, whatever they are: `Row.name`. */
const openSlots = (source: Source): readonly string[] =>
  elementsOf(source).flatMap((element) => {
    const children = drawn(element)
    if (children.length === 1 && isJsxElement(element)) return []
    return children.flatMap((child) => {
      if (!isJsxExpression(child) || kindOfChild(source, child) !== 'open') return []
      const prop = /^\{\s*(?:props\.)?(\w+)\s*\}$/.exec(wordsOf(source, child))?.[1]
      const component = componentAround(element)
      return prop && component ? [`${component}.${prop}`] : []
    })
  })

const isOpening = (node: Node) => isJsxOpeningElement(node) || isJsxSelfClosingElement(node)

/** Texts given to a component that draws them beside others. */
function givenTexts(source: Source, slots: ReadonlySet<string>): readonly Violation[] {
  const asProps = nodesOf(source.file, isJsxAttribute).flatMap((attribute) => {
    const { name, initializer } = attribute
    const opening = attribute.parent.parent
    if (!initializer || !isOpening(opening)) return []
    if (!slots.has(`${wordsOf(source, opening.tagName)}.${wordsOf(source, name)}`)) return []
    const isText = isJsxExpression(initializer) ? kindOfChild(source, initializer) === 'text' : true
    return isText ? [violation(source, attribute, 'is drawn beside others')] : []
  })
  const asChildren = nodesOf(source.file, isJsxElement).flatMap((element) => {
    const [only, ...others] = drawn(element)
    if (!only || others.length > 0 || kindOfChild(source, only) !== 'text') return []
    if (!slots.has(`${wordsOf(source, element.openingElement.tagName)}.children`)) return []
    return [violation(source, only, 'is drawn beside others')]
  })
  return [...asProps, ...asChildren]
}
