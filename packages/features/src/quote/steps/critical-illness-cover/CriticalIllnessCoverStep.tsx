import { type ClientQuote, CRITICAL_ILLNESS_EXTRAS, CRITICAL_ILLNESS_LINKS, roundCover } from '@coverkit/core'
import { CheckboxGroup, RadioGroup, Stack, Text } from '@coverkit/ui'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { AmountField } from '../AmountField.tsx'
import { amountChips } from '../amountChips.ts'
import { amountHint } from '../amountHint.ts'
import { asQuoteStep } from '../asQuoteStep.tsx'
import { coverCopy } from '../coverCopy.ts'
import type { QuoteScreen } from '../QuoteScreen.ts'
import { withNow } from '../withNow.tsx'
import { criticalIllnessCopy as copy } from './copy.ts'
import { criticalIllnessCover } from './step.ts'
import { type Field, lifeLinkError, view } from './view.ts'

export { view } from './view.ts'

export default asQuoteStep(criticalIllnessCover, view, CriticalIllnessCoverScreen)

export function CriticalIllnessCoverScreen({ form, frame, now }: QuoteScreen<Field>) {
  const { quote } = form.answers
  const structure = form.choice('structure')
  const extras = form.list('extras')
  const options = extraOptions(quote, structure.value)
  const open = options.filter(({ disabled }) => !disabled).map(({ value }) => value)
  return frame({
    title: copy.title,
    aside: <StepAside {...copy.aside} />,
    children: (
      <>
        <AmountField
          label={copy.amount}
          hint={amountHint(quote, 'criticalIllness')}
          now={now('criticalIllnessCover.amount')}
          field={form.text('amount')}
          round={roundCover}
          standing={form.fields.standing}
          chips={amountChips(form.answers, 'criticalIllness')}
        />
        <RadioGroup
          legend={coverCopy.structure}
          hint={withNow(now('criticalIllnessCover.criticalIllnessLinkTo'))}
          options={structureOptions(quote)}
          cards
          {...structure}
          value={lifeLinkError(quote) === null ? structure.value : 'standalone'}
        />
        <CheckboxGroup
          legend={coverCopy.extras}
          hint={withNow(now('criticalIllnessCover.extras'))}
          options={options}
          {...extras}
          value={extras.value.filter((extra) => open.includes(extra))}
        />
        <Stack gap={4}>
          <Text weight="medium">{copy.owner.title}</Text>
          <Text>{copy.owner.value}</Text>
          <Text size={15} tone="soft">
            {copy.owner.why}
          </Text>
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
