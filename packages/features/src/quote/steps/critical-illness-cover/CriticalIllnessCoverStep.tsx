import { type ClientQuote, CRITICAL_ILLNESS_EXTRAS, CRITICAL_ILLNESS_LINKS, roundCover } from '@coverkit/core'
import { CheckboxGroup, RadioGroup, Stack, Text } from '@coverkit/ui'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { AmountField } from '../AmountField.tsx'
import { amountChips } from '../amountChips.ts'
import { amountHint } from '../amountHint.ts'
import { coverCopy } from '../coverCopy.ts'
import { QuoteStepPage } from '../QuoteStepPage.tsx'
import { useQuoteStep } from '../useQuoteStep.ts'
import { criticalIllnessCopy as copy } from './copy.ts'
import { criticalIllnessCover } from './step.ts'
import { lifeLinkError, view } from './view.ts'

export default function CriticalIllnessCoverStep() {
  const page = useQuoteStep(criticalIllnessCover, view)
  const { form } = page
  const { quote } = form.answers
  const structure = form.choice('structure')
  const extras = form.list('extras')
  const options = extraOptions(quote, structure.value)
  const open = options.filter(({ disabled }) => !disabled).map(({ value }) => value)
  return (
    <QuoteStepPage {...page} title={copy.title} aside={<StepAside {...copy.aside} />}>
      <AmountField
        label={copy.amount}
        hint={amountHint(quote, 'criticalIllness')}
        field={form.text('amount')}
        round={roundCover}
        chips={amountChips(form.answers, 'criticalIllness')}
      />
      <RadioGroup
        legend={coverCopy.structure}
        options={structureOptions(quote)}
        cards
        {...structure}
        value={lifeLinkError(quote) === null ? structure.value : 'standalone'}
      />
      <CheckboxGroup
        legend={coverCopy.extras}
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
    </QuoteStepPage>
  )
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
