import { type Question, UNSURE } from '@coverkit/core/questionnaire'
import { Alert, Disclosure, Text } from '@coverkit/ui'
import { questionnaireCopy as copy } from './copy.ts'
import { UnsureBox } from './fields/UnsureBox.tsx'
import { GateRows } from './GateRows.tsx'
import { GeneticsNotice } from './GeneticsNotice.tsx'
import type { QuestionView } from './pageView.ts'
import { QuestionField } from './QuestionField.tsx'
import type { QuestionnaireForm } from './QuestionnaireForm.ts'
import * as styles from './questionnaire.css.ts'

interface QuestionItemProps {
  readonly view: QuestionView
  readonly form: QuestionnaireForm
}

/** A question with what helps to answer it, and what its answer opens. */
export function QuestionItem({ view, form }: QuestionItemProps) {
  const { key, question, below, rows } = view
  const isUnsure = form.state.answers.values[key] === UNSURE
  return (
    <div className={question.kind === 'gate' ? styles.gate : styles.question}>
      <div className={styles.question}>
        <QuestionField view={view} form={form} />
        {question.unsure && !isChosen(question) && <UnsureBox id={key} form={form} />}
        {isUnsure && question.help && (
          <Alert severity="info" role="status">
            <p>{question.help}</p>
          </Alert>
        )}
        {question.why && (
          <Disclosure summary={copy.why}>
            <Text measure>{question.why}</Text>
          </Disclosure>
        )}
        {question.kind === 'text' && <GeneticsNotice id={key} form={form} />}
      </div>
      {below.length > 0 && (
        <div className={styles.below}>
          <QuestionItems views={below} form={form} />
        </div>
      )}
      {rows !== null && question.kind === 'gate' && question.rows && (
        <GateRows gate={key} rows={rows} most={question.rows.max} form={form}>
          {(questions) => <QuestionItems views={questions} form={form} />}
        </GateRows>
      )}
    </div>
  )
}

interface QuestionItemsProps {
  readonly views: readonly QuestionView[]
  readonly form: QuestionnaireForm
}

/** Questions one under the other. */
export function QuestionItems({ views, form }: QuestionItemsProps) {
  return views.map((view) => <QuestionItem key={view.key} view={view} form={form} />)
}

/** Of these "I am not sure" is one of the choices. */
function isChosen({ kind }: Question): boolean {
  return kind === 'gate' || kind === 'yesNo' || kind === 'choice'
}
