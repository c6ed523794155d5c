import { useState } from 'react'
import { useForm } from '#common/form/useForm.ts'
import { usePageServices } from '#common/page-services/index.ts'
import { questionnaireCopy } from '../questionnaire/copy.ts'
import { StorageChoice } from '../questionnaire/StorageChoice.tsx'
import { STORAGE_PAGE } from './listPages.ts'
import type { ScreenProps } from './ScreenProps.ts'
import { useIsSignedIn } from './useIsSignedIn.ts'

/** Before the first question: where the answers may be stored. */
export function StorageScreen({ questionnaire }: Pick<ScreenProps, 'questionnaire'>) {
  const { storage, begin: beginWith, ready, persist, advance, hrefOf, frame } = questionnaire
  const [chosen, setChosen] = useState(storage)
  const isSignedIn = useIsSignedIn(usePageServices())
  const { submit, ...refusals } = useForm<typeof chosen, 'questionnaireStorage'>(chosen)

  async function begin(): Promise<void> {
    if (chosen === null) return
    beginWith(chosen)
    if (chosen !== 'account' || isSignedIn) return advance()
    await persist()
    window.location.assign(`/login?redirect=${encodeURIComponent(hrefOf(STORAGE_PAGE))}`)
  }

  const onSubmit = () =>
    void submit(async () => {
      await ready()
      return reader
    }, begin)
  return frame({
    form: { ...refusals, onSubmit },
    children: (
      <StorageChoice
        value={chosen}
        onChange={setChosen}
        error={refusals.errorOf('questionnaireStorage')}
        needsSignIn={!isSignedIn}
      />
    ),
  })
}

const reader = {
  messages: (chosen: string | null) =>
    new Map(chosen === null ? [['questionnaireStorage' as const, questionnaireCopy.storage.error]] : []),
}
