import type { ComponentProps } from 'react'
import { StepAside } from '#common/step-form/StepAside.tsx'
import type { PricedPayment } from '../price.ts'
import { AllSteps } from './AllSteps.tsx'
import { ChosenCover } from './ChosenCover.tsx'

interface ApplicationAsideProps extends Omit<ComponentProps<typeof StepAside>, 'top'> {
  /** The payment as it is being chosen; by default the one that was read. */
  readonly payment?: PricedPayment
}

/** The panel beside the questions of a step: what was chosen and costs what, then the step, and the way to all steps. */
export function ApplicationAside({ children, payment, ...props }: ApplicationAsideProps) {
  return (
    <StepAside {...props} top={<ChosenCover payment={payment} />}>
      {children}
      <AllSteps />
    </StepAside>
  )
}
