import { useBrand } from '@coverkit/brand'
import type { InsurabilityEvent } from '@coverkit/core/guaranteed-insurability'
import { Alert, Stack } from '@coverkit/ui'
import { insurabilityCopy } from '#policies/insurability'
import { isFull, ProofFields } from './ProofFields.tsx'
import type { ProofFiles } from './useProof.ts'

const { proof: copy } = insurabilityCopy

interface SentProofProps {
  readonly event: InsurabilityEvent
  readonly proof: ProofFiles
}

/** Says whether a submitted request has proof, and lets the customer send more. */
export function SentProof({ event, proof }: SentProofProps) {
  const { phone } = useBrand()
  const { hasSent: hasProof, isSending, isReplacing } = proof
  const missing = proof.isUnsure ? copy.unsureTitle : copy.missing
  const more = isFull(proof) ? copy.most(phone) : copy.more
  return (
    <Stack gap={16}>
      <div role="status">
        {!isSending && (
          <Alert severity={hasProof ? 'success' : 'warn'} title={hasProof ? copy.sentTitle : missing} />
        )}
      </div>
      <ProofFields
        event={event}
        proof={proof}
        level={2}
        note={hasProof ? (isReplacing ? copy.replacing : more) : copy.missingText(phone)}
        isNeeded
      />
    </Stack>
  )
}
