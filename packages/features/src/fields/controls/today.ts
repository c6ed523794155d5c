import { localDate } from '@coverkit/core'

/** The visitor's calendar day, on which ages are counted. */
export const today = () => localDate(new Date().toISOString())
