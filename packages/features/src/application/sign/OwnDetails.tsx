import { useBrand } from '@coverkit/brand'
import { formatDate, formatPhone, fullName } from '@coverkit/core'
import { Heading, Stack, SummaryList, Text } from '@coverkit/ui'
import { signCopy } from './copy.ts'
import type { SignedPage } from './SignedPage.ts'

const { details } = signCopy

export const nameOf = ({ firstName, middleName, lastName }: SignedPage['holder']) =>
  fullName(firstName, lastName, middleName)

/** The details of the second policy holder, as the first one entered them. */
export function OwnDetails({ page: { firstHolder, holder } }: { readonly page: SignedPage }) {
  const { phone } = useBrand()
  const lines = [
    { label: details.name, value: nameOf(holder) },
    { label: details.dateOfBirth, value: formatDate(holder.dateOfBirth) },
    { label: details.mobile, value: formatPhone(holder.mobile) },
    { label: details.email, value: holder.email },
    { label: details.address, value: holder.address },
  ]
  return (
    <Stack as="section" labelledBy="details" gap={12}>
      <Heading level={2} size={24} id="details">
        {details.title}
      </Heading>
      <Text measure>{details.text(firstHolder, phone)}</Text>
      <SummaryList rows={lines} />
    </Stack>
  )
}
