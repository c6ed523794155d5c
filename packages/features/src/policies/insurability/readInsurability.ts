import { chooseParts, type Offering } from '@coverkit/brand'
import { type FieldCode, InvalidInputError, parseDate, parseMoney } from '@coverkit/core'
import {
  type InsurabilityAnswers,
  type InsurableCover,
  validateIncrease,
} from '@coverkit/core/guaranteed-insurability'
import type { InputReader, ReadResult } from '#common/form/readFields.ts'
import type { InsurabilityField, InsurabilityForm } from './InsurabilityForm.ts'
import { insurabilityMessage } from './insurabilityMessage.ts'

/** The values that a form is read against. */
export interface InsurabilityContext {
  readonly policyId: string
  readonly covers: readonly InsurableCover[]
  /** `YYYY-MM-DD`. */
  readonly today: string
  /** The brand, whose switches decide on the words. Absent: every switch is on. */
  readonly brand?: Offering
}

type Codes = Map<InsurabilityField, FieldCode>

const FIELDS = [
  'event',
  'eventDate',
  'newAmount',
  'earlierAmount',
  'cover',
  'increase',
  'acknowledged',
] as const satisfies readonly InsurabilityField[]

function parsed<Value>(codes: Codes, field: InsurabilityField, parse: () => Value): Value | null {
  try {
    return parse()
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error
    // Core reports the blank fields: not every field is needed for every event.
    if (error.code !== 'required') codes.set(field, error.code)
    return null
  }
}

function parseForm(form: InsurabilityForm, policyId: string) {
  const codes: Codes = new Map()
  const hasAmounts = form.event === 'mortgage' || form.event === 'salaryRise'
  const amount = (field: 'newAmount' | 'earlierAmount') =>
    hasAmounts ? parsed(codes, field, () => parseMoney(form[field])) : null
  const answers: InsurabilityAnswers = {
    policyId,
    event: form.event,
    eventDate: parsed(codes, 'eventDate', () => parseDate(form.eventDate)),
    newAmount: amount('newAmount'),
    earlierAmount: amount('earlierAmount'),
    cover: form.cover,
    increase: parsed(codes, 'increase', () => parseMoney(form.increase)),
    acknowledged: form.acknowledged,
  }
  return { answers, codes }
}

/** Returns the answers so far; null for a field that is blank or can't be read yet. */
export const answersSoFar = (form: InsurabilityForm, policyId: string): InsurabilityAnswers =>
  parseForm(form, policyId).answers

/** Returns the form's answers, or the errors of its fields in the order of the screen. */
export function readInsurability(
  form: InsurabilityForm,
  { policyId, covers, today }: InsurabilityContext,
): ReadResult<InsurabilityAnswers, InsurabilityField> {
  const { answers, codes } = parseForm(form, policyId)
  for (const { field, code } of validateIncrease(answers, { covers }, today)) {
    if (!codes.has(field)) codes.set(field, code)
  }
  if (codes.size === 0) return { read: answers }
  const inOrder = FIELDS.flatMap((field) => {
    const code = codes.get(field)
    return code === undefined ? [] : [[field, code] as const]
  })
  return { errors: new Map(inOrder) }
}

/** Reads the form against what its policy allows. */
export function insurabilityReader(
  context: InsurabilityContext,
): InputReader<InsurabilityForm, InsurabilityField, InsurabilityAnswers> {
  return {
    messages(form) {
      const result = readInsurability(form, context)
      const errors = 'errors' in result ? [...result.errors] : []
      const answers = answersSoFar(form, context.policyId)
      return new Map(
        errors.map(([field, code]) => {
          const message = insurabilityMessage({ field, code }, answers, context.covers)
          return [field, chooseParts(message, context.brand ?? {})]
        }),
      )
    },
    read(form) {
      const result = readInsurability(form, context)
      if ('errors' in result) throw new RangeError('What is refused cannot be read.')
      return result.read
    },
  }
}
