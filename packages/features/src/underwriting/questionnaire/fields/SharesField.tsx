import type { SharesQuestion } from '@coverkit/core/questionnaire'
import { Text } from '@coverkit/ui'
import { enterInput } from '../changeInput.ts'
import { questionnaireCopy as copy } from '../copy.ts'
import type { FieldProps } from '../QuestionnaireForm.ts'
import { shownInput } from '../shownInput.ts'
import { tidyBoxes } from '../tidyInput.ts'
import { BoxesField } from './BoxesField.tsx'

/** Percentages that must come to 100 together, with what they come to so far. */
export function SharesField({ id, question, form }: FieldProps<SharesQuestion>) {
  const { answers, typed } = form.state
  const shown = shownInput(question, answers.values[id], typed[id])
  const texts = typeof shown === 'string' ? [] : shown
  return (
    <BoxesField
      name={id}
      legend={question.ask}
      inColumns
      hint={question.hint}
      boxes={question.parts.map(({ label }, index) => ({
        label: copy.share(label),
        value: texts[index] ?? '',
      }))}
      onChange={(next) => form.change((state) => enterInput(state, [id, question], next, form.today))}
      format={(next) => tidyBoxes(question, next, form.today)}
      error={form.errorOf(id)}
      after={<Text weight="medium">{copy.sharesTotal(totalOf(texts))}</Text>}
    />
  )
}

/** Sums the numbers in the boxes; other text counts as 0. */
function totalOf(texts: readonly string[]): number {
  const shares = texts.map((text) => text.replace('%', '').trim())
  return shares.reduce((sum, share) => sum + (/^\d{1,3}$/.test(share) ? Number(share) : 0), 0)
}
