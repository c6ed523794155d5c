import {
  type ClientQuote,
  CRITICAL_ILLNESS_EXTRAS,
  CRITICAL_ILLNESS_LINKS,
  lifeLinkError,
  roundCover,
} from '@coverkit/core'
import { CheckboxGroup, Heading, RadioGroup, Stack, Text } from '@coverkit/ui'
import { coverScreen } from '../coverScreen.ts'
import { amountChips } from '../fields/amountChips.ts'
import { readAmount } from '../fields/amountFields.ts'
import { amountHint } from '../fields/amountHint.ts'
import { lumpStops } from '../fields/amountStops.ts'
import { CoverAmountField } from '../fields/CoverAmountField.tsx'
import { coverCopy } from '../fields/coverCopy.ts'
import type { QuoteScreen } from '../fields/QuoteScreen.ts'
import { withNow } from '../fields/withNow.tsx'
import { criticalIllnessCopy as copy } from './copy.ts'
import { criticalIllnessCover } from './step.ts'
import { type Field, view } from './view.ts'

export default coverScreen(criticalIllnessCover, view, CriticalIllnessCoverScreen)

const { title, text, why } = copy.aside

function CriticalIllnessCoverScreen({ form, frame, now }: QuoteScreen<Field>) {
  const { quote } = form.answers
  const structure = form.choice('structure')
  const extras = form.list('extras')
  const options = extraOptions(quote, structure.value)
  const open = options.filter(({ disabled }) => !disabled).map(({ value }) => value)
  return frame({
    title: copy.title,
    intro: (
      <Text size={20} tone="soft">
        {copy.lead}
      </Text>
    ),
    aside: { title, text, why },
    amount: readAmount(form.fields.amount),
    children: (
      <>
        <CoverAmountField
          label={copy.amount}
          noun={copy.noun}
          hint={amountHint(quote, 'criticalIllness')}
          now={now('criticalIllnessCover.amount')}
          field={form.text('amount')}
          round={roundCover}
          stops={lumpStops(quote, 'criticalIllness')}
          standing={view(form.answers).amount}
          chips={amountChips(form.answers, 'criticalIllness')}
        />
        <RadioGroup
          legend={coverCopy.structure}
          hint={withNow(now('criticalIllnessCover.criticalIllnessLinkTo'))}
          options={structureOptions(quote)}
          columns={2}
          {...structure}
          value={lifeLinkError(quote) === null ? structure.value : 'standalone'}
        />
        <CheckboxGroup
          legend={coverCopy.extras}
          hint={withNow(now('criticalIllnessCover.extras'))}
          options={options}
          columns={2}
          {...extras}
          value={extras.value.filter((extra) => open.includes(extra))}
        />
        <Stack gap={4}>
          <Heading level={2} size={20}>
            {copy.owner.title}
          </Heading>
          <Text weight="medium">{copy.owner.value}</Text>
          <Text tone="soft">{copy.owner.why}</Text>
        </Stack>
      </>
    ),
  })
}

function structureOptions(quote: ClientQuote) {
  const error = lifeLinkError(quote)
  return CRITICAL_ILLNESS_LINKS.toReversed().map((link) => ({
    value: link as string,
    label: copy.structures[link],
    hint: copy.structureNotes[link],
    disabled: link === 'life' && error !== null,
    disabledReason: error === null ? undefined : copy.linkErrors[error],
  }))
}

function extraOptions(quote: ClientQuote, structure: string | null) {
  const tpdLinked = lifeLinkError(quote) === 'tpd-linked'
  const linked = structure === 'life' && lifeLinkError(quote) === null
  return CRITICAL_ILLNESS_EXTRAS.map((extra) => ({
    value: extra as string,
    label: copy.extraLabels[extra],
    hint: copy.extraNotes[extra],
    disabled: tpdLinked || (extra === 'lifeBuyBack' && !linked),
    disabledReason: tpdLinked ? copy.linkErrors['tpd-linked'] : copy.needsLifeLink,
  }))
}
