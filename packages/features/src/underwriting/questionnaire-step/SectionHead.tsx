import { sectionPosition } from '../questionnaire/questionnairePages.ts'
import { SectionLine } from '../questionnaire/SectionLine.tsx'
import type { ScreenProps } from './ScreenProps.ts'

/** The second line of the heading, of a page of questions or a check page. */
export function SectionHead({ now, place }: Pick<ScreenProps, 'now' | 'place'>) {
  const section = now.definition.sections.find(({ id }) => id === place.section)
  if (!section) return null
  return (
    <SectionLine
      section={section}
      page={section.pages.find(({ id }) => id === place.page)}
      {...sectionPosition(now.evaluation, section.id)}
    />
  )
}
