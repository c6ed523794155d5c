import { useBrand } from '@coverkit/brand'
import { formatDate } from '@coverkit/core'
import { Heading, Stack, Text } from '@coverkit/ui'
import { TermLine } from '#quote/term-line'
import { signCopy } from './copy.ts'
import type { SignedPage } from './SignedPage.ts'

const { details } = signCopy

export const fullName = ({ firstName, middleName, lastName }: SignedPage['holder']) =>
  [firstName, middleName, lastName].filter(Boolean).join(' ')

/** The details of whoever signs, as the first policy holder entered them. */
export function OwnDetails({ page: { firstHolder, holder } }: { readonly page: SignedPage }) {
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
