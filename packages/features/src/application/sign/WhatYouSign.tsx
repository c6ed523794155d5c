import type { SignaturePage } from '@coverkit/api-client'
import { formatDate, localDate } from '@coverkit/core'
import { Card, SampleLine, Stack, SummaryList } from '@coverkit/ui'
import { ChosenInsurer } from '#cover/insurers'
import { ApplicationPremium } from '#cover/premium'
import { signCopy } from './copy.ts'
import { coversToSign } from './coversToSign.ts'
import { DocumentsToSign } from './DocumentsToSign.tsx'
import { nameOf, OwnDetails } from './OwnDetails.tsx'
import { isTransfer, type SignedPage } from './SignedPage.ts'
import { StageHeading } from './StageHeading.tsx'
import { TransferToSign } from './TransferToSign.tsx'

const { cover: copy } = signCopy

interface WhatYouSignProps {
  readonly page: SignedPage
}

interface CoverProps {
  readonly page: SignaturePage
}

/** The cover or the policies to be signed for, and the details of the second policy holder. */
export function WhatYouSign({ page }: WhatYouSignProps) {
  return (
    <>
      {isTransfer(page) ? <TransferToSign page={page} /> : <CoverToSign page={page} />}
      <DocumentsToSign documents={isTransfer(page) ? [] : (page.documents ?? [])} />
      <OwnDetails page={page} />
    </>
  )
}

/** The cover, what it costs and for whom it is. */
function CoverToSign({ page }: CoverProps) {
  return (
    <Stack as="section" labelledBy="what" gap={16}>
      <StageHeading id="what">{copy.title}</StageHeading>
      <Card as="section" labelledBy="insurer">
        <Stack gap={16}>
          <ChosenInsurer quote={page.insurer} level={3} id="insurer" />
          <ApplicationPremium premium={page.premium} />
          <SampleLine label={page.label} />
          <CoverLines page={page} />
        </Stack>
      </Card>
    </Stack>
  )
}

function CoverLines({ page }: CoverProps) {
  const { firstHolder, holder, reference, submittedAt } = page
  return (
    <SummaryList
      rows={[
        ...coversToSign(page),
        { label: copy.insured, value: firstHolder },
        { label: copy.holders, value: copy.and(firstHolder, nameOf(holder)) },
        { label: copy.reference, value: reference },
        { label: copy.submitted, value: formatDate(localDate(submittedAt)) },
      ]}
    />
  )
}
