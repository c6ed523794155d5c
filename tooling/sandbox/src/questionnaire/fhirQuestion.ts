import { FIXED_LABELS, type Question, type QuestionId } from '@coverkit/core/questionnaire'
import { CURRENCY, EXTENSIONS, optionSystem, UCUM } from './fhirNames.ts'
import type { FhirCoding, FhirExtension, FhirItemType, FhirQuantity } from './fhirResources.ts'

/** Maps a question's kind to FHIR's type. A measurement with its own code also has a unit. */
export function itemTypeOf(question: Question): FhirItemType {
  switch (question.kind) {
    case 'gate':
    case 'yesNo':
    case 'choice':
    case 'many':
    case 'search':
      return 'choice'
    case 'count':
      return unitOf(question) ? 'quantity' : 'integer'
    case 'decimal':
      return unitOf(question) ? 'quantity' : 'decimal'
    case 'money':
    case 'height':
    case 'weight':
      return 'quantity'
    case 'date':
    case 'monthYear':
      return 'date'
    case 'text':
      return question.lines === 'one' ? 'string' : 'text'
    case 'shares':
      return 'group'
  }
}

type Unit = Required<Pick<FhirQuantity, 'unit' | 'system' | 'code'>>

const UNITS: Readonly<Record<string, string>> = { mmHg: 'mm[Hg]', '%': '%', 'mmol/L': 'mmol/L' }
const ucum = (unit: string, code = unit): Unit => ({ unit, system: UCUM, code })

/** Returns the unit of a quantity; undefined for a plain number. */
export function unitOf(question: Question): Unit | undefined {
  switch (question.kind) {
    case 'height':
      return ucum('cm')
    case 'weight':
      return ucum('kg')
    case 'money':
      return { unit: ['AUD', question.unit ?? ''].join(' ').trim(), system: CURRENCY, code: 'AUD' }
    case 'count':
    case 'decimal': {
      const { codes, unit = '' } = question
      const code = UNITS[unit]
      return codes && code !== undefined ? ucum(unit, code) : undefined
    }
    default:
      return undefined
  }
}

/** Returns the coding of one option, with its displayed label. */
export function optionCoding(id: QuestionId, question: Question, value: string): FhirCoding {
  const display = optionsOf(question).find((option) => option.value === value)?.label
  return { system: optionSystem(id), code: value, ...(display !== undefined && { display }) }
}

/** Lists the options, "I am not sure" included; empty if the question takes an input. */
export function optionsOf(question: Question): readonly { readonly value: string; readonly label: string }[] {
  const unsure = question.unsure ? [{ value: 'unsure', label: FIXED_LABELS.unsure }] : []
  switch (question.kind) {
    case 'gate':
    case 'yesNo':
      return [{ value: 'yes', label: FIXED_LABELS.yes }, { value: 'no', label: FIXED_LABELS.no }, ...unsure]
    case 'choice':
    case 'many':
    case 'search':
      return [...question.options, ...unsure]
    default:
      return []
  }
}

/** Returns the limits, the unit of a bare number, and the flag by which a receiver creates an Observation. */
export function extensionsOf(question: Question): readonly FhirExtension[] {
  const isBare = itemTypeOf(question) === 'integer' || itemTypeOf(question) === 'decimal'
  return [
    ...(isBare ? bareNumber(question) : []),
    ...(question.codes ? [{ url: EXTENSIONS.observationExtract, valueBoolean: true }] : []),
  ]
}

function bareNumber(question: Question): readonly FhirExtension[] {
  if (question.kind !== 'count' && question.kind !== 'decimal') return []
  const { kind, min, max, unit } = question
  const limit = (url: string, value: number): FhirExtension =>
    kind === 'count' ? { url, valueInteger: value } : { url, valueDecimal: value }
  return [
    limit(EXTENSIONS.minValue, min),
    limit(EXTENSIONS.maxValue, max),
    ...(unit === undefined ? [] : [{ url: EXTENSIONS.unit, valueCoding: { display: unit } }]),
  ]
}
