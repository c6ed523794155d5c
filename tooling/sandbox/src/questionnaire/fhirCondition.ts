import type { Entry, ProfileFact, QuestionId, Resolved } from '@coverkit/core/questionnaire'
import { EXTENSIONS, optionSystem } from './fhirNames.ts'
import { factLinkId, factType, PROFILE_GROUP } from './fhirProfile.ts'
import { itemTypeOf, unitOf } from './fhirQuestion.ts'
import type { FhirEnableWhen, FhirItem } from './fhirResources.ts'

/** The questions that a condition may read, by their full id. */
export type Entries = ReadonlyMap<QuestionId, Entry>

type Enabling = Pick<FhirItem, 'enableWhen' | 'enableBehavior'> & Pick<FhirItem, 'extension'>
type Test = Extract<Resolved, { readonly source: unknown }>

/**
 * Converts an item's condition: `enableWhen` for one test, and for tests of which all or any must hold; else an
 * expression. A missing answer satisfies no test but `!=`, as in the form.
 */
export function enablingOf(when: Resolved | undefined, entries: Entries): Enabling {
  if (when === undefined) return {}
  const { behavior, of } = flat(when)
  const tests = of.map((part) => enableWhen(part, entries))
  if (tests.every((test) => test !== null)) {
    return { enableWhen: tests, ...(tests.length > 1 && { enableBehavior: behavior }) }
  }
  const valueExpression = { language: 'text/fhirpath', expression: expressionOf(when) }
  return { extension: [{ url: EXTENSIONS.enableWhenExpression, valueExpression }] }
}

/** Returns a condition's parts, with those of inner conditions that have the same operator or one part. */
function flat(when: Resolved): { readonly behavior: 'all' | 'any'; readonly of: readonly Resolved[] } {
  const behavior = when.op === 'any' ? 'any' : 'all'
  if (when.op !== 'all' && when.op !== 'any') return { behavior, of: [when] }
  const of = when.of.flatMap((part): readonly Resolved[] => {
    const inner = flat(part)
    return inner.of.length === 1 || inner.behavior === behavior ? inner.of : [part]
  })
  return { behavior, of }
}

function enableWhen(test: Resolved, entries: Entries): FhirEnableWhen | null {
  if (test.op === 'not') {
    const { of } = test
    return 'source' in of && typeof of.value === 'string' ? positive(of, '!=', entries) : null
  }
  return 'source' in test ? positive(test, OPERATORS[test.op], entries) : null
}

const OPERATORS = { is: '=', has: '=', atLeast: '>=', below: '<' } as const

function positive(
  { source, value }: Test,
  operator: FhirEnableWhen['operator'],
  entries: Entries,
): FhirEnableWhen | null {
  if ('fact' in source)
    return { question: factLinkId(source.fact), operator, ...factAnswer(source.fact, value) }
  const question = entries.get(source.id)?.question
  if (question === undefined) throw new Error(`No question ${source.id}`)
  const test = { question: source.id, operator }
  const type = itemTypeOf(question)
  if (typeof value === 'string') {
    return type === 'choice'
      ? { ...test, answerCoding: { system: optionSystem(source.id), code: value } }
      : null
  }
  const unit = unitOf(question)
  if (unit) return { ...test, answerQuantity: { value, ...unit } }
  return type === 'integer' ? { ...test, answerInteger: value } : { ...test, answerDecimal: value }
}

function factAnswer(fact: ProfileFact, value: string | number): Partial<FhirEnableWhen> {
  if (typeof value === 'number') return { answerInteger: value }
  return factType(fact) === 'string'
    ? { answerString: value }
    : { answerCoding: { system: optionSystem(factLinkId(fact)), code: value } }
}

/**
 * Returns FHIRPath, for conditions on facts of the quote only.
 * @throws Error for one that reads an answer: in a row the expression could not be limited to that row
 */
function expressionOf(when: Resolved): string {
  if (when.op === 'not') return `${expressionOf(when.of)}.not()`
  if (!('source' in when)) {
    const operator = when.op === 'all' ? ' and ' : ' or '
    return `(${when.of.map(expressionOf).join(operator)})`
  }
  const { source, op, value } = when
  if (!('fact' in source)) throw new Error(`No expression reads ${source.id}`)
  const values = `%resource.item.where(linkId = '${PROFILE_GROUP}').item.where(linkId = '${factLinkId(source.fact)}').answer.value`
  if (typeof value === 'number') return `${values}.where($this ${OPERATORS[op]} ${value}).exists()`
  const read = factType(source.fact) === 'string' ? '$this' : 'code'
  return `${values}.where(${read} = '${value}').exists()`
}
