/** What is at the end of the row of a `StepBar` has this much room. */
export const roomForStatus = '17rem'

/** A page with room for that. A size container around a whole page would style it once more for each layout. */
export const wideFlow = 'screen and (min-width: 48rem)'
