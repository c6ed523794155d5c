/** States and territories of Australia. */
export const STATES = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'] as const
/** A state or territory of Australia. */
export type State = (typeof STATES)[number]
