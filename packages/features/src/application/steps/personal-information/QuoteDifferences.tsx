import { Alert, Button, fieldId, Inline, Stack } from '@coverkit/ui'
import { useNavigate } from 'react-router'
import { usePageServices } from '#common/page-services/index.ts'
import { formatWholeCents, toCents } from '#quote/cents'
import { quoteDraft } from '#quote/draft'
import { RESULT_PATH } from '#quote/flow'
import { premiumCopy } from '#quote/premium-copy'
import type { Offer } from '../../answers.ts'
import { informationCopy } from './copy.ts'
import { differenceSentence } from './differenceSentence.ts'
import type { InformationForm } from './holderForm.ts'
import { mismatchesOnScreen } from './mismatches.ts'
import { today } from './today.ts'
import { withNewDetails } from './withNewDetails.ts'

const copy = informationCopy.differs

interface QuoteDifferencesProps {
  readonly form: InformationForm
  readonly offer: Offer
}

/** After a press of Continue: what the price was not worked out from, and the two ways on. */
export function QuoteDifferences({ form, offer }: QuoteDifferencesProps) {
  const services = usePageServices()
  const navigate = useNavigate()
  const refused = mismatchesOnScreen(form.fields, today()).filter(
    (mismatch) => form.text(mismatch.field).error === differenceSentence(mismatch),
  )
  const [first] = refused
  if (!first) return null
  const { totalPremiumAmount, paymentFrequency } = offer.chosen.quote
  const price = `${formatWholeCents(toCents(totalPremiumAmount))} ${premiumCopy.per[paymentFrequency]}`

  async function requote() {
    const quote = quoteDraft(services)
    await quote.ready()
    const differences = refused.map(({ difference }) => difference)
    quote.update((answers) => withNewDetails(answers, differences))
    void quote.enqueue()
    await navigate(RESULT_PATH)
  }

  return (
    <Alert severity="warn" role="status" label={copy.title} title={copy.title}>
      <Stack gap={16}>
        <ul>
          {refused.map((mismatch) => (
            <li key={mismatch.field}>{differenceSentence(mismatch)}.</li>
          ))}
        </ul>
        <p>{copy.price(price)}</p>
        <Inline>
          <Button onClick={() => void requote()}>{copy.again}</Button>
          <Button
            variant="quiet"
            onClick={() => document.getElementById(fieldId({ name: first.field }))?.focus()}
          >
            {copy.change}
          </Button>
        </Inline>
      </Stack>
    </Alert>
  )
}
