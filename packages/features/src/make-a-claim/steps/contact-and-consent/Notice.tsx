import { stepPath } from '@coverkit/flow'
import { Alert, BulletList, Link } from '@coverkit/ui'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { type ClaimStepId, claimFlow } from '../../flow.ts'
import { missingCopy } from './copy.ts'
import * as styles from './notice.css.ts'

interface NoticeProps extends Pick<ComponentProps<typeof Alert>, 'severity' | 'role'> {
  readonly ref: Ref<HTMLDivElement>
  readonly title: string
  readonly steps: readonly ClaimStepId[]
  readonly children: ReactNode
}

/** Why the claim does not go out, with links to where that is put right. It takes focus. */
export function Notice({ ref, severity, role, title, steps, children }: NoticeProps) {
  return (
    <div ref={ref} tabIndex={-1} className={styles.notice}>
      <Alert severity={severity} role={role} title={title}>
        <p>{children}</p>
        {steps.length > 0 && (
          <BulletList
            items={steps.map((step) => (
              <Link key={step} href={stepPath(claimFlow, step)}>
                {missingCopy.steps[step]}
              </Link>
            ))}
          />
        )}
      </Alert>
    </div>
  )
}
