import { stepPath } from '@coverkit/flow'
import { Alert, BulletList, Link } from '@coverkit/ui'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { type ChangeStepId, changeFlow } from '../../flow.ts'
import * as styles from '../review-cover/review.css.ts'
import { missingSteps as words } from './copy.ts'

interface NoticeProps extends Pick<ComponentProps<typeof Alert>, 'severity' | 'role'> {
  readonly ref: Ref<HTMLDivElement>
  readonly title: string
  readonly steps: readonly ChangeStepId[]
  readonly children: ReactNode
}

/** Why the changes don't go out, with links to where that is put right. It takes focus. */
export function Notice({ ref, severity, role, title, steps, children }: NoticeProps) {
  const { labels } = changeFlow
  return (
    <div ref={ref} tabIndex={-1} className={styles.notice}>
      <Alert severity={severity} role={role} title={title}>
        <p>{children}</p>
        {steps.length > 0 && (
          <BulletList
            items={steps.map((step) => (
              <Link key={step} href={stepPath(changeFlow, step)}>
                {[labels[step], words[step]].filter(Boolean).join(': ')}
              </Link>
            ))}
          />
        )}
      </Alert>
    </div>
  )
}
