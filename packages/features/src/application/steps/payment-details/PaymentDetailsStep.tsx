import { paymentMethods } from '@coverkit/core'
import { NumberField, Stack, Text } from '@coverkit/ui'
import { useState } from 'react'
import { CollectionNotice } from '#common/collection-notice/CollectionNotice.tsx'
import { paymentNotice } from '#common/collection-notice/notices/paymentNotice.ts'
import { StepPage } from '#common/step-form/StepPage.tsx'
import { useFlowStep } from '#common/step-form/useFlowStep.ts'
import { ApplicationAside } from '../ApplicationAside.tsx'
import { applicationSteps } from '../applicationSteps.ts'
import { CardFields } from './CardFields.tsx'
import { paymentCopy as copy } from './copy.ts'
import { DebitFields } from './DebitFields.tsx'
import { livePayment } from './livePayment.ts'
import { MethodFields } from './MethodFields.tsx'
import { OutsideFields } from './OutsideFields.tsx'
import { partsShown } from './partsShown.ts'
import { readPaymentUrl } from './paymentUrl.ts'
import { RolloverFields } from './RolloverFields.tsx'
import { paymentDetails } from './step.ts'
import { useCardOffer } from './useCardOffer.ts'
import { view } from './view.ts'
import { WhatYouPay } from './WhatYouPay.tsx'

/** How the premium is paid, by the payment provider that the page's head names. */
export default function PaymentDetailsStep() {
  const [paymentUrl] = useState(() => readPaymentUrl(document))
  return <PaymentDetails paymentUrl={paymentUrl} />
}

/** Without a payment provider no card is offered: that is set up by phone. */
function PaymentDetails({ paymentUrl }: { readonly paymentUrl: string | null }) {
  const page = useFlowStep(applicationSteps, paymentDetails, view)
  const { form } = page
  const { offer } = form.answers
  useCardOffer(form, paymentUrl)
  if (!offer) return null
  const { isRollover, isOutside, isDebit, isCard, isDrawn } = partsShown(form.answers, form.fields)
  const isCardOffered = paymentUrl !== null
  const methods = paymentMethods(offer.terms).filter((method) => isCardOffered || method !== 'creditCard')
  const insurer = offer.chosen.quote.supplierName
  const payment = livePayment(form.fields)
  return (
    <StepPage
      {...page}
      title={copy.title}
      intro={
        <Stack gap={12}>
          <Text size={20} tone="soft" measure>
            {copy.lead(insurer)}
          </Text>
          <CollectionNotice notice={paymentNotice} />
        </Stack>
      }
      aside={<ApplicationAside {...copy.aside} payment={payment} />}
    >
      <MethodFields form={form} methods={methods} isCardOffered={isCardOffered} isRollover={isRollover} />
      {isRollover && <RolloverFields form={form} offer={offer} />}
      {isOutside && <OutsideFields form={form} offer={offer} isCardOffered={isCardOffered} />}
      {isRollover && <WhatYouPay offer={offer} payment={payment} />}
      {isDrawn && (
        <NumberField label={copy.drawDay} hint={copy.drawDayHint} optional {...form.text('drawDay')} />
      )}
      {isDebit && <DebitFields form={form} insurer={insurer} />}
      {isCard && isCardOffered && <CardFields form={form} paymentUrl={paymentUrl} />}
    </StepPage>
  )
}
