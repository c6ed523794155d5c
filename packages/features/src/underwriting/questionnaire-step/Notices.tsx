import { Alert, Stack } from '@coverkit/ui'
import { useState } from 'react'
import { questionnaireCopy } from '../questionnaire/copy.ts'
import type { ScreenProps } from './ScreenProps.ts'

/** Above the questions: that nothing is stored where that is so, and what is asked again or was opened. */
export function Notices({ questionnaire: { storage, arrival }, now }: Omit<ScreenProps, 'place'>) {
  // As it was when the page was opened: a notice that goes as the last one is answered would move what is below it.
  const [reworded] = useState(now.reworded)
  if (storage !== 'memory' && reworded.length === 0 && !arrival.notices?.length) return null
  return (
    <Stack gap={16}>
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
