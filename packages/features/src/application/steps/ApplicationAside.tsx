import type { ComponentProps } from 'react'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { AllSteps } from './AllSteps.tsx'
import { ChosenCover } from './ChosenCover.tsx'

const chosen = <ChosenCover />

/** The panel beside the questions of a step: what was chosen and costs what, then the step, and the way to all steps. */
export function ApplicationAside({ children, ...props }: Omit<ComponentProps<typeof StepAside>, 'top'>) {
  return (
    <StepAside {...props} top={chosen}>
      {children}
      <AllSteps />
    </StepAside>
  )
}
