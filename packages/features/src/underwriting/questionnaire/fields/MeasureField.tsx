import type { HeightQuestion, MeasureUnit, WeightQuestion } from '@coverkit/core/questionnaire'
import { RadioGroup } from '@coverkit/ui'
import { enterInput } from '../changeInput.ts'
import { questionnaireCopy as copy } from '../copy.ts'
import type { FieldProps } from '../QuestionnaireForm.ts'
import { unitOf } from '../readInput.ts'
import { shownInput } from '../shownInput.ts'
import { tidyBoxes } from '../tidyInput.ts'
import { BoxesField } from './BoxesField.tsx'

const UNITS: Readonly<Record<'height' | 'weight', readonly MeasureUnit[]>> = {
  height: ['cm', 'ft'],
  weight: ['kg', 'st', 'lb'],
}

/** A height or weight in the visitor's own unit. What is typed stays typed; another unit starts blank. */
export function MeasureField({ id, question, form }: FieldProps<HeightQuestion | WeightQuestion>) {
  const { answers, typed } = form.state
  const [first = '', ...texts] = shownInput(question, answers.values[id], typed[id])
  const unit = unitOf(first)
  const enter = (next: MeasureUnit, boxes: readonly string[]) =>
    form.change((state) => enterInput(state, [id, question], [next, ...boxes], form.today))
  return (
    <BoxesField
      name={id}
      legend={question.ask}
      hint={question.hint}
      before={
        <RadioGroup
          name={`${id}-unit`}
          legend={copy.unit}
          // Three do not fit beside each other on a phone.
          layout={UNITS[question.kind].length > 2 ? 'stack' : 'inline'}
          options={UNITS[question.kind].map((value) => ({ value, label: copy.units[value] }))}
          value={unit}
          onChange={(next) =>
            enter(
              next,
              copy.boxes[next].map(() => ''),
            )
          }
        />
      }
      boxes={copy.boxes[unit].map((label, index) => ({ label, value: texts[index] ?? '', decimal: true }))}
      onChange={(boxes) => enter(unit, boxes)}
      format={(boxes) => tidyBoxes(question, [unit, ...boxes], form.today).slice(1)}
      error={form.errorOf(id)}
    />
  )
}
