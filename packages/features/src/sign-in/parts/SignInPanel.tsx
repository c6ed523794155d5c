import { Box, Button, Inline, Link, Stack, Text } from '@coverkit/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { signInCopy as copy } from '../copy.ts'
import type { SignIn } from '../useSignIn.ts'
import { LogInForm } from './LogInForm.tsx'
import { ConfirmForm, GoogleSignIn, KnownPerson } from './laterParts.ts'
import { SignUpForm } from './SignUpForm.tsx'
import { showFromTop } from './showFromTop.ts'

type SignInPanelProps = {
  readonly services: PageServices
  readonly signIn: SignIn
  readonly privacyPolicyLink: string
  /** Addresses of the other form; in a dialog it takes the place of this one. */
  readonly pages?: { readonly logIn: string; readonly signUp: string } | undefined
  /** Shown once the customer is signed in. */
  readonly signedIn: ReactNode
}

function OtherForm({ signIn, pages }: Pick<SignInPanelProps, 'signIn' | 'pages'>) {
  const isLogIn = signIn.view === 'log-in'
  const label = isLogIn ? copy.signUp : copy.logIn
  const other = isLogIn ? 'sign-up' : 'log-in'
  const href = isLogIn ? pages?.signUp : pages?.logIn
  return (
    <Inline gap={8}>
      <Text as="span">{isLogIn ? copy.noAccount : copy.haveAccount}</Text>
      {href && signIn.view !== 'confirm' ? (
        <Link href={href} variant="standalone">
          {label}
        </Link>
      ) : (
        <Box>
          <Button variant="quiet" onClick={() => signIn.show(other)}>
            {label}
          </Button>
        </Box>
      )}
    </Inline>
  )
}

/** The forms of sign-in, one at a time. */
export function SignInPanel({ services, signIn, privacyPolicyLink, pages, signedIn }: SignInPanelProps) {
  const { view } = signIn
  const panel = useRef<HTMLDivElement>(null)
  const shown = useRef(view)
  // To be there once the service asks for the code.
  useEffect(() => void ConfirmForm.load().catch(() => undefined), [])
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    showFromTop(panel.current)
  }, [view])
  return (
    <div ref={panel} tabIndex={-1}>
      {view === 'signed-in' ? (
        signedIn
      ) : (
        <Stack gap={24}>
          {view === 'log-in' && <LogInForm signIn={signIn} />}
          {view === 'sign-up' && <SignUpForm signIn={signIn} privacyPolicyLink={privacyPolicyLink} />}
          {view === 'sign-up' && <KnownPerson services={services} signIn={signIn} />}
          {view === 'confirm' && <ConfirmForm signIn={signIn} />}
          <OtherForm signIn={signIn} pages={pages} />
          {view !== 'confirm' && (
            <GoogleSignIn
              services={services}
              sharedComputer={signIn.form.sharedComputer}
              onSignedIn={signIn.signedIn}
            />
          )}
        </Stack>
      )}
    </div>
  )
}
