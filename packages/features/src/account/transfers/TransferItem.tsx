import type { SubmittedTransfer } from '@coverkit/api-client'
import { formatDay } from '@coverkit/core'
import { Card, Heading, Stack } from '@coverkit/ui'
import { SecondSignature } from '#submission/signature'
import { PolicyStatusList, policyStatusViews, secondSignatureTexts } from '#submission/transfers'
import { small } from '../progress/progress.css.ts'
import { transfersRegionCopy as copy } from './copy.ts'

/** One submitted transfer: its reference, whether a signature is missing, how far each policy is, and where its letters are. */
export function TransferItem({ transfer }: { readonly transfer: SubmittedTransfer }) {
  const { id, reference, status, submittedAt, policies, signatures, letters } = transfer
  const headingId = `transfer-${reference}`
  const sentAt = signatures.find(({ holder }) => holder === 2)?.sentAt
  return (
    <Card as="article" labelledBy={headingId}>
      <Stack gap={16}>
        <div>
          <Heading level={3} id={headingId} tabIndex={-1}>
            {copy.transfer(reference)}
          </Heading>
          <p className={small}>
            {[
              copy.submitted(formatDay(submittedAt)),
              letters.length === 0 ? copy.lettersLater : copy.letters,
            ].join(' ')}
          </p>
        </div>
        {status === 'waiting-for-second-signature' && (
          <SecondSignature
            submittedAt={submittedAt}
            sentAt={sentAt}
            signed={{ id }}
            texts={secondSignatureTexts}
            load={async () => (await import('#submission/transfers/send-link')).sendLink}
            headingId={`signature-${reference}`}
            level={4}
          />
        )}
        <PolicyStatusList policies={policyStatusViews(policies)} labelledBy={headingId} level={4} />
      </Stack>
    </Card>
  )
}
