import { Stack } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { usePageServices } from '#common/page-services/index.ts'
import { ChosenInsurer } from '#cover/insurers'
import { ApplicationPremium } from '#cover/premium'
import { type PricedPayment, priceOf } from '../price.ts'
import { applicationDraft } from '../state.ts'
import { useRolloverPrice } from './useRolloverPrice.ts'

interface ChosenCoverProps {
  /** The payment as it is being chosen; by default the one that was read. */
  readonly payment?: PricedPayment | undefined
}

/** The insurer that was chosen, and what it costs in the way in which it is paid. */
export function ChosenCover({ payment }: ChosenCoverProps) {
  const { offer, application } = useAtomValue(applicationDraft(usePageServices()).answersAtom)
  const paid = payment ?? application.payment
  useRolloverPrice(offer, paid.method === 'enduringRollover')
  if (!offer) return null
  const price = priceOf(offer, paid)
  return (
    <Stack gap={12}>
      <ChosenInsurer quote={offer.chosen.quote} level={2} id="chosen-cover" />
      {price && <ApplicationPremium premium={price} lacksRebate={price.lacksRebate} />}
    </Stack>
  )
}
