import { createVar } from '@vanilla-extract/css'

/** How wide a message may be: set by a column of fields, so that messages among them are as wide as they are. */
export const messageMeasure = createVar()
