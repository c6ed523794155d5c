import type { SignaturePage } from '@coverkit/api-client'
import { formatDate, localDate } from '@coverkit/core'
import { Stack, Text } from '@coverkit/ui'
import { signCopy } from './copy.ts'
import { OwnReceipt } from './OwnReceipt.tsx'
import { StageHeading } from './StageHeading.tsx'

interface SignedBeforeProps {
  readonly token: string
  readonly page: SignaturePage
}

/** The page of a policy holder who has already signed and returns for the receipt. */
export function SignedBefore({ token, page }: SignedBeforeProps) {
  return (
    <Stack gap={24}>
      <StageHeading>{signCopy.signed.title}</StageHeading>
      {page.signedAt !== undefined && (
        <Text measure>{signCopy.signedAlready(formatDate(localDate(page.signedAt)))}</Text>
      )}
      <OwnReceipt token={token} page={page} />
    </Stack>
  )
}
