import { useBrand } from '@coverkit/brand'
import { Alert, Link } from '@coverkit/ui'
import type { MutationFailure } from '#queries/mutation-failure'
import { RESULT_PATH } from '#quote/flow'
import { applicationFlow } from '../../flow.ts'
import { ChangeLink, type OpenStep } from './ChangeLink.tsx'
import { failureCopy } from './copy.ts'
import { failureWords } from './failureWords.ts'

interface SubmissionFailureProps {
  readonly failure: MutationFailure
  readonly onOpen: OpenStep
}

/** Why the last press of Submit did not lead on, and where that can be put right. */
export function SubmissionFailure({ failure, onOpen }: SubmissionFailureProps) {
  const { phone } = useBrand()
  const { title, text, steps, needsNewPrice } = failureWords(failure, phone)
  return (
    <Alert severity="error" title={title} role="alert">
      <p>{text}</p>
      {needsNewPrice && <Link href={RESULT_PATH}>{failureCopy.priceLink}</Link>}
      {steps.length > 0 && (
        <ul>
          {steps.map((step) => (
            <li key={step}>
              <ChangeLink step={step} onOpen={onOpen}>
                {applicationFlow.labels[step]}
              </ChangeLink>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
