import type { ApplicationKey, SubmittedApplication } from '@coverkit/api-client'
import { formatDay } from '@coverkit/core'
import { Card, Disclosure, Heading, Inline, Stack, Text } from '@coverkit/ui'
import { InsurerMark } from '#quote/insurer-mark'
import { SecondSignature } from '#submission/second-signature'
import { ApplicationFacts } from '#tracker/application-facts'
import { NextSteps } from '#tracker/next-steps'
import { OutstandingList } from '#tracker/outstanding-list'
import { secondSignatureTexts } from '#tracker/second-signature-texts'
import { applicationFacts, nextSteps, statusWords } from '#tracker/view'
import { applicationsCopy as copy } from './copy.ts'

interface ApplicationItemProps {
  readonly application: SubmittedApplication
  /** Where the decision is sent. */
  readonly email: string
}

/** One submitted application: whose it is with, how far it is, what is outstanding and what happens next. */
export function ApplicationItem({ application, email }: ApplicationItemProps) {
  const { id, reference, status, submittedAt, insurer, outstanding, signatures } = application
  const headingId = `application-${id}`
  const listId = `outstanding-${id}`
  return (
    <Card as="article" labelledBy={headingId}>
      <Stack gap={24}>
        <Inline gap={16}>
          <InsurerMark code={insurer.supplierCode} />
          <div>
            <Heading level={3} size={20} id={headingId} tabIndex={-1}>
              {insurer.supplierName}
            </Heading>
            <Text tone="soft">
              {copy.reference} <strong>{reference}</strong>. {copy.submitted(formatDay(submittedAt))}.
            </Text>
          </div>
        </Inline>
        {status === 'waiting-for-second-signature' ? (
          <SecondSignature<ApplicationKey>
            submittedAt={submittedAt}
            sentAt={signatures.find(({ holder }) => holder === 2)?.sentAt}
            signed={{ id }}
            texts={secondSignatureTexts}
            load={async () => (await import('#tracker/send-link')).sendLink}
            headingId={`signature-${id}`}
            level={4}
          />
        ) : (
          <Text size={20} weight="medium">
            {statusWords(application)}
          </Text>
        )}
        <ApplicationFacts facts={applicationFacts(application)} />
        <Stack gap={12}>
          <Heading level={4} size={17} id={listId}>
            {copy.outstanding(insurer.supplierName)}
          </Heading>
          <OutstandingList items={outstanding} labelledBy={listId} />
        </Stack>
        <Disclosure summary={<span id={`next-${id}`}>{copy.next}</span>}>
          <NextSteps steps={nextSteps(status, email)} labelledBy={`next-${id}`} />
        </Disclosure>
      </Stack>
    </Card>
  )
}
