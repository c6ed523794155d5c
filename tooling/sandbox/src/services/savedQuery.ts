import { closed } from '../document/closed.ts'

const clientId = { type: 'string', minLength: 1, maxLength: 100 }

/** The query of a control that lists what was saved: what one client saved, or all of it. */
export const savedQuery = closed({ clientId })

/** The same of one client alone. */
export const savedOfOneQuery = closed({ clientId }, ['clientId'])

/** The most rows that such a control lists. */
export const MOST_SAVED = 1000
