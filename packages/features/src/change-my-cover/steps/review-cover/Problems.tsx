import type { ChangeStep, PolicyPreview } from '@coverkit/core/change-cover'
import { stepPath } from '@coverkit/flow'
import { Alert, BulletList, Link } from '@coverkit/ui'
import type { Ref } from 'react'
import { COVER_WORDS } from '#cover/words'
import { changeFlow } from '../../flow.ts'
import { reviewCopy as copy, declinedOtherwise, declineReasons } from './copy.ts'
import * as styles from './review.css.ts'

interface ProblemsProps {
  /** Takes the focus where Continue doesn't continue. */
  readonly ref: Ref<HTMLDivElement>
  readonly hasChanged: boolean
  /** Steps whose answers don't work together. */
  readonly faults: readonly ChangeStep[]
  /** An answer of an insurer that declines. */
  readonly declined: PolicyPreview | null
}

/** Why these changes can't be submitted as they are. */
export function Problems({ ref, hasChanged, faults, declined }: ProblemsProps) {
  if (hasChanged && faults.length === 0 && declined === null) return null
  return (
    <div ref={ref} tabIndex={-1} className={styles.notice}>
      {!hasChanged && (
        <Alert severity="info" title={copy.nothing.title}>
          <p>{copy.nothing.text}</p>
          <Link href={stepPath(changeFlow, 'select-covers')} variant="standalone">
            {copy.nothing.link}
          </Link>
        </Alert>
      )}
      {faults.length > 0 && (
        <Alert severity="warn" title={copy.faults.title}>
          <p>{copy.faults.text}</p>
          <BulletList
            items={faults.map((step) => (
              <Link key={step} href={stepPath(changeFlow, step)}>
                {changeFlow.labels[step]}
              </Link>
            ))}
          />
        </Alert>
      )}
      {declined && (
        <Alert severity="error" title={copy.declined.title}>
          <p>{copy.declined.text}</p>
          <BulletList
            items={declined.reasons.map(
              ({ code, cover }) =>
                `${cover === null ? copy.declined.policy : COVER_WORDS[cover].name} ${declineReasons[code] ?? declinedOtherwise}.`,
            )}
          />
        </Alert>
      )}
    </div>
  )
}
