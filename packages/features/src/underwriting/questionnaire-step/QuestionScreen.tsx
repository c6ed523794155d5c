import { CHECK_PAGE, type Key } from '@coverkit/core/questionnaire'
import { fieldId } from '@coverkit/ui'
import { useState } from 'react'
import { useForm } from '#common/form/useForm.ts'
import { usePageServices } from '#common/page-services/index.ts'
import { answersSoFar } from '../questionnaire/answersSoFar.ts'
import { attachmentAtom } from '../questionnaire/attachment.ts'
import { withoutInputs } from '../questionnaire/changeInput.ts'
import { pageView } from '../questionnaire/pageView.ts'
import type { QuestionnaireForm } from '../questionnaire/QuestionnaireForm.ts'
import { QuestionPage } from '../questionnaire/QuestionPage.tsx'
import { REVIEW_PAGE, segmentOf, shareOf } from '../questionnaire/questionnairePages.ts'
import { afterChange } from '../questionnaire-pages/afterChange.ts'
import { keysOfPage, pageReader } from '../questionnaire-pages/pageReader.ts'
import type { Evaluated } from './evaluated.ts'
import { Notices } from './Notices.tsx'
import type { ScreenProps } from './ScreenProps.ts'
import { SectionHead } from './SectionHead.tsx'
import { Sections } from './sections.lazy.ts'
import { useFocusOn } from './useQuestionnaire.tsx'

/** One page of questions. Each answer is stored as it is given; Continue says what is still open. */
export function QuestionScreen(props: ScreenProps) {
  const { questionnaire, now, place } = props
  const { arrival, checkPage, frame } = questionnaire
  const { store } = usePageServices()
  const [before] = useState(now.evaluation)
  const isChange =
    checkPage === REVIEW_PAGE || checkPage === segmentOf({ section: place.section, page: CHECK_PAGE })
  const { submit, ...refusals } = useForm<Evaluated | null, Key>(now)
  useFocusOn(arrival.key === undefined ? null : fieldId({ name: arrival.key }))
  const section = now.definition.sections.find(({ id }) => id === place.section)
  const view = section && pageView(section, place.page, now.evaluation, now.state.answers)
  if (!view) return null

  const form: QuestionnaireForm = {
    state: now.state,
    today: now.today,
    errorOf: refusals.errorOf,
    change: questionnaire.update,
    newRowId: () => crypto.randomUUID(),
  }

  function leave(): void {
    questionnaire.update((state) => withoutInputs(state, keysOfPage(questionnaire.evaluate(), place)))
    const after = questionnaire.evaluate()
    const next =
      isChange && after !== null
        ? afterChange(before, after, place, { page: checkPage, key: arrival.key })
        : null
    if (next === null) questionnaire.advance()
    else {
      void questionnaire.persist()
      questionnaire.goTo(next.page, next.arrival)
    }
  }

  /** The page that asks for a talk offers to send the answers so far. */
  function takeAlong(): void {
    const current = questionnaire.evaluate()
    store.set(attachmentAtom, current && answersSoFar(current.definition, current.profile, current.state))
  }

  const onSubmit = () =>
    void submit(
      async () => {
        // Pressed before the stored draft was read: what was typed joins it first.
        await questionnaire.ready()
        return pageReader(place)
      },
      leave,
      questionnaire.evaluate,
    )
  return frame({
    form: { ...refusals, onSubmit },
    intro: <SectionHead {...props} />,
    notices: <Notices {...props} />,
    share: shareOf(now.evaluation, place.section),
    sections: (end) => <Sections {...props} hasOwnTalk={view.isSensitive} end={end} onTalk={takeAlong} />,
    children: <QuestionPage view={view} form={form} onTalk={takeAlong} />,
  })
}
