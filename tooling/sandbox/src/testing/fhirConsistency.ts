import { evalFhirPathTyped, toTypedValue } from '@medplum/core'
import { EXTENSIONS } from '../questionnaire/fhirNames.ts'
import type {
  FhirAnswer,
  FhirEnableWhen,
  FhirItem,
  FhirItemType,
  FhirQuestionnaire,
  FhirQuestionnaireResponse,
  FhirResponseItem,
} from '../questionnaire/fhirResources.ts'

/** The items of one level, and their responses. */
interface Scope {
  readonly items: readonly FhirItem[]
  readonly given: readonly FhirResponseItem[]
}

const VALUES: Readonly<Partial<Record<FhirItemType, readonly string[]>>> = {
  choice: ['valueCoding'],
  integer: ['valueInteger', '_valueInteger'],
  decimal: ['valueDecimal', '_valueDecimal'],
  quantity: ['valueQuantity'],
  date: ['valueDate', '_valueDate'],
  string: ['valueString'],
  text: ['valueString'],
}

/**
 * Lists a response's violations of FHIR R4 (questionnaireresponse.html, sections 2.36.4 and 2.36.6): items that
 * are not of the questionnaire, out of order, of another type, not among the options, answered though not enabled,
 * or enabled, required and missing.
 */
export function fhirInconsistencies(
  questionnaire: FhirQuestionnaire,
  response: FhirQuestionnaireResponse,
): string[] {
  const faults: string[] = []

  function walk({ items, given }: Scope, outside: readonly Scope[]): void {
    const scopes = [{ items, given }, ...outside]
    const order = given.map(({ linkId }) => items.findIndex((item) => item.linkId === linkId))
    if (order.some((at, index) => at < (order[index - 1] ?? 0))) faults.push(`order: ${given[0]?.linkId}`)
    for (const { linkId } of given)
      if (!items.some((item) => item.linkId === linkId)) faults.push(`unknown: ${linkId}`)
    for (const item of items) {
      const own = given.filter(({ linkId }) => linkId === item.linkId)
      const mayBe = isEnabled(item, scopes, response)
      if (own.length > 0 && !mayBe) faults.push(`not enabled: ${item.linkId}`)
      if (own.length === 0 && mayBe && item.required) faults.push(`missing: ${item.linkId}`)
      if (own.length > 1 && !(item.repeats && item.type === 'group')) faults.push(`repeated: ${item.linkId}`)
      for (const one of own) {
        if (one.text !== undefined && one.text !== item.text) faults.push(`text: ${item.linkId}`)
        visit(item, one, scopes)
      }
    }
  }

  function visit(
    item: FhirItem,
    { item: inner = [], answer = [] }: FhirResponseItem,
    scopes: readonly Scope[],
  ) {
    if (item.type === 'group') {
      if (answer.length > 0) faults.push(`answered group: ${item.linkId}`)
      return walk({ items: item.item ?? [], given: inner }, scopes)
    }
    if (item.type === 'display' || inner.length > 0) faults.push(`wrong place: ${item.linkId}`)
    if (answer.length > 1 && !item.repeats) faults.push(`more answers: ${item.linkId}`)
    answer.forEach((one, index) => {
      faults.push(...answerFaults(item, one))
      if (index === 0 || one.item) walk({ items: item.item ?? [], given: one.item ?? [] }, scopes)
    })
  }

  walk({ items: questionnaire.item, given: response.item }, [])
  return faults
}

function answerFaults({ linkId, type, answerOption }: FhirItem, answer: FhirAnswer): string[] {
  const kinds = Object.keys(answer).filter((key) => key !== 'item')
  const fits = kinds.length === 1 && kinds.every((kind) => VALUES[type]?.includes(kind))
  if (!fits) return [`type: ${linkId} ${kinds}`]
  const { valueCoding } = answer
  const isOption =
    valueCoding === undefined ||
    answerOption?.some((option) => JSON.stringify(option.valueCoding) === JSON.stringify(valueCoding))
  return isOption ? [] : [`no option: ${linkId} ${valueCoding?.code}`]
}

function isEnabled(item: FhirItem, scopes: readonly Scope[], response: FhirQuestionnaireResponse): boolean {
  const expression = item.extension?.find(
    ({ url }) => url === EXTENSIONS.enableWhenExpression,
  )?.valueExpression
  if (expression) return holdsExpression(expression.expression, response)
  const { enableWhen = [], enableBehavior = 'all' } = item
  if (enableWhen.length === 0) return true
  return enableBehavior === 'any'
    ? enableWhen.some((test) => passes(test, scopes))
    : enableWhen.every((test) => passes(test, scopes))
}

/** Evaluates an expression with Medplum's FHIRPath, which shares no code with the backend. */
function holdsExpression(expression: string, response: FhirQuestionnaireResponse): boolean {
  const resource = toTypedValue(response)
  const [result] = evalFhirPathTyped(expression, [resource], { '%resource': resource })
  return result?.value === true
}

function passes(test: FhirEnableWhen, scopes: readonly Scope[]): boolean {
  const answers = nearest(test.question, scopes)
  const matches = (answer: FhirAnswer) => compare(answer, test)
  return test.operator === '!='
    ? !answers.some((answer) => compare(answer, { ...test, operator: '=' }))
    : answers.some(matches)
}

function compare(answer: FhirAnswer, test: FhirEnableWhen): boolean {
  if (test.answerCoding)
    return (
      answer.valueCoding?.code === test.answerCoding.code &&
      answer.valueCoding?.system === test.answerCoding.system
    )
  if (test.answerString !== undefined) return answer.valueString === test.answerString
  const limit = test.answerInteger ?? test.answerDecimal ?? test.answerQuantity?.value
  const number = answer.valueInteger ?? answer.valueDecimal ?? answer.valueQuantity?.value
  if (limit === undefined || number === undefined) return false
  return test.operator === '>=' ? number >= limit : number < limit
}

/**
 * Finds the response that a test reads: on the innermost level that has the question, so that a row reads its own
 * and never another row's, even if its own question was not asked.
 */
function nearest(linkId: string, scopes: readonly Scope[]): readonly FhirAnswer[] {
  const scope = scopes.find(({ items }) => hasItem(linkId, items))
  return (scope && find(linkId, scope.given))?.answer ?? []
}

function hasItem(linkId: string, items: readonly FhirItem[]): boolean {
  return items.some((item) => item.linkId === linkId || hasItem(linkId, item.item ?? []))
}

function find(linkId: string, given: readonly FhirResponseItem[]): FhirResponseItem | undefined {
  for (const item of given) {
    if (item.linkId === linkId) return item
    const inner = [...(item.item ?? []), ...(item.answer ?? []).flatMap((answer) => answer.item ?? [])]
    const found = find(linkId, inner)
    if (found) return found
  }
  return undefined
}
