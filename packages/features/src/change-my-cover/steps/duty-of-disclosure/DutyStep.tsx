import { needsHealthQuestions } from '@coverkit/core/change-cover'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { useFlowStep } from '#common/step-form/useFlowStep.ts'
import { Statement } from '#fields/controls'
import { dutyCopy as copy, Duty, PrintButton } from '#underwriting/duty'
import { ChangeStepPage } from '../ChangeStepPage.tsx'
import { changeSteps } from '../changeSteps.ts'
import { changeView } from '../changeView.ts'
import { dutyOfDisclosure } from './step.ts'

/** The step that explains the duty of disclosure, which applies to changes of cover too. */
export default function DutyStep() {
  const page = useFlowStep(changeSteps, dutyOfDisclosure, changeView)
  return (
    <ChangeStepPage
      {...page}
      title={copy.title}
      intro={<Duty hasQuestions={needsHealthQuestions(page.form.answers.change)} />}
      aside={
        <StepAside {...copy.aside}>
          <PrintButton />
        </StepAside>
      }
    >
      <Statement label={copy.accept} {...page.form.choice('dutyOfDisclosure')} />
    </ChangeStepPage>
  )
}
