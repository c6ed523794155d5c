/** Purposes of a journey to another country. */
export const purposes = {
  holiday: 'Holiday or family',
  work: 'Work',
  study: 'Study',
  other: 'Something else',
} as const
