import { join } from 'node:path'
import {
  isJsxAttribute,
  isJsxOpeningElement,
  isJsxSelfClosingElement,
  type JsxAttributeLike,
  type JsxOpeningElement,
  type JsxSelfClosingElement,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast'
import { API, type Checker, SignatureKind, type Type } from 'typescript/unstable/sync'
import { isTest, ROOT, type Violation } from './workspace.ts'

const FOLDER = 'packages/features'

type Opening = JsxOpeningElement | JsxSelfClosingElement

/**
 * Finds the controls of the features whose text is stored otherwise than it is shown: they can tidy it once their field is
 * left, and are given no `format`. What is typed to search is not stored.
 *
 * @param replaced Texts in place of files, by their path from the root.
 */
export function untidiedTexts(replaced: Readonly<Record<string, string>> = {}): readonly Violation[] {
  const api = new API({ cwd: ROOT, fs: { readFile: (name) => replaced[pathOf(name)] } })
  try {
    const config = join(ROOT, FOLDER, 'tsconfig.json')
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (!project) throw new Error(`${FOLDER} has no project`)
    const { program, checker } = project
    return program.getSourceFileNames().flatMap((name) => {
      const path = pathOf(name)
      const file = isScreen(path) ? program.getSourceFile(name) : undefined
      return file ? untidiedIn(file, checker).map((line) => ({ where: `${path}:${line}`, fault: FAULT })) : []
    })
  } finally {
    api.close()
  }
}

const FAULT = 'has no `format`, so a text is shown otherwise than it will be stored'

const pathOf = (name: string) => name.slice(ROOT.length + 1).replaceAll('\\', '/')

const isScreen = (path: string) => path.startsWith(`${FOLDER}/src/`) && path.endsWith('.tsx') && !isTest(path)

/** The lines of the controls without a `format`. */
function untidiedIn(file: SourceFile, checker: Checker): readonly number[] {
  const lines: number[] = []
  const visit = (node: Node) => {
    if ((isJsxOpeningElement(node) || isJsxSelfClosingElement(node)) && isUntidied(file, checker, node))
      lines.push(file.text.slice(0, node.tagName.end).split('\n').length)
    node.forEachChild(visit)
  }
  visit(file)
  return lines
}

function isUntidied(file: SourceFile, checker: Checker, { tagName, attributes }: Opening): boolean {
  const type = checker.getTypeAtLocation(tagName)
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : []
  const props = signature && checker.getParameterType(signature, 0)
  // A chart has a `format` of its own, and is no control.
  if (!hasProp(checker, props, 'format') || !hasProp(checker, props, 'onChange')) return false
  const textOf = (one: JsxAttributeLike) => file.text.slice(one.pos, one.end).trim()
  return !attributes.properties.some((one) =>
    isJsxAttribute(one)
      ? /^(?:format=|type="search")/.test(textOf(one))
      : hasProp(checker, checker.getTypeAtLocation(one.expression), 'format'),
  )
}

const hasProp = (checker: Checker, type: Type | undefined, prop: string): boolean =>
  type !== undefined && checker.getPropertiesOfType(type).some(({ name }) => name === prop)
