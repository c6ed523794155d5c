import { useAtomValue } from 'jotai'
import { usePageServices } from '#common/page-services/index.ts'
import { applicationDraft } from '../state.ts'
import { InAccount } from './Meanwhile.tsx'
import { offerFacts } from './offerFacts.ts'
import { submittedApplication } from './queries.ts'
import { SubmittedView } from './SubmittedView.tsx'

/**
 * The application is with us. The reference is on the device, so that it is here whether or not the application can be
 * read back.
 */
export default function CompletePage() {
  const services = usePageServices()
  const { submitted, offer, application } = useAtomValue(applicationDraft(services).answersAtom)
  const query = useAtomValue(submittedApplication(services), { store: services.store })
  if (submitted === null) return null
  return (
    <SubmittedView
      submitted={submitted}
      query={query}
      applied={offer && { insurer: offer.chosen.quote, facts: offerFacts(offer, application.payment) }}
      canSendLink
      follow={<InAccount submitted={submitted} read={query.data} />}
    />
  )
}
