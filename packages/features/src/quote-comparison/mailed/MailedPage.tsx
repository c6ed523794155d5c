import { formatDay } from '@coverkit/core'
import { ActionAlert, Alert, Button, ButtonLink, Heading, Inline, Stack, Text } from '@coverkit/ui'
import { useEffect, useRef } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { PlainPage } from '#common/step-form/PlainPage.tsx'
import { mailedCopy } from './copy.ts'
import { useMailedComparison } from './useMailedComparison.ts'

const copy = mailedCopy.page

interface MailedPageProps {
  readonly services: PageServices
  /** From the link; null when the page was opened without one. */
  readonly token: string | null
}

/** `/comparison`: a comparison from a mailed link, opened on this device. */
export function MailedPage({ services, token }: MailedPageProps) {
  return (
    <PlainPage width="reading" title={copy.title}>
      {token === null ? (
        <Alert severity="info" title={copy.noLink}>
          <p>{copy.noLinkText}</p>
        </Alert>
      ) : (
        <Opened services={services} token={token} />
      )}
    </PlainPage>
  )
}

function Opened({ services, token }: { readonly services: PageServices; readonly token: string }) {
  const { stage, retry, open, retain } = useMailedComparison(services, token)
  switch (stage.at) {
    case 'opening':
      return <p role="status">{copy.opening}</p>
    case 'failed':
      return (
        <ActionAlert
          severity="error"
          role="alert"
          title={copy.failed}
          action={{ onClick: retry, children: copy.again }}
        >
          {null}
        </ActionAlert>
      )
    case 'refused':
      return (
        <Alert severity="warn" role="alert" title={copy.refused}>
          <Stack gap={16} align="start">
            <p>{copy.refusedText}</p>
            <ButtonLink href="/client-quote/select-covers">{copy.quote}</ButtonLink>
          </Stack>
        </Alert>
      )
    case 'replace':
      return <Replace savedAt={stage.savedAt} onOpen={open} onRetain={retain} />
  }
}

interface ReplaceProps {
  readonly savedAt: string
  readonly onOpen: () => void
  readonly onRetain: () => void
}

function Replace({ savedAt, onOpen, onRetain }: ReplaceProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Stack gap={16}>
      <Heading level={2} size={24} ref={heading} tabIndex={-1}>
        {copy.replace.title}
      </Heading>
      <Text>{copy.replace.text(formatDay(savedAt))}</Text>
      <Inline gap={12}>
        <Button fullOnPhone onClick={onOpen}>
          {copy.replace.open}
        </Button>
        <Button fullOnPhone onClick={onRetain}>
          {copy.replace.retain}
        </Button>
      </Inline>
    </Stack>
  )
}
