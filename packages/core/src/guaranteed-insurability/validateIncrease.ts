import type { FieldCode } from '../fields/InvalidInputError.ts'
import { eventWindow } from './eventWindow.ts'
import { INSURABILITY_LIMITS, type InsurabilityLimits } from './insurabilityLimits.ts'
import { isRiseEnough, maximumIncrease } from './maximumIncrease.ts'
import type { InsurabilityAnswers, InsurabilityFacts } from './types.ts'

/** One thing that a request for an increase lacks. */
export interface InsurabilityFault {
  readonly field: Exclude<keyof InsurabilityAnswers, 'policyId'>
  readonly code: FieldCode
}

type Code = FieldCode | null

function dateCode({ eventDate }: InsurabilityAnswers, today: string, limits: InsurabilityLimits): Code {
  if (eventDate === null) return 'required'
  if (eventDate > today) return 'future'
  return eventWindow(eventDate, today, limits).isOpen ? null : 'expired'
}

function amountCodes(answers: InsurabilityAnswers, limits: InsurabilityLimits): readonly [Code, Code] {
  const { event, newAmount, earlierAmount } = answers
  if (event !== 'mortgage' && event !== 'salaryRise') return [null, null]
  const newCode = newAmount === null ? 'required' : null
  if (event === 'salaryRise' && earlierAmount === null) return [newCode, 'required']
  if (newAmount === null) return [newCode, null]
  const isMore = newAmount > (earlierAmount ?? 0) && isRiseEnough(answers, limits)
  return [isMore ? null : 'min', null]
}

function increaseCode(
  answers: InsurabilityAnswers,
  { covers }: Pick<InsurabilityFacts, 'covers'>,
  limits: InsurabilityLimits,
): Code {
  const { increase } = answers
  const cover = covers.find(({ kind }) => kind === answers.cover)
  if (increase === null) return 'required'
  if (!Number.isInteger(increase)) return 'whole-number'
  if (increase < 1) return 'min'
  return cover !== undefined && increase > maximumIncrease(cover, answers, limits).maximum ? 'max' : null
}

/**
 * Everything that a request for an increase lacks on `today` (`YYYY-MM-DD`), in the order of the form. Whether the policy can be
 * increased at all says `insurabilityReasons`. Browser and server run this same function.
 */
export function validateIncrease(
  answers: InsurabilityAnswers,
  facts: Pick<InsurabilityFacts, 'covers'>,
  today: string,
  limits: InsurabilityLimits = INSURABILITY_LIMITS,
): InsurabilityFault[] {
  const { event, cover, acknowledged } = answers
  const [newAmount, earlierAmount] = amountCodes(answers, limits)
  const isHeld = facts.covers.some(({ kind }) => kind === cover)
  const codes: readonly (readonly [InsurabilityFault['field'], Code])[] = [
    ['event', event === null ? 'required' : null],
    ['eventDate', dateCode(answers, today, limits)],
    ['newAmount', newAmount],
    ['earlierAmount', earlierAmount],
    ['cover', cover === null ? 'required' : isHeld ? null : 'choice'],
    ['increase', increaseCode(answers, facts, limits)],
    ['acknowledged', acknowledged ? null : 'required'],
  ]
  return codes.flatMap(([field, code]) => (code === null ? [] : [{ field, code }]))
}
