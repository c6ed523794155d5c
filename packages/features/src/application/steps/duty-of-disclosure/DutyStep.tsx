import { Card } from '@coverkit/ui'
import { StepPage } from '#common/step-form/StepPage.tsx'
import { useFlowStep } from '#common/step-form/useFlowStep.ts'
import { Statement } from '#fields/controls'
import { dutyCopy as copy, Duty, PrintButton } from '#underwriting/duty'
import { applicationCopy } from '../../copy.ts'
import { ApplicationAside } from '../ApplicationAside.tsx'
import { acceptanceView } from '../acceptanceView.ts'
import { applicationSteps } from '../applicationSteps.ts'
import { dutyOfDisclosure } from './step.ts'

/** The step that explains the duty of disclosure and has the visitor confirm that they understand it. */
export default function DutyStep() {
  const page = useFlowStep(applicationSteps, dutyOfDisclosure, acceptanceView)
  return (
    <StepPage
      {...page}
      title={copy.title}
      continueLabel={applicationCopy.agree}
      intro={<Duty />}
      aside={
        <ApplicationAside {...copy.aside}>
          <PrintButton />
        </ApplicationAside>
      }
    >
      <Card>
        <Statement label={copy.accept} {...page.form.choice('dutyOfDisclosure')} />
      </Card>
    </StepPage>
  )
}
