import type { SignaturePage } from '@coverkit/api-client'
import { useBrand } from '@coverkit/brand'
import { formatDate, formatMoney, localDate } from '@coverkit/core'
import { Card, Heading, Stack, Text } from '@coverkit/ui'
import { toCents } from '#quote/cents'
import { ChosenInsurer } from '#quote/chosen-insurer'
import { PremiumTotal } from '#quote/premium-total'
import { SampleNote } from '#quote/sample-note'
import { TermLine } from '#quote/term-line'
import { coverNames, termsCopy } from '#quote/terms-copy'
import { signCopy } from './copy.ts'
import { StageHeading } from './StageHeading.tsx'

const { cover: copy, details } = signCopy

interface WhatYouSignProps {
  readonly page: SignaturePage
}

/** The cover, what it costs and for whom it is, and the details of whoever signs. */
export function WhatYouSign({ page }: WhatYouSignProps) {
  return (
    <>
      <Stack as="section" labelledBy="what" gap={16}>
        <StageHeading id="what">{copy.title}</StageHeading>
        <Card as="section" labelledBy="insurer">
          <Stack gap={16}>
            <ChosenInsurer quote={page.insurer} level={3} id="insurer" />
            <PremiumTotal total={toCents(page.premium.amount)} frequency={page.premium.frequency} />
            <SampleNote>{page.label}</SampleNote>
            <CoverLines page={page} />
          </Stack>
        </Card>
      </Stack>
      <OwnDetails page={page} />
    </>
  )
}

const fullName = ({ firstName, middleName, lastName }: SignaturePage['holder']) =>
  [firstName, middleName, lastName].filter(Boolean).join(' ')

function CoverLines({ page: { covers, firstHolder, holder, reference, submittedAt } }: WhatYouSignProps) {
  return (
    <dl>
      {covers.map(({ cover, amount }) => (
        <TermLine key={cover} label={coverNames[cover]} value={amountOf(cover, amount)} />
      ))}
      <TermLine label={copy.insured} value={firstHolder} />
      <TermLine label={copy.holders} value={copy.and(firstHolder, fullName(holder))} />
      <TermLine label={copy.reference} value={reference} />
      <TermLine label={copy.submitted} value={formatDate(localDate(submittedAt))} />
    </dl>
  )
}

function amountOf(cover: SignaturePage['covers'][number]['cover'], amount: number): string {
  const money = formatMoney(amount)
  return cover === 'incomeProtection' ? termsCopy.aMonth(money) : money
}

function OwnDetails({ page: { firstHolder, holder } }: WhatYouSignProps) {
  const { phone } = useBrand()
  const lines = [
    [details.name, fullName(holder)],
    [details.dateOfBirth, formatDate(holder.dateOfBirth)],
    [details.mobile, holder.mobile],
    [details.email, holder.email],
    [details.address, holder.address],
  ] as const
  return (
    <Stack as="section" labelledBy="details" gap={12}>
      <Heading level={2} size={24} id="details">
        {details.title}
      </Heading>
      <Text measure>{details.text(firstHolder, phone)}</Text>
      <dl>
        {lines.map(([label, value]) => (
          <TermLine key={label} label={label} value={value} />
        ))}
      </dl>
    </Stack>
  )
}
