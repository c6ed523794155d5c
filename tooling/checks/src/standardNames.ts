import type { SourceFile, Violation, WorkspacePackage } from './workspace.ts'

/** Words for mechanisms that have a standard term, with that term. */
const STANDARD_TERMS: ReadonlyMap<string, string> = new Map([
  ['tell', 'notify, describe'],
  ['tells', 'notify, describe'],
  ['told', 'notified, reported'],
  ['hear', 'subscribe, onMessage'],
  ['heard', 'received'],
  ['keep', 'store, retain, persist'],
  ['keeper', 'store'],
  ['kept', 'stored, retained, persisted'],
  ['ask', 'request, query'],
  ['asking', 'requesting'],
  ['asked', 'requested'],
  ['asker', 'requester'],
  ['unasked', 'pending'],
  ['owed', 'pending'],
  ['settle', 'resolve'],
  ['elsewhere', 'redirectFor'],
  ['settles', 'resolves'],
  ['twin', 'alias'],
  ['twins', 'aliases'],
  ['anew', 'again, restart'],
])

/** Whole names that hid what they are for, with those that took their place. */
const FORMER_NAMES: ReadonlyMap<string, string> = new Map([
  ['keeping', 'saveState'],
  ['withInput', 'withRawInput, withCalculation'],
  ['NOT_SUBMITTED', 'UNSUBMITTED'],
  ['NOT_LODGED', 'UNSUBMITTED'],
  ['NOT_READ_BACK', 'UNRECOVERED'],
])

/** Names that Node, a stored shape, a published address or a visitor's own words fix. */
const GIVEN: readonly string[] = [
  'keepAlive',
  'keepAliveTimeout',
  'keepAliveTimeoutBuffer',
  'keepFeatures',
  'askedBy',
  'askedFrom',
  'asked_by',
  'asked_from',
  'asked',
  'askedAt',
  'whyWeAsk',
]

/** In a questionnaire a question is asked, and what is answered but no longer asked is kept. */
const GIVEN_IN_QUESTIONNAIRES: readonly string[] = ['ask', 'kept']
const QUESTIONNAIRE = /(^|\/)(personal-)?questionnaire(-step)?\//

const NOT_CODE = /\/\*[\s\S]*?\*\/|(?<![:\w'"`/\\])\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g
const PATTERN = /(?<=[(,=:[!&|]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/g
const TEMPLATE = /`(?:[^`\\]|\\.)*`/g
const JSX_TEXT = />[^<>{}()=;]+</g
const FILLED = /\$\{([^{}]*)\}/g
const IDENTIFIER = /[A-Za-z_$][\w$]*/g
const WORD = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g

/** Identifiers that are made of a word with a standard term, or were given up, each once a file. */
export function checkNames(packages: readonly WorkspacePackage[]): readonly Violation[] {
  return packages.flatMap(({ folder, files }) =>
    files.flatMap((file) =>
      [...identifiersOf(file)].flatMap((name) => {
        if (QUESTIONNAIRE.test(file.path) && GIVEN_IN_QUESTIONNAIRES.includes(name)) return []
        const where = `${folder}/${file.path}`
        const now = FORMER_NAMES.get(name)
        if (now !== undefined) return [{ where, fault: `${name}: write ${now}` }]
        const word = nonStandardWord(name)
        if (word === undefined) return []
        const fault = `${name}: for "${word}" write ${STANDARD_TERMS.get(word)}`
        return [{ where, fault }]
      }),
    ),
  )
}

/** The names in the code of a file: comments and texts aside, but with what is filled into a template. */
function identifiersOf({ path, text }: SourceFile): ReadonlySet<string> {
  const code = (path.endsWith('.tsx') ? text.replace(JSX_TEXT, '><') : text)
    .replace(NOT_CODE, ' ')
    .replace(PATTERN, ' ')
    .replace(TEMPLATE, (template) => [...template.matchAll(FILLED)].map(([, inner]) => inner).join(' '))
  return new Set(code.match(IDENTIFIER))
}

function nonStandardWord(name: string): string | undefined {
  if (GIVEN.includes(name)) return undefined
  const words = (name.match(WORD) ?? []).map((word) => word.toLowerCase())
  return words.find((word) => STANDARD_TERMS.has(word))
}
