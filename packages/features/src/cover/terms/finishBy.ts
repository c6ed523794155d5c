import { addDays, daysBetween, localDate } from '@coverkit/core'

const FINISH_WITHIN_DAYS = 30

/** The visitor's calendar day by which an application is to be finished, after an offer was chosen at this instant. */
export const finishBy = (chosenAt: string): string => addDays(localDate(chosenAt), FINISH_WITHIN_DAYS)

/** How many days after this one (`today`, the visitor's) are left to finish; negative once they are over. */
export const daysLeft = (chosenAt: string, today: string): number => daysBetween(today, finishBy(chosenAt))

/** The same in words. */
export function daysLeftWords(days: number): string {
  if (days < 0) return 'The 30 days are over, so you’ll need new prices.'
  if (days === 0) return 'Today is the last day.'
  return days === 1 ? 'You have 1 day left.' : `You have ${days} days left.`
}
