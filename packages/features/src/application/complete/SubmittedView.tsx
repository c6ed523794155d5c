import type { SubmittedApplication as ReadBack } from '@coverkit/api-client'
import { useBrand } from '@coverkit/brand'
import { Container, Heading, type QueryState, QueryView, Stack, Timeline, WithSide } from '@coverkit/ui'
import { type ReactNode, useRef } from 'react'
import { Arrival } from '#submission/arrival'
import { OutstandingList, outstandingTexts, statusWords, trackerCopy } from '#submission/tracker'
import type { SubmittedApplication, TrackedApplication } from '../answers.ts'
import { applicationCopy } from '../copy.ts'
import type { Applied } from './Applied.ts'
import { completeCopy as copy } from './copy.ts'
import { Overview } from './Overview.tsx'
import { Receipt } from './Receipt.tsx'
import { receiptCopy, receiptFailure } from './receiptCopy.ts'
import { receiptFile } from './receiptFile.ts'
import { SecondSignature } from './SecondSignature.tsx'
import { stagesOf } from './stages.ts'
import { Contact, OtherCover, WhileYouWait } from './WhileYouWait.tsx'

interface SubmittedViewProps {
  readonly submitted: TrackedApplication
  readonly query: QueryState<ReadBack>
  readonly applied: Applied | null
  /** Whether a new link to sign may be sent from here. */
  readonly canSendLink: boolean
  /** A notice on this page, below its first lines. */
  readonly notice?: ReactNode
  /** Links that follow the application's progress. */
  readonly follow: ReactNode
}

/** A submitted application: its reference, how far it is, what happens when, and its receipt. */
export function SubmittedView(props: SubmittedViewProps) {
  const { submitted: stored, query, applied, canSendLink, notice, follow } = props
  const brand = useBrand()
  const submitted = { ...stored, status: query.data?.status ?? stored.status }
  const title = copy.titles[submitted.status]
  // The title says that it is in review.
  const status =
    submitted.status === 'in-review' ? null : statusWords(query.data ?? { ...submitted, signatures: [] })
  return (
    <Container isPage>
      <title>{`${title} | ${applicationCopy.flowTitle} | ${brand.name}`}</title>
      <Stack gap={16}>
        <Arrival
          title={title}
          lead={copy.lead[submitted.status](applied?.insurer.supplierName ?? copy.insurer)}
          label={trackerCopy.reference}
          reference={submitted.reference}
          note={noteOf(submitted)}
          notice={notice}
        />
        <WithSide aside={<Side status={status} applied={applied} follow={follow} />} asideLabel={copy.aside}>
          <Stack gap={32}>
            {submitted.status === 'waiting-for-second-signature' && (
              <SecondSignature submitted={submitted} sentAt={linkSentAt(query.data)} canSend={canSendLink} />
            )}
            <Stack as="section" labelledBy="next" gap={24}>
              <Heading level={2} size={24} id="next">
                {trackerCopy.next}
              </Heading>
              <Timeline labelledBy="next" stages={stagesOf(submitted)} texts={copy.stageStates} />
            </Stack>
            <Outstanding query={query} />
            <OtherCover />
            <Receipt
              load={(services, form) => receiptFile(services, submitted, form)}
              words={receiptCopy}
              failureOf={receiptFailure}
            />
          </Stack>
        </WithSide>
      </Stack>
    </Container>
  )
}

/** Where the reference is sent, or what it is for. */
const noteOf = ({ email }: SubmittedApplication): string =>
  email === null ? trackerCopy.referenceHint : copy.mailed(email)

interface SideProps extends Pick<SubmittedViewProps, 'applied' | 'follow'> {
  readonly status: string | null
}

function Side({ status, applied, follow }: SideProps) {
  return (
    <Stack gap={16}>
      {follow}
      <Overview status={status} applied={applied} />
      <WhileYouWait applied={applied} />
      <Contact />
    </Stack>
  )
}

const linkSentAt = (read: ReadBack | undefined) => read?.signatures.find(({ holder }) => holder === 2)?.sentAt

function Outstanding({ query }: { readonly query: QueryState<ReadBack> }) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Stack as="section" labelledBy="outstanding" gap={16}>
      <Heading level={2} size={24} id="outstanding" ref={heading} tabIndex={-1}>
        {trackerCopy.outstanding}
      </Heading>
      <QueryView
        query={query}
        texts={outstandingTexts}
        onRecovered={() => heading.current?.focus()}
        lines={4}
      >
        {({ outstanding }) => <OutstandingList items={outstanding} labelledBy="outstanding" />}
      </QueryView>
    </Stack>
  )
}
