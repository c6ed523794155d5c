/** What the field of a statement holds: `yes` while it is ticked. */
export type Tick = 'yes' | ''

export const tickOf = (isTicked: boolean): Tick => (isTicked ? 'yes' : '')
