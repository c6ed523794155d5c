import { type ClientQuote, KEY_DOCUMENTS_ACCEPTANCES, setAcceptance } from '@coverkit/core'
import { exampleAnswers, exampleChosen, exampleQuote } from '#client-quote/testing/exampleAnswers.ts'
import { type ApplicationAnswers, emptyAnswers } from '../answers.ts'
import { beginApplication } from '../beginApplication.ts'

const CHOSEN_AT = '2026-11-21T00:00:00Z'
const documents = [{ type: 'PDS', name: 'PDS of the insurer', version: '4.1', date: '2026-03-01' }] as const

/** An application for an insurer's offer on the quote, of which everything before the holders' details is accepted. */
export function exampleApplication(quote: ClientQuote = exampleQuote): ApplicationAnswers {
  const chosen = { ...exampleAnswers(), quote, selected: exampleChosen('ACC', CHOSEN_AT) }
  const begun = beginApplication(emptyAnswers(), chosen)
  const accepted = (['dutyOfDisclosure', ...KEY_DOCUMENTS_ACCEPTANCES] as const).reduce(
    (application, acceptance) => setAcceptance(application, acceptance, true, documents),
    begun.application,
  )
  return { ...begun, isConfirmed: true, offered: documents, application: accepted }
}
