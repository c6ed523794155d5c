import { Alert } from '@coverkit/ui'
import { usePageServices } from '#common/page-services/index.ts'
import { useAdvance } from '#common/step-form/useFlowStep.ts'
import { changeDraft } from '../../state.ts'
import { ChangeStepPage } from '../ChangeStepPage.tsx'
import { changeSteps } from '../changeSteps.ts'
import { questionnaireCopy as copy } from './copy.ts'

/** The step is shown without questions too, so that it does not seem to be missing. */
export function NotNeeded() {
  const draft = changeDraft(usePageServices())
  const onSubmit = useAdvance(changeSteps)
  return (
    <ChangeStepPage
      draft={draft}
      step="personal-questionnaire"
      form={{ errors: [], submitCount: 0, unread: false, onSubmit }}
      title={copy.title}
    >
      <Alert severity="success" title={copy.notNeeded.title}>
        <p>{copy.notNeeded.text}</p>
      </Alert>
    </ChangeStepPage>
  )
}
