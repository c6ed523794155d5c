import { stepPath } from '@coverkit/flow'
import { useState } from 'react'
import { useForm } from '#common/form/useForm.ts'
import { usePageServices } from '#common/page-services/index.ts'
import { StepPage } from '#common/step-form/StepPage.tsx'
import { questionnaireCopy } from '#underwriting/questionnaire-copy'
import { STEP } from '#underwriting/questionnaire-key'
import { StorageChoice } from '#underwriting/questionnaire-storage-choice'
import { ApplicationAside } from '../ApplicationAside.tsx'
import { personalQuestionnaireCopy as copy } from './copy.ts'
import { STORAGE_PAGE } from './model.ts'
import { withStorage } from './questionnaireState.ts'
import type { ScreenProps } from './ScreenProps.ts'
import { useIsSignedIn } from './useIsSignedIn.ts'

/** Before the first question: where the answers may be stored. */
export function StorageScreen({ questionnaire }: Pick<ScreenProps, 'questionnaire'>) {
  const { draft, answers, page, advance } = questionnaire
  const [chosen, setChosen] = useState(answers.questionnaireStorage)
  const isSignedIn = useIsSignedIn(usePageServices())
  const { submit, ...refusals } = useForm<typeof chosen, 'questionnaireStorage'>(chosen)

  async function begin(): Promise<void> {
    if (chosen === null) return
    draft.update((current) => withStorage(current, chosen))
    if (chosen !== 'account' || isSignedIn) return advance()
    await draft.persist()
    const back = stepPath(draft.flow, STEP, STORAGE_PAGE)
    window.location.assign(`/login?redirect=${encodeURIComponent(back)}`)
  }

  const onSubmit = () =>
    void submit(async () => {
      await draft.ready()
      return reader
    }, begin)
  return (
    <StepPage {...page} form={{ ...refusals, onSubmit }} aside={<ApplicationAside {...copy.aside} />}>
      <StorageChoice
        value={chosen}
        onChange={setChosen}
        error={refusals.errorOf('questionnaireStorage')}
        needsSignIn={!isSignedIn}
      />
    </StepPage>
  )
}

const reader = {
  messages: (chosen: string | null) =>
    new Map(chosen === null ? [['questionnaireStorage' as const, questionnaireCopy.storage.error]] : []),
}
