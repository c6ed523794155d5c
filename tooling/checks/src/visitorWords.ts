import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'vite'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/**
 * Every module and article whose strings visitors read, mails and documents of the reference backend among them.
 * Each file that is named has a row of its own, so that none is left out once it moves.
 */
const MODULES = [
  'packages/features/src/**/{copy,messages,model,*Copy,*Messages,*Message,*Words,*Notice}.ts',
  'packages/core/src/questionnaire/personal/**/*.ts',
  'packages/core/src/questionnaire/healthConsent.ts',
  'packages/core/src/transfer/authority.ts',
  'packages/core/src/change-cover/changeDeclarations.ts',
  'packages/core/src/application/receipt/copy.ts',
  'packages/site/src/**/*Copy.ts',
  'packages/site/src/firstSteps.ts',
  'apps/*/src/home/copy.ts',
  'apps/embed/src/copy.ts',
  'tooling/sandbox/src/{mail,identity,subjects/*}/{copy,*Copy,*Mail,*Mails}.ts',
  'tooling/sandbox/src/reference/content/*.ts',
]
const ARTICLES = ['packages/features/src/content/**/*.md']
const NOT_SHOWN = /\.(?:test|fixture|long)\.ts$|README\.md$|\/testing\//

/** Lines of one file that visitors read. */
export interface VisitorWords {
  /** Path from the root of the workspace. */
  readonly file: string
  readonly lines: readonly string[]
}

/**
 * The files that visitors read of these patterns, from the root of the workspace.
 *
 * @throws Error naming a pattern without a file
 */
export function shownFiles(patterns: readonly string[]): readonly string[] {
  const found = patterns.map((pattern) => {
    const files = globSync(pattern, { cwd: ROOT }).map((file) => file.replaceAll('\\', '/'))
    const shown = files.filter((file) => !NOT_SHOWN.test(file))
    if (shown.length === 0) throw new Error(`No file that visitors read matches ${pattern}`)
    return shown
  })
  return found.flat().toSorted()
}

export function readVisitorWords(): readonly VisitorWords[] {
  const read = (file: string) => readFileSync(`${ROOT}${file}`, 'utf8')
  return [
    ...shownFiles(MODULES).map((file) => ({ file, lines: linesOfModule(file, read(file)) })),
    ...shownFiles(ARTICLES).map((file) => ({ file, lines: read(file).split('\n') })),
  ]
}

/** Returns the strings of a module; a template's values become `X`. Names of modules and members are left out. */
export function linesOfModule(file: string, text: string): readonly string[] {
  const lines: string[] = []
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') lines.push(value)
    },
    TemplateLiteral({ quasis }) {
      lines.push(quasis.map(({ value }) => value.cooked ?? '').join('X'))
    },
  }).visit(parseSync(file, text).program)
  return lines.filter((line) => /\p{L}/u.test(line) && !/^[.#@]/.test(line))
}

/** A thing that visitors meet, the word for it, and other words in use for it. */
export interface Term {
  readonly write: string
  readonly not: readonly string[]
}

/** The table under `## Words for visitors` of the glossary. */
export function readTerms(glossary: string): readonly Term[] {
  const section = glossary.split('## Words for visitors')[1]?.split('\n## ')[0] ?? ''
  return section
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Thing'))
    .map((line) => {
      const [, , write = '', not = ''] = line.split('|')
      return { write: write.trim(), not: [...not.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word) }
    })
}

/** Returns the words of a line in lower case, with spaces around each. */
const spaced = (line: string) => ` ${(line.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? []).join(' ')} `

/** Lines that use a word for a thing that the glossary does not give it. `allowed`: sentences fixed elsewhere. */
export function strayWords(
  words: readonly VisitorWords[],
  terms: readonly Term[],
  allowed: readonly string[] = [],
): readonly string[] {
  return words.flatMap(({ file, lines }) =>
    lines.flatMap((line) => {
      const own = spaced(allowed.reduce((rest, sentence) => rest.replaceAll(sentence, ''), line))
      return terms.flatMap(({ write, not }) =>
        not
          .filter((word) => own.includes(spaced(word)))
          .map((word) => `${file}: “${word}” is ${write}: ${line.trim()}`),
      )
    }),
  )
}
