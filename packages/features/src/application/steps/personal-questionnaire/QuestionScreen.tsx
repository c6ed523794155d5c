import { CHECK_PAGE, type Key } from '@coverkit/core/questionnaire'
import { fieldId } from '@coverkit/ui'
import { useState } from 'react'
import { useForm } from '#common/form/useForm.ts'
import { usePageServices } from '#common/page-services/index.ts'
import { StepPage } from '#common/step-form/StepPage.tsx'
import { answersSoFar } from '#underwriting/questionnaire-answers-so-far'
import { attachmentAtom } from '#underwriting/questionnaire-attachment'
import { withoutInputs } from '#underwriting/questionnaire-change-input'
import type { QuestionnaireForm } from '#underwriting/questionnaire-form'
import { messageOf } from '#underwriting/questionnaire-messages'
import { QuestionPage } from '#underwriting/questionnaire-page'
import { pageView } from '#underwriting/questionnaire-page-view'
import { segmentOf } from '#underwriting/questionnaire-pages'
import type { ApplicationAnswers } from '../../answers.ts'
import { ApplicationAside } from '../ApplicationAside.tsx'
import { afterChange } from './afterChange.ts'
import { personalQuestionnaireCopy as copy } from './copy.ts'
import { evaluated } from './evaluated.ts'
import { Notices } from './Notices.tsx'
import { keysOfPage, pageProblems, pageReader } from './pageReader.ts'
import { questionnaireState, withQuestionnaire } from './questionnaireState.ts'
import type { ScreenProps } from './ScreenProps.ts'
import { useFocusOn } from './useQuestionnaire.ts'

/** One page of questions. Each answer is stored as it is given; Continue says what is still open. */
export function QuestionScreen(props: ScreenProps) {
  const { questionnaire, now, place } = props
  const { draft, answers, arrival, page, checkPage } = questionnaire
  const { store } = usePageServices()
  const [before] = useState(now.evaluation)
  const isChange = checkPage === segmentOf({ section: place.section, page: CHECK_PAGE })
  const { submit, ...refusals } = useForm<ApplicationAnswers, Key>(answers)
  useFocusOn(arrival.key === undefined ? null : fieldId({ name: arrival.key }))
  const section = now.definition.sections.find(({ id }) => id === place.section)
  const view = section && pageView(section, place.page, now.evaluation, now.state.answers)
  if (!view) return null
  const problems = new Map(pageProblems(now, place).map((problem) => [problem.key, problem]))

  const form: QuestionnaireForm = {
    state: now.state,
    today: now.today,
    errorOf(key) {
      const problem = problems.get(key)
      return problem && refusals.errorOf(key) !== undefined ? messageOf(problem) : undefined
    },
    change: (change) =>
      draft.update((current) => withQuestionnaire(current, change(questionnaireState(current)))),
    newRowId: () => crypto.randomUUID(),
  }

  function leave(): void {
    draft.update((current) => {
      const state = questionnaireState(current)
      return withQuestionnaire(current, withoutInputs(state, keysOfPage(evaluated(current), place)))
    })
    const after = evaluated(draft.read().answers)
    if (!isChange || after === null) questionnaire.advance()
    else {
      const next = afterChange(before, after.evaluation, place, arrival.key)
      void draft.persist()
      questionnaire.goTo(next.page, next.arrival)
    }
  }

  /** The page that asks for a talk offers to send the answers so far. */
  function takeAlong(): void {
    const current = evaluated(draft.read().answers)
    store.set(attachmentAtom, current && answersSoFar(current.definition, current.profile, current.state))
  }

  const onSubmit = () =>
    void submit(
      async () => {
        // Pressed before the stored draft was read: what was typed joins it first.
        await draft.ready()
        return pageReader(place)
      },
      leave,
      () => draft.read().answers,
    )
  return (
    <StepPage
      {...page}
      form={{ ...refusals, onSubmit }}
      notices={<Notices {...props} />}
      aside={<ApplicationAside {...copy.aside} />}
    >
      <QuestionPage view={view} form={form} onTalk={takeAlong} />
    </StepPage>
  )
}
