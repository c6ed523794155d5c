import { Alert, Button, Inline, Text } from '@coverkit/ui'
import { Dialog } from '@coverkit/ui/dialog'
import { useCallback, useState } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { signInCopy as copy } from '../copy.ts'
import { SignInPanel } from '../parts/SignInPanel.tsx'
import { readPrivacyPolicyLink } from '../readPrivacyPolicyLink.ts'
import { type SignInView, useSignIn } from '../useSignIn.ts'
import { useClosing } from './useClosing.ts'

type SignInDialogProps = { readonly services: PageServices; readonly onClosed: () => void }

const titles: Record<SignInView, string> = {
  'log-in': copy.logIn,
  'sign-up': copy.signUp,
  confirm: copy.confirmTitle,
  'signed-in': copy.logIn,
}

/** The Login / Sign up modal. It closes 20 seconds after it said that all is done. */
export function SignInDialog({ services, onClosed }: SignInDialogProps) {
  const [isOpen, setOpen] = useState(true)
  const signIn = useSignIn(services, 'log-in')
  const close = useCallback(() => {
    setOpen(false)
    onClosed()
  }, [onClosed])
  const isDone = signIn.view === 'signed-in' || signIn.notice === copy.confirmed
  const closing = useClosing(isDone, close)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      title={titles[signIn.view]}
      closeLabel={copy.close}
    >
      <div {...closing.watched}>
        <SignInPanel
          services={services}
          signIn={signIn}
          privacyPolicyLink={readPrivacyPolicyLink(document)}
          signedIn={<Alert severity="success" title={copy.signedIn} role="status" />}
        />
        {/* The button stays under the pointer or the focus that came to press it. */}
        {closing.mayClose && (
          <Inline gap={8}>
            <Button variant="quiet" onClick={closing.stayOpen}>
              {copy.stayOpen}
            </Button>
            {closing.isRunning && (
              <Text size={15} tone="soft">
                {copy.closes}
              </Text>
            )}
          </Inline>
        )}
      </div>
    </Dialog>
  )
}
