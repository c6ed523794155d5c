import { useBrand } from '@coverkit/brand'
import { Alert, Card, Heading, Icon, Link, MailIcon, PhoneIcon, Stack, Text } from '@coverkit/ui'
import { useEffect, useState } from 'react'
import { CodeAndDateForm } from '#common/send-new-code/CodeAndDateForm.tsx'
import { RequestCode } from '#common/send-new-code/RequestCode.tsx'
import { PlainPage } from '#common/step-form/PlainPage.tsx'
import { HelpLines } from '#policies/claim-help'
import { trustedCopy as copy } from './copy.ts'
import { OpenedPage } from './OpenedPage.tsx'
import { useTrustedLink } from './useTrustedLink.ts'

/** Takes a link's token out of the address; null without one. */
export type TakeToken = (view: Window) => string | null

interface TrustedPageProps {
  /** From the link; null when the page was opened without one. */
  readonly token: string | null
  readonly takeToken: TakeToken
}

/** `/account/trusted-person`: the page of who trusts this person, from a mailed link and without an account. */
export function TrustedPage({ token: first, takeToken }: TrustedPageProps) {
  const [token, setToken] = useState(first)
  // Another link that is opened in this tab changes the hash alone, and loads no page.
  useEffect(() => {
    const take = () => setToken((before) => takeToken(window) ?? before)
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [takeToken])
  return (
    <PlainPage title={copy.title} lead={copy.lead} aside={<Aside />} asideLabel={copy.aside.label}>
      {token === null ? <UnknownLink /> : <Opening key={token} token={token} />}
    </PlainPage>
  )
}

function Opening({ token }: { readonly token: string }) {
  const { stage, failure, failures, isSending, sendCode, confirm } = useTrustedLink(token)
  if (stage.at === 'open') return <OpenedPage page={stage.page} />
  if (stage.at === 'unknown') return <UnknownLink />
  return (
    <Stack gap={24}>
      {failure && (
        <Alert key={failures} severity="error" role="alert">
          {failure}
        </Alert>
      )}
      {stage.at === 'ask' ? (
        <RequestCode
          words={copy.request}
          busyLabel={copy.busy}
          isSending={isSending}
          onSend={() => void sendCode()}
        />
      ) : (
        <CodeAndDateForm
          words={{ ...copy.code, busy: copy.busy, problem: copy.problem }}
          sent={failure ? null : copy.code.sent(stage.email)}
          isOwnDate={false}
          onSubmit={confirm}
          onSendCode={sendCode}
        />
      )}
    </Stack>
  )
}

function UnknownLink() {
  return (
    <Alert severity="warn" role="alert" title={copy.unknown.title}>
      <p>{copy.unknown.text}</p>
    </Alert>
  )
}

/** Whom to call: this page may be opened on a hard day. */
function Aside() {
  const { phone } = useBrand()
  const { title, text, call, write } = copy.aside
  return (
    <Card tone="tint">
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={2} size={20}>
            {title}
          </Heading>
          <Text>{text}</Text>
          <Link href={`tel:${phone.replaceAll(' ', '')}`} variant="standalone">
            <Icon of={PhoneIcon} size="small" /> <span>{call(phone)}</span>
          </Link>
          <Link href="/contact-request?topic=claim" variant="standalone">
            <Icon of={MailIcon} size="small" /> <span>{write}</span>
          </Link>
        </Stack>
        <HelpLines level={2} />
      </Stack>
    </Card>
  )
}
