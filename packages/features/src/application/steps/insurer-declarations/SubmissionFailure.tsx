import { useBrand } from '@coverkit/brand'
import { Alert, BulletList, Link } from '@coverkit/ui'
import { useEffect, useRef } from 'react'
import type { MutationFailure } from '#queries/mutation-failure'
import { RESULT_PATH } from '#quote/flow'
import { applicationFlow } from '../../flow.ts'
import { ChangeLink, type OpenStep } from './ChangeLink.tsx'
import { failureCopy } from './copy.ts'
import * as styles from './declarations.css.ts'
import { failureWords } from './failureWords.ts'

interface SubmissionFailureProps {
  readonly failure: MutationFailure
  readonly onOpen: OpenStep
}

/** Why the last press of Submit did not lead on, and where that can be put right. */
export function SubmissionFailure({ failure, onOpen }: SubmissionFailureProps) {
  const { phone } = useBrand()
  const { title, text, steps, needsNewPrice } = failureWords(failure, phone)
  const ref = useRef<HTMLDivElement>(null)
  // The button is at the end of a long page, out of sight of this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure takes the focus, also one of the same kind.
  useEffect(() => ref.current?.focus(), [failure])
  return (
    <div ref={ref} tabIndex={-1} className={styles.notice}>
      <Alert severity="error" title={title} role="alert">
        <p>{text}</p>
        {needsNewPrice && <Link href={RESULT_PATH}>{failureCopy.priceLink}</Link>}
        {steps.length > 0 && (
          <BulletList
            items={steps.map((step) => (
              <ChangeLink key={step} step={step} onOpen={onOpen}>
                {applicationFlow.labels[step]}
              </ChangeLink>
            ))}
          />
        )}
      </Alert>
    </div>
  )
}
