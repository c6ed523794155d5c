import { stepPath } from '@coverkit/flow'
import { Alert, BulletList, Link } from '@coverkit/ui'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { type TransferStepId, transferFlow } from '../../flow.ts'
import * as styles from './terms.css.ts'

interface NoticeProps extends Pick<ComponentProps<typeof Alert>, 'severity' | 'role'> {
  readonly ref: Ref<HTMLDivElement>
  readonly title: string
  readonly steps: readonly TransferStepId[]
  /** What to do on a step; its label alone where it is absent. */
  readonly words?: Readonly<Record<TransferStepId, string>>
  readonly children: ReactNode
}

/** Why the transfer does not go out, with links to where that is put right. It takes focus. */
export function Notice({ ref, severity, role, title, steps, words, children }: NoticeProps) {
  const labels = transferFlow.labels
  return (
    <div ref={ref} tabIndex={-1} className={styles.notice}>
      <Alert severity={severity} role={role} title={title}>
        <p>{children}</p>
        {steps.length > 0 && (
          <BulletList
            items={steps.map((step) => (
              <Link key={step} href={stepPath(transferFlow, step)}>
                {words ? `${labels[step]}: ${words[step]}` : labels[step]}
              </Link>
            ))}
          />
        )}
      </Alert>
    </div>
  )
}
