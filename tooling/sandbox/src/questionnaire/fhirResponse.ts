import {
  type CompiledSection,
  compileSection,
  type Definition,
  type Disclosed,
  type Entry,
  type Key,
  keyAt,
  keyParts,
  type Profile,
  type Question,
  type Value,
} from '@coverkit/core/questionnaire'
import { EXTENSIONS, questionnaireUrl, REFERENCE_SYSTEM } from './fhirNames.ts'
import { profileResponse } from './fhirProfile.ts'
import { itemTypeOf, optionCoding, unitOf } from './fhirQuestion.ts'
import { inlineLinkId, partLinkId, rowLinkId } from './fhirQuestionnaire.ts'
import type { FhirAnswer, FhirQuestionnaireResponse, FhirResponseItem } from './fhirResources.ts'

/** The submission whose answers are converted. */
export interface ResponseOf {
  readonly definition: Definition
  readonly profile: Profile
  readonly submission: readonly Disclosed[]
  /** The reference number that the customer quotes; it identifies the person. */
  readonly reference: string
  /** An instant, ISO 8601. */
  readonly submittedAt: string
}

/** Converts the questions and the answers. Disclosures of a genetic test are left out. */
export function fhirResponse({
  definition,
  profile,
  submission,
  reference,
  submittedAt,
}: ResponseOf): FhirQuestionnaireResponse {
  const identifier = { system: REFERENCE_SYSTEM, value: reference }
  const person = { type: 'Patient', identifier, display: 'Person insured' } as const
  const answers = answersOf(submission.filter(({ genetic }) => genetic === undefined))
  return {
    resourceType: 'QuestionnaireResponse',
    identifier,
    questionnaire: `${questionnaireUrl(definition)}|${definition.version}`,
    status: 'completed',
    subject: person,
    authored: submittedAt,
    source: person,
    item: [
      profileResponse(profile),
      ...definition.sections.flatMap((section) => sectionItems(compileSection(section), answers)),
    ],
  }
}

interface Answered {
  readonly at: (key: Key) => Value | undefined
  /** Returns the rows below a gate, in the order of the form. */
  readonly rowsOf: (gate: Key) => readonly string[]
}

function answersOf(submission: readonly Disclosed[]): Answered {
  const values = new Map(submission.map(({ key, value }) => [key, value]))
  return {
    at: (key) => values.get(key),
    rowsOf: (gate) => {
      const { id, rows } = keyParts(gate)
      const depth = rows === '' ? 0 : rows.split('/').length
      const numbers = new Map<string, number>()
      for (const each of submission) {
        const own = each.rows[depth]
        if (own === undefined || !each.id.startsWith(`${id}.`)) continue
        const path = each.rows.slice(0, depth).map(({ row }) => row)
        if (path.join('/') === rows) numbers.set([...path, own.row].join('/'), own.number)
      }
      return [...numbers].sort(([, a], [, b]) => a - b).map(([path]) => path)
    },
  }
}

const group = (
  linkId: string,
  item: readonly FhirResponseItem[],
  text?: string,
): readonly FhirResponseItem[] =>
  item.length === 0 ? [] : [{ linkId, ...(text !== undefined && { text }), item }]

function sectionItems({ section, pages }: CompiledSection, answers: Answered): readonly FhirResponseItem[] {
  const items = pages.flatMap(({ page, entries }) =>
    group(`${section.id}/${page.id}`, itemsOf(entries, '', answers), page.title),
  )
  return group(section.id, items, section.title)
}

function itemsOf(entries: readonly Entry[], rows: string, answers: Answered): readonly FhirResponseItem[] {
  return entries.flatMap((entry) => {
    const value = answers.at(keyAt(entry.id, rows))
    return value === undefined ? [] : [itemOf(entry, rows, value, answers)]
  })
}

function itemOf(entry: Entry, rows: string, value: Value, answers: Answered): FhirResponseItem {
  const { id, question } = entry
  if (question.kind === 'shares') {
    const item = question.parts.map(({ value: part, label }) => ({
      linkId: partLinkId(id, part),
      text: label,
      answer: [{ valueInteger: shareOf(value, part) }],
    }))
    return { linkId: id, text: question.ask, item }
  }
  const opened = openedItems(entry, rows, value, answers)
  const values = Array.isArray(value) ? value : [value]
  return {
    linkId: id,
    text: question.ask,
    answer: values.map((each, index) => ({
      ...answerOf(id, question, each),
      ...(index === 0 && opened.length > 0 && { item: opened }),
    })),
  }
}

function shareOf(value: Value, part: string): number {
  const share: unknown = typeof value === 'object' ? Reflect.get(value, part) : undefined
  return typeof share === 'number' ? share : 0
}

function openedItems(
  { id, inline, row, chosen }: Entry,
  rows: string,
  value: Value,
  answers: Answered,
): readonly FhirResponseItem[] {
  const below = typeof value === 'string' ? (chosen.get(value) ?? []) : []
  return [
    ...group(inlineLinkId(id), itemsOf(inline, rows, answers)),
    ...answers.rowsOf(keyAt(id, rows)).flatMap((path) => group(rowLinkId(id), itemsOf(row, path, answers))),
    ...group(`${id}.${String(value)}`, itemsOf(below, rows, answers)),
  ]
}

/** Replaces a number or a date that was answered with "I am not sure". */
const absent = { extension: [{ url: EXTENSIONS.absent, valueCode: 'asked-unknown' }] }

function answerOf(id: string, question: Question, value: Value): FhirAnswer {
  const type = itemTypeOf(question)
  const isUnsure = value === 'unsure' && question.unsure
  switch (type) {
    case 'choice':
      return { valueCoding: optionCoding(id, question, String(value)) }
    case 'quantity':
      return { valueQuantity: isUnsure ? absent : { value: numberOf(value), ...unitOf(question) } }
    case 'integer':
      return isUnsure ? { _valueInteger: absent } : { valueInteger: numberOf(value) }
    case 'decimal':
      return isUnsure ? { _valueDecimal: absent } : { valueDecimal: numberOf(value) }
    case 'date':
      return isUnsure ? { _valueDate: absent } : { valueDate: String(value) }
    default:
      return { valueString: String(value) }
  }
}

function numberOf(value: Value): number {
  const number: unknown = typeof value === 'object' ? Reflect.get(value, 'value') : value
  return typeof number === 'number' ? number : 0
}
