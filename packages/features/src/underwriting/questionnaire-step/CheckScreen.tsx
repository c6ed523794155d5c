import { CheckList, changeLinkId } from '../questionnaire/CheckList.tsx'
import { type CheckFact, checkView } from '../questionnaire/checkView.ts'
import { questionnaireCopy } from '../questionnaire/copy.ts'
import { segmentOf, shareOf } from '../questionnaire/questionnairePages.ts'
import { Notices } from './Notices.tsx'
import type { ScreenProps } from './ScreenProps.ts'
import { SectionHead } from './SectionHead.tsx'
import { Sections } from './sections.lazy.ts'
import { useFocusOn } from './useQuestionnaire.tsx'

const NO_REFUSALS = { errors: [], submitCount: 0, unread: false }

/** The answers of a section, to be read once more; each can be changed, and Continue then leads back here. */
export function CheckScreen(props: ScreenProps) {
  const { questionnaire, now, place } = props
  const { arrival, ready, advance, openChange, hrefOf, frame } = questionnaire
  useFocusOn(arrival.key === undefined ? null : changeLinkId(arrival.key))
  const section = now.definition.sections.find(({ id }) => id === place.section)
  if (!section) return null
  const segment = (id: string) => segmentOf({ section: section.id, page: id })
  return frame({
    form: { ...NO_REFUSALS, onSubmit: () => void ready().then(advance) },
    intro: <SectionHead {...props} />,
    notices: <Notices {...props} />,
    share: shareOf(now.evaluation, place.section),
    sections: (end) => <Sections {...props} end={end} />,
    children: (
      <CheckList
        groups={checkView(section, now.evaluation, now.state.answers, questionnaireCopy.rows.unnamed)}
        hrefOf={(id) => hrefOf(segment(id))}
        onChange={({ key, page }: CheckFact) => openChange(segment(page), key)}
      />
    ),
  })
}
