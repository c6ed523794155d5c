import { Alert, Stack } from '@coverkit/ui'
import { CodeForm } from './CodeForm.tsx'
import { signCopy } from './copy.ts'
import { Done } from './Done.tsx'
import { ExpiredLink } from './ExpiredLink.tsx'
import { NewLinkSent } from './NewLinkSent.tsx'
import { RequestCode } from './RequestCode.tsx'
import { SignatureForm } from './SignatureForm.tsx'
import { SignedBefore } from './SignedBefore.tsx'
import { SignedLink } from './SignedLink.tsx'
import { UnknownLink } from './UnknownLink.tsx'
import { type Signing as State, useSigning } from './useSigning.ts'
import { WhatYouSign } from './WhatYouSign.tsx'

/** What the link of a token leads to, step by step. */
export function Signing({ token }: { readonly token: string }) {
  const signing = useSigning(token)
  const { failure, failures } = signing
  return (
    <Stack gap={24}>
      {failure && (
        <Alert key={failures} severity="error" role="alert">
          {failure}
        </Alert>
      )}
      <Step signing={signing} token={token} />
    </Stack>
  )
}

function Step({ signing, token }: { readonly signing: State; readonly token: string }) {
  const { stage } = signing
  switch (stage.at) {
    case 'ask':
      return (
        <RequestCode
          words={signCopy.request}
          busyLabel={signCopy.busy}
          isSending={signing.isSending}
          onSend={() => void signing.sendCode('sign')}
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
      return <Done page={stage.page} signed={stage.signed} token={token} />
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
