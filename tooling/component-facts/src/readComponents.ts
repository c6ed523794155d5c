import { join } from 'node:path'
import { type ComponentDoc, type PropItem, withCompilerOptions } from 'react-docgen-typescript'
import ts from 'typescript'
import type { ComponentFacts, PropFacts } from './ComponentFacts.ts'

/** The folder of the kit's sources. */
export const KIT = join(import.meta.dirname, '..', '..', '..', 'packages', 'ui', 'src')

/** Entries from which pages import components, each with its file. */
export const ENTRIES: Readonly<Record<string, string>> = {
  '@coverkit/ui': join(KIT, 'index.ts'),
  '@coverkit/ui/dialog': join(KIT, 'dialog', 'index.ts'),
}

const OPTIONS: ts.CompilerOptions = {
  allowImportingTsExtensions: true,
  exactOptionalPropertyTypes: true,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noEmit: true,
  skipLibCheck: true,
  strict: true,
  target: ts.ScriptTarget.ES2022,
  types: [],
}

const parser = withCompilerOptions(OPTIONS, {
  savePropValueAsString: true,
  shouldExtractLiteralValuesFromEnum: true,
  shouldIncludePropTagMap: false,
  shouldRemoveUndefinedFromOptional: true,
  skipChildrenPropWithoutDoc: false,
  propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
})

const isComponent = (symbol: ts.Symbol, checker: ts.TypeChecker): boolean => {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  return /^[A-Z]/.test(symbol.name) && (target.flags & ts.SymbolFlags.Function) !== 0
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Function types come in brackets, which they need in a union and nowhere else. */
const bare = (type: string) => /^\(([^|]*=>[^|]*)\)$/.exec(type)?.[1] ?? type

function propFacts({ name, type, required, description }: PropItem): PropFacts {
  const literals: readonly string[] | undefined = type.value?.map(({ value }: { value: string }) => value)
  const isText = literals?.every((value) => value.startsWith('"'))
  const said = oneLine(description)
  return {
    name,
    type: literals ? literals.join(' | ').replaceAll('"', "'") : bare(oneLine(type.name)),
    ...(isText && { values: literals?.map((value) => value.slice(1, -1)) }),
    isRequired: required,
    defaultValue: /\bDefault `([^`]+)`/.exec(said)?.[1] ?? null,
    description: said,
  }
}

const required = (one: PropFacts, other: PropFacts) => Number(other.isRequired) - Number(one.isRequired)

const facts = (doc: ComponentDoc, entry: string): ComponentFacts => ({
  name: doc.displayName,
  entry,
  description: oneLine(doc.description),
  props: Object.values(doc.props).map(propFacts).sort(required),
})

/** Reads every component that the kit exports, with its props, from the sources: about three seconds. */
export function readComponents(): readonly ComponentFacts[] {
  const program = ts.createProgram(Object.values(ENTRIES), OPTIONS)
  const checker = program.getTypeChecker()
  return Object.entries(ENTRIES).flatMap(([entry, file]) => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    if (!module) throw new Error(`${file} exports nothing.`)
    const names = new Set(
      checker
        .getExportsOfModule(module)
        .flatMap((symbol) => (isComponent(symbol, checker) ? [symbol.name] : [])),
    )
    return parser
      .parseWithProgramProvider(file, () => program)
      .filter(({ displayName }) => names.has(displayName))
      .map((doc) => facts(doc, entry))
  })
}
