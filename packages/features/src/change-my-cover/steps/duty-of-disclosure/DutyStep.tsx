import { needsHealthQuestions } from '@coverkit/core/change-cover'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { Statement } from '#fields/statement'
import { Duty } from '#underwriting/duty'
import { dutyCopy as copy } from '#underwriting/duty-copy'
import { PrintButton } from '#underwriting/duty-print'
import { ChangeStepPage } from '../ChangeStepPage.tsx'
import { useStepOfChange } from '../useStepOfChange.ts'
import { view } from './view.ts'

/** The step that explains the duty of disclosure, which applies to changes of cover too. */
export default function DutyStep() {
  const page = useStepOfChange('duty-of-disclosure', view)
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
