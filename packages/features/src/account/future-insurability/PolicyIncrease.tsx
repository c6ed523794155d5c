import { useBrand } from '@coverkit/brand'
import type { Policy } from '@coverkit/core/policies'
import { Alert, QueryView, Stack } from '@coverkit/ui'
import { useRef } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { insurabilityCopy as copy, limitsTexts, type PolicyLimits } from '#policies/insurability'
import { NotPossible, usePolicyLimits } from '#policies/insurability-fields'
import { EarlierRequest } from './EarlierRequest.tsx'
import { IncreaseForm } from './IncreaseForm.tsx'
import type { ProofFiles } from './proof/useProof.ts'
import type { SentIncrease } from './Sent.tsx'

interface PolicyIncreaseProps {
  readonly services: PageServices
  readonly policy: Policy
  readonly proof: ProofFiles
  readonly onSent: (sent: SentIncrease) => void
}

/** The increase form of one policy, or the reason that it has none. */
export function PolicyIncrease(props: PolicyIncreaseProps) {
  const { phone } = useBrand()
  if (props.policy.productCode !== null) return <KnownProduct {...props} />
  return <Alert severity="info">{`${copy.policy.unknown} ${phone}`}</Alert>
}

function KnownProduct({ services, policy, proof, onSent }: PolicyIncreaseProps) {
  const query = usePolicyLimits(services, policy)
  const region = useRef<HTMLDivElement>(null)
  return (
    <div ref={region} tabIndex={-1}>
      <QueryView query={query} texts={limitsTexts} lines={6} onRecovered={() => region.current?.focus()}>
        {(limits) =>
          limits.reasons.length > 0 ? (
            <Stack gap={32}>
              <NotPossible limits={limits} />
              <Requested policyId={policy.id} limits={limits} />
            </Stack>
          ) : (
            <IncreaseForm policy={policy} covers={limits.covers} proof={proof} onSent={onSent} />
          )
        }
      </QueryView>
    </div>
  )
}

interface RequestedProps {
  readonly policyId: string
  readonly limits: PolicyLimits
}

/** The increase that was requested lately, with room for its proof. */
function Requested({ policyId, limits: { reasons, lastRequest } }: RequestedProps) {
  if (lastRequest === null || !reasons.includes('increased-lately')) return null
  return <EarlierRequest policyId={policyId} request={lastRequest} />
}
