import { type Key, volunteersGenetics } from '@coverkit/core/questionnaire'
import { Alert, Button, Stack } from '@coverkit/ui'
import { leaveIn, leftInKey } from './changeInput.ts'
import { questionnaireCopy as copy } from './copy.ts'
import type { QuestionnaireForm } from './QuestionnaireForm.ts'

interface GeneticsNoticeProps {
  readonly id: Key
  readonly form: QuestionnaireForm
}

/** Beside a text that speaks of a genetic test: it may be taken out, or left in on purpose. */
export function GeneticsNotice({ id, form }: GeneticsNoticeProps) {
  const { answers, typed } = form.state
  const text = answers.values[id]
  if (typeof text !== 'string' || !volunteersGenetics(text)) return null
  const { title, text: notice, leave, left } = copy.genetics
  const isLeft = typed[leftInKey(id)] === text
  return (
    <Alert severity={isLeft ? 'info' : 'warn'} title={isLeft ? undefined : title} role="status">
      {isLeft ? (
        <p>{left}</p>
      ) : (
        <Stack gap={12} align="start">
          <p>{notice}</p>
          <Button onClick={() => form.change((state) => leaveIn(state, id))}>{leave}</Button>
        </Stack>
      )}
    </Alert>
  )
}
