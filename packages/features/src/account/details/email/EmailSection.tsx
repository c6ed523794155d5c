import { parseEmail } from '@coverkit/core'
import { Alert, Button, Form, Inline, Stack, Text, TextField } from '@coverkit/ui'
import { useEffect, useState } from 'react'
import { tidyWith } from '#common/form/tidy.ts'
import type { PageServices } from '#common/page-services/index.ts'
import { CodeField } from '#common/send-new-code/CodeField.tsx'
import { SendNewCode } from '#common/send-new-code/SendNewCode.tsx'
import { detailsCopy } from '../copy.ts'
import { DetailsRow } from '../DetailsRow.tsx'
import { below } from '../details.css.ts'
import { NotifyField } from '../NotifyField.tsx'
import type { PolicyToNotify } from '../policiesToNotify.ts'
import { useFocusBack } from '../section/useFocusBack.ts'
import { useEmailChange } from './useEmailChange.ts'

const copy = detailsCopy.email

interface EmailSectionProps {
  readonly services: PageServices
  readonly email: string
  readonly policies: readonly PolicyToNotify[]
}

/** The address that the customer logs in with, which changes by a code that goes to the new one. */
export function EmailSection({ services, email, policies }: EmailSectionProps) {
  const [isOpen, setOpen] = useState(false)
  const [changed, setChanged] = useState<string | null>(null)
  const button = useFocusBack(isOpen)
  return (
    <DetailsRow
      id="details-email"
      title={copy.title}
      text={!isOpen && <Text>{changed ?? email}</Text>}
      action={
        !isOpen && (
          <Button ref={button} variant="quiet" onClick={() => setOpen(true)}>
            {copy.change}
          </Button>
        )
      }
    >
      <div role="status" className={below}>
        {changed !== null && !isOpen && (
          <Alert severity="success" title={copy.done}>
            {copy.doneText(changed)}
          </Alert>
        )}
      </div>
      {isOpen && (
        <EmailForm
          services={services}
          email={email}
          policies={policies}
          onCancel={() => setOpen(false)}
          onChanged={(next) => {
            setChanged(next)
            setOpen(false)
          }}
        />
      )}
    </DetailsRow>
  )
}

interface EmailFormProps extends EmailSectionProps {
  readonly onCancel: () => void
  readonly onChanged: (email: string) => void
}

function EmailForm({ services, email, policies, onCancel, onChanged }: EmailFormProps) {
  const [left, setLeft] = useState<readonly string[]>([])
  const notify = policies.map(({ id }) => id).filter((id) => !left.includes(id))
  const change = useEmailChange({ services, email, notify, onChanged })
  const { waiting, isBusy, failure, error } = change
  const field = waiting === null ? 'field-newEmail' : 'field-newEmailCode'
  useEffect(() => document.getElementById(field)?.focus(), [field])
  return (
    <>
      <Form
        label={copy.title}
        onSubmit={() => {
          if (!isBusy) void (waiting === null ? change.request() : change.confirm())
        }}
      >
        <Stack gap={24}>
          {waiting === null ? (
            <>
              <Text measure>{copy.lead}</Text>
              <TextField
                name="newEmail"
                label={copy.label}
                type="email"
                autoComplete="email"
                spellCheck={false}
                value={change.address}
                onChange={change.setAddress}
                format={tidyWith(parseEmail)}
                error={error}
              />
              <NotifyField
                name="email-notify"
                policies={policies}
                value={notify}
                onChange={(chosen) =>
                  setLeft(policies.map(({ id }) => id).filter((id) => !chosen.includes(id)))
                }
              />
            </>
          ) : (
            <CodeField
              name="newEmailCode"
              sent={copy.sent(waiting)}
              value={change.code}
              onChange={change.setCode}
              error={error}
            />
          )}
          {failure && <Alert severity="error" role="alert" title={failure} />}
          <Inline>
            <Button type="submit" variant="primary" busy={isBusy} busyLabel={copy.working}>
              {waiting === null ? copy.send : copy.confirm}
            </Button>
            {waiting !== null && <SendNewCode onSend={change.sendAgain} />}
            {waiting !== null && (
              <Button variant="quiet" onClick={change.restart}>
                {copy.other}
              </Button>
            )}
            <Button variant="quiet" onClick={onCancel}>
              {detailsCopy.cancel}
            </Button>
          </Inline>
        </Stack>
      </Form>
      {change.dialog}
    </>
  )
}
