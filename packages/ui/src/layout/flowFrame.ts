/** What is at the end of the row of a `StepBar` has this much room. */
export const roomForStatus = '17rem'

/** A `FlowFrame` with room for that; compared with the text size of the page, so that large text counts. */
export const wideFlow = 'flow (min-width: 44rem)'
