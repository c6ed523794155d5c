import { useAtomValue } from 'jotai'
import { usePageServices } from '#common/page-services/index.ts'
import type { ApplicationAnswers, SubmissionStatus, SubmittedApplication } from '../answers.ts'
import { applicationDraft } from '../state.ts'
import { type Applied, interimUntil } from './Applied.ts'
import { offerFacts } from './offerFacts.ts'
import { submittedApplication } from './queries.ts'
import { ReceivedView } from './ReceivedView.tsx'
import { SubmittedView } from './SubmittedView.tsx'
import { InAccount } from './WhileYouWait.tsx'

/**
 * The application is with us. The reference is on the device, so that it is here whether or not the application can be
 * read back.
 */
export default function CompletePage() {
  const answers = useAtomValue(applicationDraft(usePageServices()).answersAtom)
  const { submitted } = answers
  if (submitted === null) return null
  const { status } = submitted
  const applied = appliedOf(answers)
  if (status === 'received') return <ReceivedView submitted={submitted} applied={applied} />
  return <Tracked submitted={submitted} status={status} applied={applied} />
}

const appliedOf = ({ offer, application, submitted }: ApplicationAnswers): Applied | null =>
  offer && {
    insurer: offer.chosen.quote,
    facts: offerFacts(offer, application.payment),
    interimUntil: submitted && interimUntil(offer.terms.covers.selectedCovers, submitted.submittedAt),
  }

interface TrackedProps {
  readonly submitted: SubmittedApplication
  readonly status: SubmissionStatus
  readonly applied: Applied | null
}

function Tracked({ submitted, status, applied }: TrackedProps) {
  const services = usePageServices()
  const query = useAtomValue(submittedApplication(services), { store: services.store })
  return (
    <SubmittedView
      submitted={{ ...submitted, status }}
      query={query}
      applied={applied}
      canSendLink
      follow={<InAccount submitted={submitted} read={query.data} />}
    />
  )
}
