import { Alert, Button, Form, fieldId, Inline, PasswordField, Stack, Text } from '@coverkit/ui'
import { useEffect, useState } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { proofCopy } from '#identity-check/proof'
import { detailsCopy } from '../copy.ts'
import { noteFormerEmails } from '../queries.ts'
import { callIdentity } from './callIdentity.ts'
import { releaseFailure } from './releaseFailure.ts'

const copy = detailsCopy.formerEmail
const NAME = 'releasePassword'
const focusField = () => document.getElementById(fieldId({ name: NAME }))?.focus()

interface ReleaseFormProps {
  readonly services: PageServices
  readonly onReleased: () => void
  readonly onCancel: () => void
}

/** Gives up the old address, with the password: a code would go to the new one, which an intruder may have set. */
export function ReleaseForm({ services, onReleased, onCancel }: ReleaseFormProps) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(focusField, [])

  async function release(): Promise<void> {
    setFailure(null)
    setError(password === '' ? proofCopy.passwordMissing : undefined)
    if (password === '') return focusField()
    setBusy(true)
    const refusal = await callIdentity(
      services,
      ({ client }, AccessToken) => client.releaseFormerEmail({ AccessToken, Password: password }),
      releaseFailure,
    )
    setBusy(false)
    setFailure(refusal)
    if (refusal !== null) return
    noteFormerEmails(services, [])
    onReleased()
  }

  return (
    <Form
      label={copy.title}
      onSubmit={() => {
        if (!isBusy) void release()
      }}
    >
      <Stack gap={24}>
        <Text measure>{copy.lead}</Text>
        <PasswordField
          name={NAME}
          label={proofCopy.password}
          hint={copy.hint}
          autoComplete="current-password"
          showText={proofCopy.show}
          hideText={proofCopy.hide}
          value={password}
          onChange={setPassword}
          error={error}
        />
        {failure && <Alert severity="error" role="alert" title={failure} />}
        <Inline>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel={copy.working}>
            {copy.confirm}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {detailsCopy.cancel}
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}
