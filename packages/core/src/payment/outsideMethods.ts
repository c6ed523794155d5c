/** How cover outside super can be paid for. */
export const OUTSIDE_METHODS: readonly ['directDebit', 'creditCard'] = ['directDebit', 'creditCard']
/** A way to pay for cover outside super. */
export type OutsideMethod = (typeof OUTSIDE_METHODS)[number]
