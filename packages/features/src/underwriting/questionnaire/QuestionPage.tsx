import { Alert, Stack } from '@coverkit/ui'
import type { PageView } from './pageView.ts'
import { QuestionItems } from './QuestionItem.tsx'
import type { QuestionnaireForm } from './QuestionnaireForm.ts'
import { SupportLines } from './SupportLines.tsx'

interface QuestionPageProps {
  readonly view: PageView
  readonly form: QuestionnaireForm
  /** Called as the link to a talk is followed. */
  readonly onTalk?: (() => void) | undefined
}

/** The questions of one page, with what to know before reading them. */
export function QuestionPage({ view, form, onTalk }: QuestionPageProps) {
  const { page, questions, isSensitive } = view
  return (
    <Stack gap={32}>
      {page.notice && (
        <Alert severity="info">
          <p>{page.notice}</p>
        </Alert>
      )}
      {isSensitive && <SupportLines notice={page.notice} onTalk={onTalk} />}
      <Stack gap={32}>
        <QuestionItems views={questions} form={form} />
      </Stack>
    </Stack>
  )
}
