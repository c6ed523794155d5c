export const quoteCopy = {
  flow: 'Quote',
  yes: 'Yes',
  no: 'No',
} as const
