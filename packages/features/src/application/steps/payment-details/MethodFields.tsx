import { useBrand } from '@coverkit/brand'
import type { PaymentMethod } from '@coverkit/core'
import { Alert, RadioGroup, Stack } from '@coverkit/ui'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import type { ApplicationAnswers } from '../../answers.ts'
import { paymentCopy as copy } from './copy.ts'
import { FrequencyField } from './FrequencyField.tsx'
import { useMethodChoice } from './useMethodChoice.ts'
import type { Field } from './view.ts'

interface MethodFieldsProps {
  readonly form: StepForm<ApplicationAnswers, Field>
  readonly methods: readonly PaymentMethod[]
  readonly isCardOffered: boolean
  readonly isRollover: boolean
}

/** How the premium is paid and how often. A change that follows from the choice is announced. */
export function MethodFields({ form, methods, isCardOffered, isRollover }: MethodFieldsProps) {
  const { phone } = useBrand()
  const { choose, notice } = useMethodChoice(form)
  return (
    <Stack gap={32}>
      <Stack gap={16}>
        <RadioGroup<string>
          legend={copy.method}
          options={methods.map((value) => ({
            value,
            label: copy.methods[value],
            hint: copy.methodNotes[value],
          }))}
          cards
          {...form.choice('method')}
          onChange={choose}
        />
        {!isCardOffered && (
          <Alert severity="info">
            <p>{copy.cardByPhone(phone)}</p>
          </Alert>
        )}
      </Stack>
      {notice && (
        <Alert severity="info" role="status" label={copy.changed.title} title={copy.changed.title}>
          <p>{notice}</p>
        </Alert>
      )}
      <FrequencyField form={form} isRollover={isRollover} />
    </Stack>
  )
}
