import { Alert } from '@coverkit/ui'
import { ChangeStepPage } from '../ChangeStepPage.tsx'
import { usePlainStep } from '../usePlainStep.ts'
import { questionnaireCopy as copy } from './copy.ts'

/** The step is shown without questions too, so that it does not seem to be missing. */
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
