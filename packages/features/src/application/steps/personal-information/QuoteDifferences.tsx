import { formatCents, type QuoteDifference } from '@coverkit/core'
import { Alert, BulletList, Button, fieldId, Inline, Stack } from '@coverkit/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { quoteDraft } from '#client-quote/answers'
import { RESULT_PATH } from '#client-quote/flow'
import { usePageServices } from '#common/page-services/index.ts'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import { premiumCopy } from '#cover/premium'
import { today } from '#fields/controls'
import type { ApplicationAnswers, Offer } from '../../answers.ts'
import { type PricedPayment, priceOf } from '../../price.ts'
import { applicationDraft } from '../../state.ts'
import { informationCopy } from './copy.ts'
import { differenceSentence } from './differenceSentence.ts'
import { type Mismatch, mismatchesOnScreen } from './mismatches.ts'
import { NewPricePanel } from './NewPricePanel.tsx'
import { type NewPrice, withNewOffer } from './newPrice.ts'
import { type NewPriceState, useNewPrice } from './useNewPrice.ts'
import type { Field } from './view.ts'
import { withNewDetails } from './withNewDetails.ts'

const copy = informationCopy.differs

interface QuoteDifferencesProps {
  readonly form: StepForm<ApplicationAnswers, Field>
  readonly offer: Offer
}

/** After a press of Continue: what the price was not worked out from, and the new price once it is accepted. */
export function QuoteDifferences({ form, offer }: QuoteDifferencesProps) {
  const [accepted, setAccepted] = useState<string | null>(null)
  const refused = mismatchesOnScreen(form.answers, form.fields, today()).filter(
    (mismatch) => form.text(mismatch.field).error === differenceSentence(mismatch),
  )
  const [first] = refused
  if (first) {
    const { payment } = form.answers.application
    return (
      <Repricing offer={offer} payment={payment} first={first} refused={refused} onAccepted={setAccepted} />
    )
  }
  if (accepted !== offer.chosen.chosenAt) return null
  const { amount, frequency } = priceOf(offer, form.answers.application.payment) ?? comparedPrice(offer)
  return (
    <Alert severity="success" role="status" label={copy.accepted} title={copy.accepted}>
      <p>{copy.acceptedText(`${formatCents(amount)} ${premiumCopy.per[frequency]}`)}</p>
    </Alert>
  )
}

const comparedPrice = ({ chosen: { quote } }: Offer) => ({
  amount: quote.totalPremiumAmount,
  frequency: quote.paymentFrequency,
})

interface RepricingProps {
  readonly offer: Offer
  readonly payment: PricedPayment
  readonly first: Mismatch
  readonly refused: readonly Mismatch[]
  readonly onAccepted: (chosenAt: string) => void
}

function Repricing({ offer, payment, first, refused, onAccepted }: RepricingProps) {
  const services = usePageServices()
  const navigate = useNavigate()
  const differences = refused.map(({ difference }) => difference)
  const { state, retry } = useNewPrice(differences)

  function accept({ quote, offer: accepted }: NewPrice): void {
    // The application first: the quote's choice is then the one that it is for, and it is not begun again.
    applicationDraft(services).update((answers) => withNewOffer(answers, accepted))
    const draft = quoteDraft(services)
    draft.update(({ progress }) => ({ ...quote, progress }))
    void draft.enqueue()
    onAccepted(accepted.chosen.chosenAt)
    focusHeading()
  }

  return (
    <Alert severity="warn" role="status" label={copy.title} title={copy.title}>
      <Stack gap={16}>
        <BulletList items={refused.map((mismatch) => `${differenceSentence(mismatch)}.`)} />
        <Priced state={state} offer={offer} payment={payment} />
        <Inline>
          {state.status === 'offered' && (
            <Button variant="primary" onClick={() => accept(state.newPrice)}>
              {copy.accept}
            </Button>
          )}
          {state.status === 'failed' && <Button onClick={retry}>{copy.retry}</Button>}
          {state.status !== 'pending' && (
            <Button
              variant={state.status === 'declined' ? 'primary' : 'secondary'}
              onClick={() => void toQuotes(services, differences).then(() => navigate(RESULT_PATH))}
            >
              {state.status === 'declined' ? copy.others : copy.compare}
            </Button>
          )}
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

interface PricedProps {
  readonly state: NewPriceState
  readonly offer: Offer
  readonly payment: PricedPayment
}

function Priced({ state, offer, payment }: PricedProps) {
  const insurer = offer.chosen.quote.supplierName
  switch (state.status) {
    case 'pending':
      return <p>{copy.pending(insurer)}</p>
    case 'declined':
      return <p>{copy.declined(insurer)}</p>
    case 'failed':
      return <p>{copy.failed(insurer)}</p>
    case 'offered':
      return <NewPricePanel before={offer} payment={payment} newPrice={state.newPrice} />
  }
}

/** The quote with the new details, where another offer is chosen. */
async function toQuotes(
  services: Parameters<typeof quoteDraft>[0],
  differences: readonly QuoteDifference[],
): Promise<void> {
  const quote = quoteDraft(services)
  await quote.ready()
  quote.update((answers) => withNewDetails(answers, differences))
  void quote.enqueue()
}

/** The button that was pressed is gone. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}
