import type { ClientQuote, Owner } from '@coverkit/core'
import { exampleAnswers, exampleChosen, exampleQuote } from '#client-quote/testing/exampleAnswers.ts'
import { type ApplicationAnswers, emptyAnswers } from './answers.ts'
import { beginApplication } from './beginApplication.ts'

const CHOSEN_AT = '2026-11-21T00:00:00Z'

/** An application for the example's offer, with other terms. */
export function applicationFor(terms: Partial<ClientQuote> = {}): ApplicationAnswers {
  const quote = { ...exampleQuote, ...terms }
  const selected = exampleChosen('ING', CHOSEN_AT)
  return beginApplication(emptyAnswers(), { ...exampleAnswers(), quote, selected })
}

/** An application for life cover alone, of an owner. */
export function lifeApplication(lifeOwner: Owner): ApplicationAnswers {
  return applicationFor({
    covers: { payThroughSuper: lifeOwner === 'O' ? 'false' : 'true', selectedCovers: ['life'] },
    lifeCover: { amount: 500_000, lifeOwner },
  })
}
