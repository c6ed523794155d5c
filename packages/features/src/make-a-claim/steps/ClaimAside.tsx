import { StepAside } from '#common/step-form/StepAside.tsx'
import { HelpLines } from '#policies/claim-help'
import * as styles from './claimAside.css.ts'

interface ClaimAsideProps {
  readonly title: string
  readonly text: string
  readonly why: string
}

/** Shows the purpose of the step, and whom to call when things are hard. */
export function ClaimAside(props: ClaimAsideProps) {
  return (
    <StepAside {...props}>
      <div className={styles.help}>
        <HelpLines level={3} size={17} />
      </div>
    </StepAside>
  )
}
