import { Alert, Stack } from '@coverkit/ui'
import { RequestCode } from '#common/send-new-code/RequestCode.tsx'
import { CodeForm } from './CodeForm.tsx'
import { signCopy } from './copy.ts'
import { Done } from './Done.tsx'
import { ExpiredLink } from './ExpiredLink.tsx'
import type { LinkPurpose } from './LinkPurpose.ts'
import { NewLinkSent } from './NewLinkSent.tsx'
import { OwnIdentity } from './OwnIdentity.tsx'
import { SignatureForm } from './SignatureForm.tsx'
import { SignedBefore } from './SignedBefore.tsx'
import { SignedLink } from './SignedLink.tsx'
import { UnknownLink } from './UnknownLink.tsx'
import { type Signing as State, useSigning } from './useSigning.ts'
import { WhatYouSign } from './WhatYouSign.tsx'

interface SigningProps {
  readonly token: string
  /** The link's purpose. */
  readonly purpose: LinkPurpose
}

/** Renders the stages that the link of a token opens. */
export function Signing({ token, purpose }: SigningProps) {
  const signing = useSigning(token)
  const { failure, failures } = signing
  return (
    <Stack gap={24}>
      {failure && (
        <Alert key={failures} severity="error" role="alert">
          {failure}
        </Alert>
      )}
      <Step signing={signing} token={token} purpose={purpose} />
    </Stack>
  )
}

function Step({ signing, token, purpose }: SigningProps & { readonly signing: State }) {
  const { stage } = signing
  switch (stage.at) {
    case 'ask':
      return (
        <RequestCode
          words={purpose === 'identity' ? signCopy.identity.request : signCopy.request}
          busyLabel={signCopy.busy}
          isSending={signing.isSending}
          onSend={() => void signing.sendCode(purpose)}
        />
      )
    case 'code':
      return <CodeForm signing={signing} email={stage.email} purpose={stage.purpose} />
    case 'sign':
      return (
        <Stack gap={32}>
          <WhatYouSign page={stage.page} />
          <SignatureForm signing={signing} page={stage.page} />
        </Stack>
      )
    case 'done':
      return (
        <Done
          page={stage.page}
          signed={stage.signed}
          token={token}
          onCheckIdentity={() => signing.checkIdentity(stage.page)}
        />
      )
    case 'identity':
      return <OwnIdentity page={stage.page} token={token} />
    case 'receipt':
      return <SignedBefore page={stage.page} token={token} />
    case 'renewed':
      return <NewLinkSent email={stage.email} />
    case 'expired':
      return <ExpiredLink signing={signing} />
    case 'signed':
      return <SignedLink signing={signing} hasReceipt />
    case 'transfer-signed':
      return <SignedLink signing={signing} hasReceipt={false} />
    case 'unknown':
      return <UnknownLink />
  }
}
