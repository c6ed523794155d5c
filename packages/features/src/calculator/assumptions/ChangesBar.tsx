import { type CalculatorInput, calculateNeeds, formatDifference, groupOf } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import { PremiumBar } from '@coverkit/ui'
import { COVER_WORDS, formatSum } from '#cover/words'
import { changesCopy } from './changesCopy.ts'
import { changesFromDefaults, movedCovers } from './effects.ts'
import { assumptionsInFields } from './model.ts'
import type { Field } from './view.ts'

const copy = changesCopy.bar

interface ChangesBarProps {
  readonly input: CalculatorInput
  readonly fields: InputValues<Field>
  /** Leads to the panel with every change. */
  readonly onDetails: () => void
}

/** Names the first cover that the changed values move, and how many more, where the panel is further down the page. */
export function ChangesBar({ input, fields, onDetails }: ChangesBarProps) {
  const assumptions = assumptionsInFields(fields)
  const { changes, together } = changesFromDefaults(input, assumptions)
  if (changes.length === 0) return null
  const details = { children: copy.details, onPress: onDetails }
  const [kind, ...others] = movedCovers(together)
  if (kind === undefined)
    return (
      <PremiumBar
        title={copy.title}
        label={copy.none}
        amount=""
        difference={{ direction: 'same', short: copy.same, text: copy.same }}
        details={details}
      />
    )
  const difference = formatDifference(together[kind]).replace(/^[+−]/, '')
  const isMore = together[kind] > 0
  return (
    <PremiumBar
      title={copy.title}
      label={copy.cover(COVER_WORDS[kind].name, others.length)}
      amount={formatSum(kind, calculateNeeds(input, assumptions)[groupOf(kind)].need)}
      difference={{
        direction: isMore ? 'more' : 'less',
        short: difference,
        text: isMore ? copy.more(difference) : copy.less(difference),
      }}
      details={details}
    />
  )
}
