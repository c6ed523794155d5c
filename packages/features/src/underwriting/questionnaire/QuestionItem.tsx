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
  /** An answer on the page opened it. */
  readonly isFollowUp?: boolean | undefined
}

/** A question with what helps to answer it, and what its answer opens. */
function QuestionItem({ view, form, isFollowUp = false }: QuestionItemProps) {
  const { key, question, below, rows } = view
  const isUnsure = form.state.answers.values[key] === UNSURE
  return (
    <div className={question.kind === 'gate' ? styles.gate : styles.question}>
      <div className={styles.question}>
        <QuestionField view={view} form={form} isFollowUp={isFollowUp} />
        {question.unsure && !isChosen(question) && <UnsureBox id={key} form={form} />}
        {isUnsure && question.help && (
          <Alert severity="info" role="status" title={copy.findOut}>
            <p>{question.help}</p>
          </Alert>
        )}
        {question.why && !isYesOrNo(question) && (
          <Disclosure summary={copy.why}>
            <Text measure>{question.why}</Text>
          </Disclosure>
        )}
        {question.kind === 'text' && <GeneticsNotice id={key} form={form} />}
      </div>
      {below.length > 0 && (
        <div className={isFollowUp ? styles.below : styles.opened}>
          <QuestionItems views={below} form={form} isFollowUp />
        </div>
      )}
      {rows !== null && question.kind === 'gate' && question.rows && (
        <GateRows gate={key} rows={rows} most={question.rows.max} form={form}>
          {(questions) => <QuestionItems views={questions} form={form} isFollowUp />}
        </GateRows>
      )}
    </div>
  )
}

interface QuestionItemsProps {
  readonly views: readonly QuestionView[]
  readonly form: QuestionnaireForm
  readonly isFollowUp?: boolean | undefined
}

/** Questions one under the other. */
export function QuestionItems({ views, form, isFollowUp }: QuestionItemsProps) {
  return views.map((view) => <QuestionItem key={view.key} view={view} form={form} isFollowUp={isFollowUp} />)
}

/** Returns whether "I am not sure" is one of the question's choices. */
function isChosen(question: Question): boolean {
  return isYesOrNo(question) || question.kind === 'choice'
}

/** These say themselves why they are put, above their answers. */
function isYesOrNo({ kind }: Question): boolean {
  return kind === 'gate' || kind === 'yesNo'
}
