import { chooseParts, Offered, useBrand } from '@coverkit/brand'
import { Alert, Card, Heading, Link, Stack, Text } from '@coverkit/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { CodeAndDateForm } from '#common/send-new-code/CodeAndDateForm.tsx'
import { RequestCode } from '#common/send-new-code/RequestCode.tsx'
import { PlainPage } from '#common/step-form/PlainPage.tsx'
import { applicationCopy } from '../copy.ts'
import { copyByCodeCopy as copy } from './copy.ts'
import { OpenCopy } from './OpenCopy.tsx'
import { readCopyLink } from './readCopyLink.ts'
import { useCopyByCode } from './useCopyByCode.ts'

/** `/application/copy`: a submitted application on any device, by a mailed code and a date of birth. */
export function CopyPage() {
  const [id, setId] = useState(() => readCopyLink(window.location.hash))
  // Another link that is opened in this tab changes the hash alone, and loads no page.
  useEffect(() => {
    const read = () => setId(readCopyLink(window.location.hash))
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  if (id === null) {
    return (
      <Frame>
        <NoLink />
      </Frame>
    )
  }
  return <CopyOf key={id} id={id} />
}

function CopyOf({ id }: { readonly id: string }) {
  const brand = useBrand()
  const opening = useCopyByCode(id)
  const { stage, failure, failures, isSending, sendCode } = opening
  if (stage.at === 'open') return <OpenCopy copy={stage.copy} />
  return (
    <Frame>
      <Stack gap={24}>
        {failure && (
          <Alert key={failures} severity="error" role="alert">
            {chooseParts(failure, brand)}
          </Alert>
        )}
        {stage.at === 'request' ? (
          <RequestCode
            words={copy.request}
            busyLabel={copy.busy}
            isSending={isSending}
            onSend={() => void sendCode()}
          />
        ) : (
          <CodeAndDateForm
            words={{ ...copy.enter, busy: copy.busy, problem: copy.problem }}
            sent={failure ? null : copy.enter.sent}
            onSubmit={opening.open}
            onSendCode={sendCode}
          />
        )}
      </Stack>
    </Frame>
  )
}

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <PlainPage
      title={copy.title}
      flowTitle={applicationCopy.flowTitle}
      lead={copy.lead}
      aside={<Aside />}
      asideLabel={copy.aside.label}
    >
      {children}
    </PlainPage>
  )
}

function NoLink() {
  const { phone } = useBrand()
  return (
    <Stack gap={16}>
      <Heading level={2} size={24}>
        {copy.noLink.title}
      </Heading>
      <Text measure>{copy.noLink.text}</Text>
      <Text measure>{copy.noLink.help(phone)}</Text>
      <Link href={`tel:${phone.replaceAll(' ', '')}`} variant="standalone">
        {phone}
      </Link>
    </Stack>
  )
}

function Aside() {
  const { title, account, accountLink, device } = copy.aside
  return (
    <Card tone="tint">
      <Stack gap={16}>
        <Heading level={2} size={20}>
          {title}
        </Heading>
        <Offered to="/account">
          <Text size={15}>{account}</Text>
          <Link href="/account" variant="standalone">
            {accountLink}
          </Link>
        </Offered>
        <Text size={15} tone="soft">
          {device}
        </Text>
      </Stack>
    </Card>
  )
}
