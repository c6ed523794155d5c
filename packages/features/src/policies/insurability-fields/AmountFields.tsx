import { MoneyField, Stack } from '@coverkit/ui'
import { tidyMoney } from '#fields/controls'
import { insurabilityCopy } from '../insurability/copy.ts'
import type { FormProps } from './FormProps.ts'

const { amounts: copy } = insurabilityCopy

/** The loan or the salary, before and from now on, where the limit depends on it. */
export function AmountFields({ form, set, errorOf }: FormProps) {
  if (form.event !== 'mortgage' && form.event !== 'salaryRise') return null
  const texts = copy[form.event]
  return (
    <Stack gap={24}>
      <MoneyField
        name="newAmount"
        label={texts.newAmount}
        hint={texts.newHint}
        format={tidyMoney}
        value={form.newAmount}
        onChange={(newAmount) => set({ newAmount })}
        error={errorOf('newAmount')}
      />
      <MoneyField
        name="earlierAmount"
        label={texts.earlierAmount}
        hint={texts.earlierHint}
        optional={form.event === 'mortgage'}
        format={tidyMoney}
        value={form.earlierAmount}
        onChange={(earlierAmount) => set({ earlierAmount })}
        error={errorOf('earlierAmount')}
      />
    </Stack>
  )
}
