/** Width of the element at the end of a `StepBar`'s row. */
export const roomForStatus = '17rem'

/** A page with that much room. A size container around a whole page would restyle all of it after each layout. */
export const wideFlow = 'screen and (min-width: 48rem)'
