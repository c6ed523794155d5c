import { refundOf, useBrand } from '@coverkit/brand'
import { PAYMENT_FREQUENCIES, type PaymentFrequency } from '@coverkit/core'
import { Card, Heading, MoneyField, Select, Stack, Text } from '@coverkit/ui'
import { useState } from 'react'
import { premiumCopy } from '#cover/premium'
import { tidyMoney } from '#fields/controls'
import { refundCopy as copy } from './copy.ts'
import { yearlyRefund } from './yearlyRefund.ts'

const frequencies = PAYMENT_FREQUENCIES.map((value) => ({ value, label: premiumCopy.frequencies[value] }))

/** Explains a brand's refund of commission, and estimates it for a premium, which is neither stored nor sent. */
export function RefundIntro() {
  const refund = refundOf(useBrand())
  const [premium, setPremium] = useState('')
  const [frequency, setFrequency] = useState<PaymentFrequency>('monthly')
  if (!refund) return null
  const yearly = yearlyRefund(refund, premium, frequency)
  return (
    <>
      <Text size={20} tone="soft" measure>
        {copy.lead(refund.share)}
      </Text>
      <Card as="section" labelledBy="refund" tone="tint">
        <Stack gap={16}>
          <Heading level={2} size={20} id="refund">
            {copy.title}
          </Heading>
          <Text measure>
            <span>{copy.text}</span> <span>{refund.paid}</span>
          </Text>
          <MoneyField
            name="refund-premium"
            label={copy.labels.premium}
            hint={copy.hint}
            optional
            value={premium}
            onChange={setPremium}
            format={tidyMoney}
            error={premium.trim() && yearly === null ? copy.refused : undefined}
          />
          <Select
            name="refund-frequency"
            label={copy.labels.frequency}
            width="medium"
            options={frequencies}
            placeholder={null}
            value={frequency}
            onChange={(value) => setFrequency(value ?? 'monthly')}
          />
          <div role="status">{yearly !== null && <Text weight="medium">{copy.result(yearly)}</Text>}</div>
          <Text size={15} tone="soft" measure>
            {copy.assumed(refund.laterYears)}
          </Text>
        </Stack>
      </Card>
    </>
  )
}
