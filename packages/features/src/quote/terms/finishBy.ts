import { addDays, localDate } from '@coverkit/core'

const FINISH_WITHIN_DAYS = 30

/** The visitor's calendar day by which an application is to be finished, after an offer was chosen at this instant. */
export const finishBy = (chosenAt: string): string => addDays(localDate(chosenAt), FINISH_WITHIN_DAYS)
