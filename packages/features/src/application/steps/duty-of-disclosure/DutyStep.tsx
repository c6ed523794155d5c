import { Card } from '@coverkit/ui'
import { StepPage } from '#common/step-form/StepPage.tsx'
import { Statement } from '#fields/controls'
import { dutyCopy as copy, Duty, PrintButton } from '#underwriting/duty'
import { ApplicationAside } from '../ApplicationAside.tsx'
import { acceptanceView } from '../acceptanceView.ts'
import { useApplicationStep } from '../useApplicationStep.ts'
import { dutyOfDisclosure } from './step.ts'

/** The step that explains the duty of disclosure and has the visitor confirm that they understand it. */
export default function DutyStep() {
  const page = useApplicationStep(dutyOfDisclosure, acceptanceView)
  return (
    <StepPage
      {...page}
      title={copy.title}
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
