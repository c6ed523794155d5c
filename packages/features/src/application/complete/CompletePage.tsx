import type { SubmittedApplication as ReadBack } from '@coverkit/api-client'
import { useBrand } from '@coverkit/brand'
import { Container, Heading, type QueryState, QueryView, Stack, Text } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import { outstandingTexts, trackerCopy } from '#tracker/copy'
import { NextSteps } from '#tracker/next-steps'
import { OutstandingList } from '#tracker/outstanding-list'
import { nextSteps, statusWords } from '#tracker/view'
import { applicationCopy } from '../copy.ts'
import { applicationDraft } from '../state.ts'
import * as styles from './complete.css.ts'
import { completeCopy as copy } from './copy.ts'
import { Contact, InAccount, Meanwhile } from './Meanwhile.tsx'
import { Overview } from './Overview.tsx'
import { submittedApplication } from './queries.ts'
import { Receipt } from './Receipt.tsx'
import { SecondSignature } from './SecondSignature.tsx'

/**
 * The application is with us: its reference, how far it is, and what happens when. The reference is on the device, so
 * that it is here whether or not the application can be read back.
 */
export default function CompletePage() {
  const brand = useBrand()
  const services = usePageServices()
  const answers = useAtomValue(applicationDraft(services).answersAtom)
  const query = useAtomValue(submittedApplication(services), { store: services.store })
  const { submitted: stored, offer } = answers
  if (stored === null) return null
  const submitted = { ...stored, status: query.data?.status ?? stored.status }
  const title = copy.titles[submitted.status]
  const status = statusWords(query.data ?? { status: stored.status, signatures: [] })
  return (
    <Container>
      <title>{`${title} | ${applicationCopy.flowTitle} | ${brand.name}`}</title>
      <Stack gap={48}>
        <Stack gap={16}>
          <Heading level={1}>{title}</Heading>
          <Text size={20} tone="soft" measure>
            {copy.lead[submitted.status](offer?.chosen.quote.supplierName ?? copy.insurer)}
          </Text>
        </Stack>
        <Overview submitted={submitted} status={status} answers={answers} />
        <div className={styles.columns}>
          <Stack gap={48}>
            {submitted.status === 'waiting-for-second-signature' && (
              <SecondSignature submitted={submitted} sentAt={linkSentAt(query.data)} />
            )}
            <Outstanding query={query} />
            <Stack as="section" labelledBy="next" gap={24}>
              <Heading level={2} size={24} id="next">
                {trackerCopy.next}
              </Heading>
              <NextSteps steps={nextSteps(submitted.status, submitted.email)} labelledBy="next" />
            </Stack>
            <Receipt submitted={submitted} />
          </Stack>
          <Stack gap={48}>
            <Meanwhile />
            <InAccount submitted={submitted} />
            <Contact />
          </Stack>
        </div>
      </Stack>
    </Container>
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
