import { COVER_KINDS, incomeProtectionRefusal } from '@coverkit/core'
import { ChoiceTiles, Link, Segmented, Text } from '@coverkit/ui'
import { useFlowStep } from '#common/step-form/useFlowStep.ts'
import { quoteCopy } from '../../copy.ts'
import { QuoteAside } from '../../so-far/QuoteAside.tsx'
import { QuoteStepPage } from '../QuoteStepPage.tsx'
import { quoteSteps } from '../quoteSteps.ts'
import { selectCoversCopy as copy } from './copy.ts'
import { coverTile } from './coverTile.tsx'
import { selectCovers } from './step.ts'
import { view } from './view.ts'

const superOptions = [
  { value: 'yes' as const, label: quoteCopy.yes },
  { value: 'no' as const, label: quoteCopy.no },
]

const tiles = COVER_KINDS.map(coverTile)

const term = {
  title: copy.aside.title,
  text: copy.aside.text,
  why: copy.aside.why,
  link: (
    <Link variant="standalone" href="/client-quote/types">
      {copy.aside.types}
    </Link>
  ),
}

export default function SelectCoversStep() {
  const page = useFlowStep(quoteSteps, selectCovers, view)
  const { form } = page
  const { quote } = form.answers
  const error = incomeProtectionRefusal(quote.personalDetails)
  const covers = form.list('covers')
  const fund = form.choice('payThroughSuper')
  const effect = superOptions.find(({ value }) => value === fund.value)
  return (
    <QuoteStepPage
      {...page}
      title={copy.title}
      intro={
        <Text size={20} tone="soft">
          {copy.intro}
        </Text>
      }
      aside={<QuoteAside quote={quote} chosen={covers.value} term={term} />}
    >
      <ChoiceTiles
        legend={copy.legend}
        legendLook="hidden"
        options={tiles.map((tile) =>
          tile.value === 'incomeProtection' && error !== null
            ? { ...tile, disabled: true, disabledReason: copy.unavailable(error) }
            : tile,
        )}
        {...covers}
      />
      <Segmented<string>
        legend={copy.payThroughSuper}
        hint={copy.superHint}
        options={superOptions}
        narrow
        effect={effect ? copy.superEffects[effect.value] : null}
        {...fund}
      />
    </QuoteStepPage>
  )
}
