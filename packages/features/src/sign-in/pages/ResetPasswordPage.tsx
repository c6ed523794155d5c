import { Alert, Button, Inline, Link, Stack } from '@coverkit/ui'
import { useEffect, useRef } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { SendNewCode } from '#common/send-new-code/SendNewCode.tsx'
import { signInCopy as copy } from '../copy.ts'
import { CodeField, EmailField, NewPasswordFields } from '../parts/Fields.tsx'
import { SubmitForm } from '../parts/SubmitForm.tsx'
import { showFromTop } from '../parts/showFromTop.ts'
import { pageCopy } from './pageCopy.ts'
import { SignInPage } from './SignInPage.tsx'
import { type Reset, useReset } from './useReset.ts'

function AddressForm({ reset }: { readonly reset: Reset }) {
  return (
    <SubmitForm
      fields={reset}
      failure={reset.failure}
      notice={null}
      onSubmit={() => void reset.sendCode()}
      action={pageCopy.sendCode}
      busyLabel={copy.working.reset}
      beside={
        <Link href="/login" variant="standalone">
          {copy.logIn}
        </Link>
      }
    >
      <EmailField fields={reset} />
    </SubmitForm>
  )
}

function PasswordForm({ reset }: { readonly reset: Reset }) {
  const { form, failure } = reset
  return (
    <Stack gap={24}>
      <SubmitForm
        fields={reset}
        failure={failure}
        notice={!failure && <Alert severity="info" title={pageCopy.resetSent(form.email)} role="status" />}
        onSubmit={() => void reset.setPassword()}
        action={pageCopy.setPassword}
        busyLabel={copy.working.reset}
      >
        <CodeField fields={reset} />
        <NewPasswordFields fields={reset} isReset />
      </SubmitForm>
      <Inline>
        <SendNewCode onSend={reset.sendNewCode} />
        <Button variant="quiet" onClick={reset.useOtherAddress}>
          {pageCopy.otherAddress}
        </Button>
      </Inline>
    </Stack>
  )
}

const done = (
  <Stack gap={16}>
    <Alert severity="success" title={pageCopy.resetDone} role="status">
      {pageCopy.resetDoneLead}
    </Alert>
    <Link href="/login" variant="standalone">
      {copy.logIn}
    </Link>
  </Stack>
)

/** `/reset-password`. */
export function ResetPasswordPage({ services }: { readonly services: PageServices }) {
  const reset = useReset(services)
  const { stage, errors } = reset
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(stage)
  useEffect(() => {
    if (shown.current === stage) return
    shown.current = stage
    showFromTop(place.current)
  }, [stage])
  return (
    <SignInPage title={copy.resetTitle} lead={pageCopy.resetLead} hasErrors={errors.length > 0}>
      <div ref={place} tabIndex={-1}>
        {stage === 'address' && <AddressForm reset={reset} />}
        {stage === 'password' && <PasswordForm reset={reset} />}
        {stage === 'done' && done}
      </div>
    </SignInPage>
  )
}
