import { type Answers, evaluate, type Key, PLAIN_PROFILE } from '@coverkit/core/questionnaire'
import { Button, Container, ErrorSummary, Form, Heading, Stack } from '@coverkit/ui'
import { useState } from 'react'
import { AppStory } from '#common/testing/AppStory.tsx'
import { summaryOf } from '../messages.ts'
import { pageView } from '../pageView.ts'
import { problemsAt } from '../problems.ts'
import type { QuestionnaireForm } from '../QuestionnaireForm.ts'
import type { QuestionnaireState } from '../QuestionnaireState.ts'
import { QuestionPage } from '../QuestionPage.tsx'
import { sectionPosition } from '../questionnairePages.ts'
import { SectionLine } from '../SectionLine.tsx'
import { exampleDefinition } from './exampleDefinition.ts'

const TODAY = '2026-11-23'
const profile = { ...PLAIN_PROFILE, covers: ['life', 'tpd'], today: TODAY } as const

interface QuestionnaireStoryProps {
  readonly section: string
  readonly page: string
  readonly answers?: Partial<Answers>
}

/** A page of the example with given answers; Continue shows what is open. */
export function QuestionnaireStory({ section, page, answers }: QuestionnaireStoryProps) {
  const [state, setState] = useState<QuestionnaireState>({
    answers: { definition: 'example|1', values: {}, rows: {}, ...answers },
    typed: {},
  })
  const [submitCount, setSubmitCount] = useState(0)
  const evaluation = evaluate(exampleDefinition, profile, state.answers)
  const found = exampleDefinition.sections.find(({ id }) => id === section)
  const view = found && pageView(found, page, evaluation, state.answers)
  if (!view) return null
  const keys = evaluation.pages.find((one) => one.section === section && one.id === page)?.keys ?? []
  const problems = submitCount === 0 ? [] : problemsAt(keys, exampleDefinition, evaluation, state, TODAY)
  const messages = new Map<Key, string>(problems.map((problem) => [problem.key, summaryOf(problem)]))
  const form: QuestionnaireForm = {
    state,
    today: TODAY,
    errorOf: (key) => messages.get(key),
    change: setState,
    newRowId: () => crypto.randomUUID(),
  }
  const errors = problems.map((problem) => ({
    fieldId: `field-${problem.key}`,
    message: summaryOf(problem),
  }))
  return (
    <AppStory>
      <Container>
        <Form onSubmit={() => setSubmitCount((count) => count + 1)}>
          <Stack gap={32}>
            <Heading level={1}>Your health and lifestyle</Heading>
            <SectionLine section={found} page={view.page} {...sectionPosition(evaluation, found.id)} />
            <ErrorSummary heading="There is a problem" errors={errors} submitCount={submitCount} />
            <QuestionPage view={view} form={form} />
            <Button variant="primary" type="submit">
              Continue
            </Button>
          </Stack>
        </Form>
      </Container>
    </AppStory>
  )
}
