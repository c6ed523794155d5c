import type { CoverKind } from '@coverkit/core'
import { type InsurableCover, maximumIncrease } from '@coverkit/core/guaranteed-insurability'
import { Disclosure, MoneyField, RadioGroup, Stack, Text } from '@coverkit/ui'
import { formatSum, sumUnit } from '#cover/words'
import { tidyMoney } from '#fields/controls'
import { insurabilityCopy as copy } from '../insurability/copy.ts'
import { coverOption, enterFirst, increaseHint, limitLines } from '../insurability/limitView.ts'
import type { FormProps } from './FormProps.ts'
import * as styles from './insurability.css.ts'

interface CoverFieldsProps extends FormProps {
  readonly covers: readonly InsurableCover[]
  /** The covers that the change itself raises too. */
  readonly raised?: readonly CoverKind[]
}

/** Which cover, and how much more of it, with what the limit is made of. */
export function CoverFields({ covers, raised = [], ...props }: CoverFieldsProps) {
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
      {cover && <Increase {...props} cover={cover} isRaised={raised.includes(cover.kind)} />}
    </Stack>
  )
}

interface IncreaseProps extends FormProps {
  readonly cover: InsurableCover
  readonly isRaised: boolean
}

function Increase({ form, set, errorOf, answers, cover, isRaised }: IncreaseProps) {
  const { kind, sumInsured } = cover
  const { maximum } = maximumIncrease(cover, answers)
  const increase = answers.increase ?? 0
  const isPossible = increase > 0 && increase <= maximum
  const after = isRaised
    ? copy.increase.onTop(formatSum(kind, increase))
    : copy.increase.after(formatSum(kind, sumInsured), formatSum(kind, sumInsured + increase))
  return (
    <Stack gap={12}>
      <MoneyField
        name="increase"
        label={copy.increase.label}
        hint={increaseHint(cover, answers)}
        suffix={sumUnit(kind)}
        format={tidyMoney}
        value={form.increase}
        onChange={(text) => set({ increase: text })}
        error={errorOf('increase')}
      />
      <p className={styles.after}>{isPossible ? after : copy.cover.now(formatSum(kind, sumInsured))}</p>
      {answers.event !== null && enterFirst(cover, answers) === null && (
        <Disclosure summary={copy.increase.limits}>
          <Stack gap={12}>
            <Text>{copy.increase.limitsText}</Text>
            <dl className={styles.limits}>
              {limitLines(cover, answers).map((line) => (
                <div key={line.limitedBy} className={line.counts ? styles.lowest : styles.limit}>
                  <dt>{line.text}</dt>
                  <dd className={styles.sum}>
                    <span>{line.sum}</span>
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
