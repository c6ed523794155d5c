import type { QuoteAnswers } from '#quote/answers'

/** Whether a rule has changed what the visitor asked for, and nothing has brought it back since. */
export const isChangedByRules = ({ announced }: Pick<QuoteAnswers, 'announced'>): boolean =>
  announced.some(({ changes }) => changes.some(({ reason }) => reason !== 'chosen'))
