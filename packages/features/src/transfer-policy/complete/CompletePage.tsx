import { useBrand } from '@coverkit/brand'
import { Alert, Container, Heading, QueryView, Stack, Text } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import { SecondSignature } from '#submission/second-signature'
import { Letters } from '#transfers/letters'
import { PolicyStatusList } from '#transfers/policy-status-list'
import { policyStatusViews } from '#transfers/policy-status-view'
import { secondSignatureTexts } from '#transfers/second-signature-texts'
import { sendLink } from '#transfers/send-link'
import { transferCopy } from '../copy.ts'
import { transferDraft } from '../state.ts'
import { Beside } from './Beside.tsx'
import * as styles from './complete.css.ts'
import { completeCopy as copy, policiesTexts } from './copy.ts'
import { NextSteps } from './NextSteps.tsx'
import { Overview } from './Overview.tsx'
import { submittedTransfer } from './queries.ts'

/**
 * The transfer is with us: its reference, how far each policy is, and what happens when. The reference is on the device,
 * so that it is here whether or not the transfer can be read back.
 */
export default function CompletePage() {
  const brand = useBrand()
  const services = usePageServices()
  const { submitted: stored } = useAtomValue(transferDraft(services).answersAtom)
  const query = useAtomValue(submittedTransfer(services), { store: services.store })
  const heading = useRef<HTMLHeadingElement>(null)
  if (stored === null) return null
  const read = query.data
  const status = read && read.status !== 'partial' ? read.status : stored.status
  const title = copy.titles[status]
  const sentAt = read?.signatures.find(({ holder }) => holder === 2)?.sentAt
  return (
    <Container isPage>
      <title>{`${title} | ${transferCopy.flowTitle} | ${brand.name}`}</title>
      <Stack gap={48}>
        <Stack gap={16}>
          <Heading level={1}>{title}</Heading>
          <Text size={20} tone="soft" measure>
            {copy.lead[status]}
          </Text>
        </Stack>
        <Overview submitted={stored} />
        <div className={styles.columns}>
          <Stack gap={48}>
            {status === 'waiting-for-second-signature' && (
              <SecondSignature
                submittedAt={stored.submittedAt}
                sentAt={sentAt}
                signed={{ id: stored.id, secret: stored.secret }}
                texts={secondSignatureTexts}
                load={async () => sendLink}
              />
            )}
            <Stack as="section" labelledBy="policies" gap={16}>
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
            <Letters transfer={stored} insurers={read?.letters ?? []} />
            <NextSteps status={status} />
          </Stack>
          <Stack gap={48}>
            <Alert severity="warn" title={copy.warning.title}>
              <p>{copy.warning.text}</p>
            </Alert>
            <Beside />
          </Stack>
        </div>
      </Stack>
    </Container>
  )
}
