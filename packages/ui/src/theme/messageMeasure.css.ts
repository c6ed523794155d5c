import { createVar } from '@vanilla-extract/css'

/** Maximum width of a message: set by a column of fields, so that messages among them are as wide as they are. */
export const messageMeasure = createVar()
