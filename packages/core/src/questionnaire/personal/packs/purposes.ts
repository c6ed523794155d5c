/** What somebody goes to another country for. */
export const purposes = {
  holiday: 'Holiday or family',
  work: 'Work',
  study: 'Study',
  other: 'Something else',
} as const
