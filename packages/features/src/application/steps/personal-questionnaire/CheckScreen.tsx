import { changeStep, stepPath } from '@coverkit/flow'
import { useNavigate } from 'react-router'
import { StepPage } from '#common/step-form/StepPage.tsx'
import { CheckList, changeLinkId } from '#underwriting/questionnaire-check-list'
import { type CheckFact, checkView } from '#underwriting/questionnaire-check-view'
import { questionnaireCopy } from '#underwriting/questionnaire-copy'
import { STEP } from '#underwriting/questionnaire-key'
import { segmentOf } from '#underwriting/questionnaire-pages'
import { ApplicationAside } from '../ApplicationAside.tsx'
import { personalQuestionnaireCopy as copy } from './copy.ts'
import { Notices } from './Notices.tsx'
import type { ScreenProps } from './ScreenProps.ts'
import { useFocusOn } from './useQuestionnaire.ts'

const NO_REFUSALS = { errors: [], submitCount: 0, unread: false }

/** The answers of a section, to be read once more; each can be changed, and Continue then leads back here. */
export function CheckScreen(props: ScreenProps) {
  const { questionnaire, now, place } = props
  const { draft, page, arrival, advance } = questionnaire
  const navigate = useNavigate()
  useFocusOn(arrival.key === undefined ? null : changeLinkId(arrival.key))
  const section = now.definition.sections.find(({ id }) => id === place.section)
  if (!section) return null
  const segment = (id: string) => segmentOf({ section: section.id, page: id })

  function change({ key, page: id }: CheckFact): void {
    const { answers, state } = draft.read()
    const opened = changeStep(draft.flow, answers, state, { step: STEP, page: segment(id) }).state
    draft.write(opened)
    navigate(stepPath(draft.flow, opened.active, opened.page), { flushSync: true, state: { key } })
  }

  return (
    <StepPage
      {...page}
      form={{ ...NO_REFUSALS, onSubmit: () => void draft.ready().then(advance) }}
      notices={<Notices {...props} />}
      aside={<ApplicationAside {...copy.aside} />}
    >
      <CheckList
        groups={checkView(section, now.evaluation, now.state.answers, questionnaireCopy.rows.unnamed)}
        hrefOf={(id) => stepPath(draft.flow, STEP, segment(id))}
        onChange={change}
      />
    </StepPage>
  )
}
