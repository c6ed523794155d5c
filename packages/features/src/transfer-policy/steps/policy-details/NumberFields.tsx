import { INSURER_CODES, insurerName } from '@coverkit/core'
import { SAMPLE_NUMBER_PATTERNS, type TransferWarningCode } from '@coverkit/core/transfer'
import { Stack, Text, TextField } from '@coverkit/ui'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import { FieldWarning, Statement, useSettledText } from '#fields/controls'
import { optionOf, rowField } from '#fields/readers'
import type { TransferFlowAnswers } from '../../answers.ts'
import { policiesCopy as copy } from './copy.ts'
import type { Field } from './view.ts'

const { labels, hints } = copy

interface NumberFieldsProps {
  readonly form: StepForm<TransferFlowAnswers, Field>
  readonly id: string
  readonly notes: ReadonlySet<TransferWarningCode> | undefined
}

/** A policy's number, or that it is not at hand. Once it is left, one that looks unusual is pointed out. */
export function NumberFields({ form, id, notes }: NumberFieldsProps) {
  const number = form.text(rowField('policyNumber', id))
  const unknown = form.choice(rowField('numberUnknown', id))
  const { isSettled, onBlur } = useSettledText(number.value)
  const code = optionOf(INSURER_CODES, form.fields[rowField('insurer', id)] ?? '')
  const example = code && SAMPLE_NUMBER_PATTERNS[code]?.example
  const isUnknown = unknown.value === 'yes'
  return (
    <Stack gap={12}>
      {!isUnknown && (
        <TextField
          label={labels.policyNumber}
          hint={hints.policyNumber}
          width="medium"
          autoComplete="off"
          spellCheck={false}
          onBlur={onBlur}
          {...number}
        />
      )}
      {isSettled && code && example && notes?.has('number-pattern') && (
        <FieldWarning text={copy.notes['number-pattern'](insurerName(code), example)} />
      )}
      {isSettled && notes?.has('duplicate') && <FieldWarning text={copy.notes.duplicate} />}
      <Statement label={labels.numberUnknown} {...unknown} />
      {isUnknown && (
        <Text size={15} tone="soft">
          {hints.numberUnknown}
        </Text>
      )}
    </Stack>
  )
}
