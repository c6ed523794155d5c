/** The value of a statement's field: `yes` while it is ticked. */
export type Tick = 'yes' | ''

export const tickOf = (isTicked: boolean): Tick => (isTicked ? 'yes' : '')
