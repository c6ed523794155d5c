/** The steps of flows of which not every step is declared yet, in order. A flow that has landed leaves the list. */
export const STEPS_TO_COME: Readonly<Record<string, readonly string[]>> = {}
