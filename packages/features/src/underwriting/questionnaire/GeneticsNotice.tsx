import { useBrand } from '@coverkit/brand'
import { type Key, volunteersGenetics } from '@coverkit/core/questionnaire'
import { Alert, Button, Stack } from '@coverkit/ui'
import { leaveIn, leftInKey } from './changeInput.ts'
import { questionnaireCopy } from './copy.ts'
import type { QuestionnaireForm } from './QuestionnaireForm.ts'

const copy = questionnaireCopy.genetics

interface GeneticsNoticeProps {
  readonly id: Key
  readonly form: QuestionnaireForm
}

/** Beside a text that speaks of a genetic test: it may be taken out, or left in on purpose. */
export function GeneticsNotice({ id, form }: GeneticsNoticeProps) {
  const { answers, typed } = form.state
  const text = answers.values[id]
  if (typeof text !== 'string' || !volunteersGenetics(text)) return null
  const isLeft = typed[leftInKey(id)] === text
  return (
    <Alert severity={isLeft ? 'info' : 'warn'} title={isLeft ? undefined : copy.title} role="status">
      {isLeft ? <p>{copy.left}</p> : <Choice onLeave={() => form.change((state) => leaveIn(state, id))} />}
    </Alert>
  )
}

/** The choice to change the text, and the phone number for a favourable result. */
function Choice({ onLeave }: { readonly onLeave: () => void }) {
  const { phone } = useBrand()
  return (
    <Stack gap={12} align="start">
      <p>{copy.text(phone)}</p>
      <Button onClick={onLeave}>{copy.leave}</Button>
    </Stack>
  )
}
