/** The fields of the step in the order of its screen, and why each is refused. */
export const messages = {
  method: { otherwise: 'Choose how you want to pay the premium' },
  outsideMethod: { otherwise: 'Choose how you want to pay for the cover outside super' },
} as const
