import type { SubmittedTransfer as ReadBack } from '@coverkit/api-client'
import { useBrand } from '@coverkit/brand'
import { formatDay } from '@coverkit/core'
import { Alert, Container, Heading, QueryView, Stack, WithSide } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import { Arrival } from '#submission/arrival'
import { SecondSignature } from '#submission/signature'
import { Letters, PolicyStatusList, policyStatusViews, secondSignatureTexts } from '#submission/transfers'
import { sendLink } from '#submission/transfers/send-link'
import type { SubmissionStatus, SubmittedTransfer } from '../answers.ts'
import { transferCopy } from '../copy.ts'
import { transferDraft } from '../state.ts'
import { ContactAside } from './ContactAside.tsx'
import { completeCopy as copy, policiesTexts } from './copy.ts'
import { NextSteps } from './NextSteps.tsx'
import { submittedTransfer } from './queries.ts'
import { ReceivedView } from './ReceivedView.tsx'

/**
 * The transfer is with us: its reference, how far each policy is, and what happens when. The reference is on the device,
 * so that it is here whether or not the transfer can be read back.
 */
export default function CompletePage() {
  const { submitted } = useAtomValue(transferDraft(usePageServices()).answersAtom)
  if (submitted === null) return null
  const { status } = submitted
  if (status === 'received') return <ReceivedView submitted={submitted} />
  return <Tracked submitted={submitted} status={status} />
}

interface TrackedProps {
  readonly submitted: SubmittedTransfer
  readonly status: SubmissionStatus
}

function Tracked({ submitted: stored, status: storedStatus }: TrackedProps) {
  const brand = useBrand()
  const services = usePageServices()
  const query = useAtomValue(submittedTransfer(services), { store: services.store })
  const heading = useRef<HTMLHeadingElement>(null)
  const read = query.data
  const status = read && read.status !== 'partial' ? read.status : storedStatus
  const title = copy.titles[status]
  const sentAt = read?.signatures.find(({ holder }) => holder === 2)?.sentAt
  const { reference, submittedAt, email } = stored
  return (
    <Container isPage>
      <title>{`${title} | ${transferCopy.flowTitle} | ${brand.name}`}</title>
      <Stack gap={16}>
        <Arrival
          title={title}
          lead={copy.lead[status]}
          label={copy.reference}
          reference={reference}
          note={[
            copy.referenceHint,
            `${copy.sentOn(formatDay(submittedAt))}.`,
            ...(email === null ? [] : [copy.mailed(email)]),
          ].join(' ')}
        />
        <WithSide aside={<ContactAside submitted={stored} read={read} />} asideLabel={copy.contact}>
          <Stack gap={40}>
            {status === 'waiting-for-second-signature' && (
              <SecondSignature
                submittedAt={submittedAt}
                sentAt={sentAt}
                signed={{ id: stored.id, secret: stored.secret }}
                texts={secondSignatureTexts}
                load={async () => sendLink}
              />
            )}
            <Stack as="section" labelledBy="policies" gap={12}>
              <Heading level={2} size={24} id="policies" ref={heading} tabIndex={-1}>
                {copy.policies}
              </Heading>
              <QueryView
                query={query}
                texts={policiesTexts}
                onRecovered={() => heading.current?.focus()}
                lines={4}
              >
                {({ policies }) => (
                  <PolicyStatusList policies={policyStatusViews(policies)} labelledBy="policies" level={3} />
                )}
              </QueryView>
            </Stack>
            <NextSteps submitted={stored} status={status} isDone={isDone(read)} />
            <Alert severity="warn" title={copy.warning.title}>
              <p>{copy.warning.text}</p>
            </Alert>
            <Letters transfer={stored} insurers={read?.letters ?? []} />
          </Stack>
        </WithSide>
      </Stack>
    </Container>
  )
}

/** Whether every policy that is not removed is with us. */
function isDone(read: ReadBack | undefined): boolean {
  const policies = policyStatusViews(read?.policies ?? [])
  return policies.length > 0 && policies.every(({ stage }) => stage === 'transferred')
}
