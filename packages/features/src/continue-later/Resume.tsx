import { FLOWS, formatDay } from '@coverkit/core'
import { Alert, Button, ErrorSummary, Form, Heading, Inline, Stack, Text } from '@coverkit/ui'
import { useEffect, useRef } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { CodeField } from '#common/send-new-code/CodeField.tsx'
import { codeFieldCopy } from '#common/send-new-code/codeFieldCopy.ts'
import { SendNewCode } from '#common/send-new-code/SendNewCode.tsx'
import { continueCopy } from './copy.ts'
import { useResume } from './useResume.ts'

const copy = continueCopy.page

type Resuming = ReturnType<typeof useResume>

/** The way from a link to its answers: a code, and a choice where this device has answers of its own. */
export function Resume({ services, token }: { readonly services: PageServices; readonly token: string }) {
  const resume = useResume(services, token)
  const { stage, failure, submitCount } = resume
  return (
    <Stack gap={24}>
      {failure && (
        <Alert key={submitCount} severity="error" role="alert">
          {failure}
        </Alert>
      )}
      {stage.at === 'ask' && <RequestCode resume={resume} />}
      {stage.at === 'code' && <EnterCode resume={resume} />}
      {stage.at === 'replace' && <Replace resume={resume} stage={stage} />}
    </Stack>
  )
}

function RequestCode({ resume: { busy, sendCode } }: { readonly resume: Resuming }) {
  return (
    <Stack gap={24}>
      <Text size={20}>{copy.confirmation.lead}</Text>
      <Inline>
        <Button
          variant="primary"
          busy={busy}
          busyLabel={copy.busy}
          fullOnPhone
          onClick={() => void sendCode()}
        >
          {copy.confirmation.send}
        </Button>
      </Inline>
    </Stack>
  )
}

function EnterCode({ resume }: { readonly resume: Resuming }) {
  const { code, setCode, busy, error, failure, submitCount, open, sendCode } = resume
  // The button that led here is gone.
  useEffect(() => document.getElementById('field-code')?.focus(), [])
  return (
    <Stack gap={24}>
      {error && (
        <ErrorSummary
          heading={copy.code.problem}
          errors={[{ fieldId: 'field-code', message: error }]}
          submitCount={submitCount}
        />
      )}
      {!failure && (
        <Alert severity="info" role="status">
          {copy.code.sent}
        </Alert>
      )}
      <Form onSubmit={() => void open()}>
        <Stack gap={24}>
          <CodeField
            name="code"
            hint={codeFieldCopy.tenMinutes}
            width="short"
            value={code}
            onChange={setCode}
            error={error ?? undefined}
          />
          <Inline>
            <Button type="submit" variant="primary" busy={busy} busyLabel={copy.busy} fullOnPhone>
              {copy.code.go}
            </Button>
            <SendNewCode onSend={sendCode} />
          </Inline>
        </Stack>
      </Form>
    </Stack>
  )
}

interface ReplaceProps {
  readonly resume: Resuming
  readonly stage: Extract<Resuming['stage'], { readonly at: 'replace' }>
}

function Replace({ resume: { busy, resolveOffer }, stage: { draft, savedHere } }: ReplaceProps) {
  const title = FLOWS[draft.flow].title
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={2} size={24} ref={heading} tabIndex={-1}>
          {copy.replace.title}
        </Heading>
        <Text>
          {copy.replace.text(title, { here: formatDay(savedHere), link: formatDay(draft.savedAt) })}
        </Text>
      </Stack>
      <Inline gap={12}>
        <Button
          busy={busy}
          busyLabel={copy.busy}
          fullOnPhone
          onClick={() => void resolveOffer(draft, 'link')}
        >
          {copy.replace.use}
        </Button>
        <Button
          busy={busy}
          busyLabel={copy.busy}
          fullOnPhone
          onClick={() => void resolveOffer(draft, 'device')}
        >
          {copy.replace.retain}
        </Button>
      </Inline>
    </Stack>
  )
}
