import type { ApplicationKey, SubmittedApplication } from '@coverkit/api-client'
import { Disclosure, Heading, Stack, SummaryList } from '@coverkit/ui'
import { SecondSignature } from '#submission/signature'
import {
  applicationFacts,
  NextSteps,
  nextSteps,
  OutstandingList,
  secondSignatureTexts,
} from '#submission/tracker'
import { ProgressCard } from '../progress/ProgressCard.tsx'
import { strong } from '../progress/progress.css.ts'
import { applicationProgress } from './applicationProgress.ts'
import { applicationsCopy as copy } from './copy.ts'

interface ApplicationItemProps {
  readonly application: SubmittedApplication
  /** Where the decision is sent. */
  readonly email: string
}

/** One submitted application: for what, how far it is, whose turn it is, and what happens next. */
export function ApplicationItem({ application, email }: ApplicationItemProps) {
  const { id, status, submittedAt, signatures } = application
  const { title, detail, badge, stages, line, due } = applicationProgress(application)
  return (
    <ProgressCard
      id={`application-${id}`}
      title={title}
      detail={detail}
      badge={badge}
      stages={stages}
      line={
        <span>
          <span>{line}</span> {due && <b className={strong}>{due}</b>}
        </span>
      }
    >
      {status === 'waiting-for-second-signature' && (
        <SecondSignature<ApplicationKey>
          submittedAt={submittedAt}
          sentAt={signatures.find(({ holder }) => holder === 2)?.sentAt}
          signed={{ id }}
          texts={secondSignatureTexts}
          load={async () => (await import('#submission/tracker/send-link')).sendLink}
          headingId={`signature-${id}`}
          level={4}
        />
      )}
      <Disclosure summary={copy.more}>
        <Details application={application} email={email} />
      </Disclosure>
    </ProgressCard>
  )
}

function Details({ application, email }: ApplicationItemProps) {
  const { id, status, insurer, outstanding } = application
  const listId = `outstanding-${id}`
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={4}>{copy.applied}</Heading>
        <SummaryList rows={applicationFacts(application)} />
      </Stack>
      <Stack gap={8}>
        <Heading level={4} id={listId}>
          {copy.outstanding(insurer.supplierName)}
        </Heading>
        <OutstandingList items={outstanding} labelledBy={listId} />
      </Stack>
      <Stack gap={12}>
        <Heading level={4} id={`next-${id}`}>
          {copy.next}
        </Heading>
        <NextSteps steps={nextSteps(status, email)} labelledBy={`next-${id}`} />
      </Stack>
    </Stack>
  )
}
