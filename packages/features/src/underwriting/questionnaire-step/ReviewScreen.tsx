import { changeLinkId, ReviewList } from '../questionnaire/CheckList.tsx'
import { type CheckFact, checkView } from '../questionnaire/checkView.ts'
import { questionnaireCopy as copy } from '../questionnaire/copy.ts'
import { segmentOf } from '../questionnaire/questionnairePages.ts'
import { Notices } from './Notices.tsx'
import type { ScreenProps } from './ScreenProps.ts'
import { Sections } from './sections.lazy.ts'
import { useFocusOn } from './useQuestionnaire.tsx'

const NO_REFUSALS = { errors: [], submitCount: 0, unread: false }

/** The answers of all sections, to be read once more before the details; each can be changed, and Continue then leads back here. */
export function ReviewScreen(props: Omit<ScreenProps, 'place'>) {
  const { questionnaire, now } = props
  const { arrival, ready, advance, openChange, hrefOf, frame } = questionnaire
  useFocusOn(arrival.key === undefined ? null : changeLinkId(arrival.key))
  const sections = now.definition.sections.flatMap((section) => {
    const groups = checkView(section, now.evaluation, now.state.answers, copy.rows.unnamed)
    if (groups.length === 0) return []
    const segment = (page: string) => segmentOf({ section: section.id, page })
    return [
      {
        id: section.id,
        title: section.title,
        groups,
        hrefOf: (page: string) => hrefOf(segment(page)),
        onChange: ({ key, page }: CheckFact) => openChange(segment(page), key),
      },
    ]
  })
  return frame({
    form: { ...NO_REFUSALS, onSubmit: () => void ready().then(advance) },
    notices: <Notices {...props} />,
    share: 1,
    sections: (end) => <Sections {...props} end={end} />,
    children: <ReviewList sections={sections} at={arrival.key} />,
  })
}
