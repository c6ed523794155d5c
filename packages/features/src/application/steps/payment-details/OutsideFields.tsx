import { OUTSIDE_METHODS, PAYMENT_FREQUENCIES } from '@coverkit/core'
import { RadioGroup, Stack } from '@coverkit/ui'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import type { ApplicationAnswers } from '../../answers.ts'
import { outsideCopy as copy, paymentCopy } from './copy.ts'
import type { Field } from './view.ts'

const frequencies = PAYMENT_FREQUENCIES.map((value) => ({ value, label: paymentCopy.frequencies[value] }))

interface OutsideFieldsProps {
  readonly form: StepForm<ApplicationAnswers, Field>
  readonly isCardOffered: boolean
}

/** How the cover is paid for that a rollover leaves. */
export function OutsideFields({ form, isCardOffered }: OutsideFieldsProps) {
  const methods = OUTSIDE_METHODS.filter((method) => isCardOffered || method !== 'creditCard')
  return (
    <Stack gap={32}>
      <RadioGroup<string>
        legend={copy.method}
        hint={copy.methodHint}
        options={methods.map((value) => ({
          value,
          label: paymentCopy.methods[value],
          hint: paymentCopy.methodNotes[value],
        }))}
        cards
        {...form.choice('outsideMethod')}
      />
      <RadioGroup<string>
        legend={copy.frequency}
        hint={copy.frequencyHint}
        options={frequencies}
        {...form.choice('outsideFrequency')}
      />
    </Stack>
  )
}
