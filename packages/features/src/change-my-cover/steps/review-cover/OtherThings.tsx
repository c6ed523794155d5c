import type { CoverChange } from '@coverkit/core/change-cover'
import { coverChanges, POLICY_FIELDS, policyValues } from '@coverkit/core/change-cover'
import { Disclosure } from '@coverkit/ui'
import { formatPolicyTerm, termWords as words } from '#policies/terms'
import { ChangeLink } from './ChangeLink.tsx'
import { reviewCopy as copy } from './copy.ts'
import * as styles from './review.css.ts'
import { POLICY_STEPS } from './reviewRows.ts'

/** The terms of the policy that stay, behind a line that counts them, each with the way to where it is changed. */
export function OtherThings({ change }: { readonly change: CoverChange }) {
  const changed = coverChanges(change).policy.map(({ field }) => field)
  const values = policyValues(change.after)
  const fields = POLICY_FIELDS.filter((field) => !changed.includes(field) && values[field] !== null)
  if (fields.length === 0) return null
  return (
    <Disclosure summary={copy.others.summary(fields.length)}>
      <dl className={styles.others}>
        {fields.map((field) => (
          <div key={field} className={styles.other}>
            <dt className={styles.otherName}>{words.policy[field]}</dt>
            <dd className={styles.otherValue}>{formatPolicyTerm(field, values[field])}</dd>
            <dd className={styles.otherAction}>
              <ChangeLink step={POLICY_STEPS[field]} item={words.policy[field]} />
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
