import { type InsurableCover, maximumIncrease } from '@coverkit/core/guaranteed-insurability'
import { Disclosure, MoneyField, RadioGroup, Stack, Text } from '@coverkit/ui'
import { tidyMoney } from '#fields/tidy-money'
import { insurabilityCopy as copy } from './copy.ts'
import type { FormProps } from './FormProps.ts'
import * as styles from './insurability.css.ts'
import { coverOption, limitLines, sumOf } from './limitView.ts'

interface CoverFieldsProps extends FormProps {
  readonly covers: readonly InsurableCover[]
}

/** Which cover, and how much more of it, with what the limit is made of. */
export function CoverFields({ covers, ...props }: CoverFieldsProps) {
  const { form, set, errorOf, answers } = props
  const cover = covers.find(({ kind }) => kind === form.cover)
  return (
    <Stack gap={32}>
      {covers.length > 1 && (
        <RadioGroup
          name="cover"
          legend={copy.cover.label}
          columns={2}
          options={covers.map((one) => coverOption(one, answers))}
          value={form.cover}
          onChange={(kind) => set({ cover: kind })}
          error={errorOf('cover')}
        />
      )}
      {cover && <Increase {...props} cover={cover} />}
    </Stack>
  )
}

function Increase({ form, set, errorOf, answers, cover }: FormProps & { readonly cover: InsurableCover }) {
  const { kind, sumInsured } = cover
  const { maximum, limitedBy } = maximumIncrease(cover, answers)
  const hint = maximum === 0 ? copy.nothings[limitedBy] : copy.increase.hint(sumOf(kind, maximum))
  const increase = answers.increase ?? 0
  const isPossible = increase > 0 && increase <= maximum
  return (
    <Stack gap={12}>
      <MoneyField
        name="increase"
        label={copy.increase.label}
        hint={answers.event === null ? copy.increase.chooseEvent : hint}
        suffix={kind === 'incomeProtection' ? copy.increase.labelMonthly : undefined}
        format={tidyMoney}
        value={form.increase}
        onChange={(text) => set({ increase: text })}
        error={errorOf('increase')}
      />
      <p className={styles.after}>
        {isPossible
          ? copy.increase.after(sumOf(kind, sumInsured), sumOf(kind, sumInsured + increase))
          : copy.cover.now(sumOf(kind, sumInsured))}
      </p>
      {answers.event !== null && (
        <Disclosure summary={copy.increase.limits}>
          <Stack gap={12}>
            <Text>{copy.increase.limitsText}</Text>
            <dl className={styles.limits}>
              {limitLines(cover, answers).map((line) => (
                <div key={line.limitedBy} className={line.counts ? styles.lowest : styles.limit}>
                  <dt>{line.text}</dt>
                  <dd className={styles.sum}>
                    {line.sum}
                    {line.counts && <span className={styles.counts}>{copy.increase.counts}</span>}
                  </dd>
                </div>
              ))}
            </dl>
          </Stack>
        </Disclosure>
      )}
    </Stack>
  )
}
