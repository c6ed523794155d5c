/** The field of the step, and why it is refused. */
export const messages = {
  indexation: { otherwise: 'Choose whether indexation is on or off' },
} as const
