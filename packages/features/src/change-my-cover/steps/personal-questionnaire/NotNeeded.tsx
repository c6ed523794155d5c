import { Alert } from '@coverkit/ui'
import { ChangeStepPage } from '../ChangeStepPage.tsx'
import { usePlainStep } from '../usePlainStep.ts'
import { questionnaireCopy as copy } from './copy.ts'

/** The step is shown where nothing is asked too, so that nobody wonders whether it was left out. */
export function NotNeeded() {
  const page = usePlainStep('personal-questionnaire')
  return (
    <ChangeStepPage {...page} title={copy.title}>
      <Alert severity="success" title={copy.notNeeded.title}>
        <p>{copy.notNeeded.text}</p>
      </Alert>
    </ChangeStepPage>
  )
}
