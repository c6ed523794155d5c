import { Alert, Stack } from '@coverkit/ui'
import { useState } from 'react'
import { questionnaireCopy } from '../questionnaire/copy.ts'
import { sectionPosition } from '../questionnaire/questionnairePages.ts'
import { SectionLine } from '../questionnaire/SectionLine.tsx'
import type { ScreenProps } from './ScreenProps.ts'

/** Under the heading: the section, that nothing is stored where that is so, and what is asked again or was opened. */
export function Notices({ questionnaire: { storage, arrival }, now, place }: ScreenProps) {
  // As it was when the page was opened: a notice that goes as the last one is answered would move what is below it.
  const [reworded] = useState(now.reworded)
  const section = now.definition.sections.find(({ id }) => id === place.section)
  return (
    <Stack gap={16}>
      {section && <SectionLine title={section.title} {...sectionPosition(now.evaluation, section.id)} />}
      {storage === 'memory' && (
        <Alert severity="warn">
          <p>{questionnaireCopy.memoryNote}</p>
          <p>{questionnaireCopy.memoryOnly}</p>
        </Alert>
      )}
      {reworded.length > 0 && (
        <Alert severity="info" role="status">
          <p>{questionnaireCopy.reworded(reworded)}</p>
        </Alert>
      )}
      {arrival.notices?.map((notice) => (
        <Alert key={notice} severity="info" role="status">
          <p>{notice}</p>
        </Alert>
      ))}
    </Stack>
  )
}
