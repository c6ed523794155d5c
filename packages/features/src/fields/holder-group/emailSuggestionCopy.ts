/** Words of the offer of an email address without a slip. */
export const emailSuggestionCopy = {
  question: (email: string) => `Did you mean ${email}?`,
  take: (email: string) => `Use ${email}`,
} as const
