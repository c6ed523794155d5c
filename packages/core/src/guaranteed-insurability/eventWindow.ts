import { addDays, daysBetween } from '../fields/localDate.ts'
import { INSURABILITY_LIMITS, type InsurabilityLimits } from './insurabilityLimits.ts'

/** How long an event can still be used. Days are `YYYY-MM-DD`. */
export interface EventWindow {
  /** Counts itself. */
  readonly lastDay: string
  /** Whole days after today up to the last one: 0 on the last day, negative once it is past. */
  readonly daysLeft: number
  /** False before the event and after the last day. */
  readonly isOpen: boolean
}

/** The countdown of an event, both days as `YYYY-MM-DD`. */
export function eventWindow(
  eventDate: string,
  today: string,
  { windowDays }: Pick<InsurabilityLimits, 'windowDays'> = INSURABILITY_LIMITS,
): EventWindow {
  const lastDay = addDays(eventDate, windowDays)
  return {
    lastDay,
    daysLeft: daysBetween(today, lastDay),
    isOpen: eventDate <= today && today <= lastDay,
  }
}
