import { Stack } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { usePageServices } from '#common/page-services/index.ts'
import { ChosenInsurer } from '#cover/insurers'
import { PremiumTotal } from '#cover/premium'
import { paidPrice } from '../paidPrice.ts'
import { applicationDraft } from '../state.ts'

/** The insurer that was chosen, and what it costs at the frequency which is paid. */
export function ChosenCover() {
  const { offer, application } = useAtomValue(applicationDraft(usePageServices()).answersAtom)
  if (!offer) return null
  const price = paidPrice(offer, application.payment)
  return (
    <Stack gap={12}>
      <ChosenInsurer quote={offer.chosen.quote} level={2} id="chosen-cover" />
      {price && <PremiumTotal total={price.instalment} frequency={price.frequency} />}
    </Stack>
  )
}
