import { Offered, useBrand } from '@coverkit/brand'
import { Stack, Text } from '@coverkit/ui'
import { RequestCode } from '#common/send-new-code/RequestCode.tsx'
import { signCopy } from './copy.ts'
import { StageHeading } from './StageHeading.tsx'
import type { Signing } from './useSigning.ts'

const { signed: copy } = signCopy

interface SignedLinkProps {
  readonly signing: Signing
  /** False for a transfer, which has no receipt. */
  readonly hasReceipt: boolean
}

/** A link that was used to sign; that of an application still leads to the receipt. */
export function SignedLink({ signing, hasReceipt }: SignedLinkProps) {
  const { phone } = useBrand()
  return (
    <Stack gap={16}>
      <StageHeading>{copy.title}</StageHeading>
      <Text measure>{copy.text}</Text>
      <Text measure>{copy.notYou(phone)}</Text>
      <Offered to="/account/identity-check">
        <RequestCode
          words={signCopy.identity.later}
          busyLabel={signCopy.busy}
          isSending={signing.isSending}
          onSend={() => void signing.sendCode('identity')}
        />
      </Offered>
      {hasReceipt && (
        <RequestCode
          words={copy.receipt}
          busyLabel={signCopy.busy}
          isSending={signing.isSending}
          onSend={() => void signing.sendCode('receipt')}
        />
      )}
    </Stack>
  )
}
