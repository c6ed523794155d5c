import { documentsOf } from '@coverkit/core'
import { type AcceptedDocument, CHANGE_DOCUMENT_ACCEPTANCES } from '@coverkit/core/change-cover'
import { withOpenedState } from '#underwriting/documents'
import { acceptanceReader } from '../acceptanceReader.ts'

/** The acceptances of the step in the order of its screen, and why each is refused. */
const reader = acceptanceReader({
  insurerPdsAndPrivacy: {
    otherwise: 'Tick the box once you’ve read the product disclosure statement and the privacy statement',
  },
  brokerTerms: { otherwise: 'Tick the box to accept our terms and conditions' },
  insurerContact: { otherwise: 'Tick the box to let the insurer contact you' },
  monitorEmails: { otherwise: 'Tick the box to say you’ll watch your email' },
  personalDetailsDisclosure: { otherwise: 'Tick the box to let us share your personal details as described' },
})

export const model: typeof reader = {
  ...reader,
  submit(answers, fields) {
    const accepted = reader.submit(answers, fields)
    const documentsRead = CHANGE_DOCUMENT_ACCEPTANCES.flatMap((acceptance): AcceptedDocument[] =>
      documentsOf(acceptance, withOpenedState(answers)).map((document) => ({ acceptance, ...document })),
    )
    return { ...accepted, change: { ...accepted.change, documentsRead } }
  },
}
