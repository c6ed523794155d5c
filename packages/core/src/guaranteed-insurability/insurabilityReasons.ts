import { addYears } from '../change-cover/addYears.ts'
import { eventWindow } from './eventWindow.ts'
import { INSURABILITY_LIMITS, type InsurabilityLimits } from './insurabilityLimits.ts'
import { isRiseEnough, maximumIncrease } from './maximumIncrease.ts'
import type { InsurabilityEvent, InsurabilityFacts } from './types.ts'

/** Why cover can't be increased without health questions; an application turns each into a sentence. */
const INSURABILITY_REASONS = [
  'not-in-force',
  'too-old',
  'age-unknown',
  'on-claim',
  'increased-lately',
  'nothing-left',
  'event-to-come',
  'window-closed',
  'rise-too-small',
] as const
/** Why cover can't be increased without health questions. */
export type InsurabilityReason = (typeof INSURABILITY_REASONS)[number]

/** Nothing of an event is known. */
export const NO_EVENT: InsurabilityEvent = {
  event: null,
  eventDate: null,
  newAmount: null,
  earlierAmount: null,
}

const MONTHS_A_YEAR = 12

/** The first day on which another increase is possible, `YYYY-MM-DD`; null where none was made yet. */
export function nextIncreaseOn(
  { lastIncreaseOn }: Pick<InsurabilityFacts, 'lastIncreaseOn'>,
  { perMonths }: Pick<InsurabilityLimits, 'perMonths'> = INSURABILITY_LIMITS,
): string | null {
  return lastIncreaseOn === null ? null : addYears(lastIncreaseOn, Math.ceil(perMonths / MONTHS_A_YEAR))
}

function policyReasons(facts: InsurabilityFacts, today: string, limits: InsurabilityLimits) {
  const next = nextIncreaseOn(facts, limits)
  const reasons: InsurabilityReason[] = []
  if (!facts.isInForce) reasons.push('not-in-force')
  if (facts.age === null) reasons.push('age-unknown')
  if (facts.age !== null && facts.age > limits.maximumAge) reasons.push('too-old')
  if (facts.isOnClaim) reasons.push('on-claim')
  if (next !== null && today < next) reasons.push('increased-lately')
  const isUsedUp = facts.covers.every((cover) => maximumIncrease(cover, NO_EVENT, limits).maximum === 0)
  if (isUsedUp) reasons.push('nothing-left')
  return reasons
}

function eventReasons(answers: InsurabilityEvent, today: string, limits: InsurabilityLimits) {
  const { eventDate } = answers
  const reasons: InsurabilityReason[] = []
  if (eventDate !== null && eventDate > today) reasons.push('event-to-come')
  else if (eventDate !== null && !eventWindow(eventDate, today, limits).isOpen) reasons.push('window-closed')
  if (!isRiseEnough(answers, limits)) reasons.push('rise-too-small')
  return reasons
}

/**
 * Every reason why a policy can't be increased without health questions on `today` (`YYYY-MM-DD`), those of the policy first;
 * empty when it can. What is not answered of the event is no reason.
 */
export function insurabilityReasons(
  facts: InsurabilityFacts,
  today: string,
  answers: InsurabilityEvent = NO_EVENT,
  limits: InsurabilityLimits = INSURABILITY_LIMITS,
): InsurabilityReason[] {
  return [...policyReasons(facts, today, limits), ...eventReasons(answers, today, limits)]
}
