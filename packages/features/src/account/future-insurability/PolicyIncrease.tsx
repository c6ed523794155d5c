import { useBrand } from '@coverkit/brand'
import type { Policy } from '@coverkit/core/policies'
import { Alert, BulletList, Link, QueryView, Stack, Text } from '@coverkit/ui'
import { useRef } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { insurabilityCopy as copy, limitsTexts } from './copy.ts'
import { EarlierRequest } from './EarlierRequest.tsx'
import { IncreaseForm } from './IncreaseForm.tsx'
import type { PolicyLimits } from './policyLimits.ts'
import type { ProofFiles } from './proof/useProof.ts'
import type { SentIncrease } from './Sent.tsx'
import { usePolicyLimits } from './usePolicyLimits.ts'

interface PolicyIncreaseProps {
  readonly services: PageServices
  readonly policy: Policy
  readonly proof: ProofFiles
  readonly onSent: (sent: SentIncrease) => void
}

/** What one policy can be increased by: the form, or why there is none. */
export function PolicyIncrease(props: PolicyIncreaseProps) {
  const { phone } = useBrand()
  if (props.policy.productCode !== null) return <KnownProduct {...props} />
  return (
    <Alert severity="info">
      {copy.policy.unknown} {phone}
    </Alert>
  )
}

function KnownProduct({ services, policy, proof, onSent }: PolicyIncreaseProps) {
  const query = usePolicyLimits(services, policy)
  const region = useRef<HTMLDivElement>(null)
  return (
    <div ref={region} tabIndex={-1}>
      <QueryView query={query} texts={limitsTexts} lines={6} onRecovered={() => region.current?.focus()}>
        {(limits) =>
          limits.reasons.length > 0 ? (
            <NotPossible policyId={policy.id} limits={limits} />
          ) : (
            <IncreaseForm policy={policy} covers={limits.covers} proof={proof} onSent={onSent} />
          )
        }
      </QueryView>
    </div>
  )
}

interface NotPossibleProps {
  readonly policyId: string
  readonly limits: PolicyLimits
}

function NotPossible({ policyId, limits }: NotPossibleProps) {
  const { reasons, nextIncreaseOn, lastRequest } = limits
  const { title, texts, next, full } = copy.reasons
  const isRequested = lastRequest !== null && reasons.includes('increased-lately')
  return (
    <Stack gap={32}>
      <Alert severity="info" title={title}>
        <Stack gap={12}>
          <BulletList items={reasons.map((reason) => texts[reason])} />
          {reasons.includes('increased-lately') && nextIncreaseOn !== null && (
            <Text>{next(nextIncreaseOn)}</Text>
          )}
          <Text>{full}</Text>
          <Link href={copy.missedHref} variant="standalone">
            {copy.missed}
          </Link>
        </Stack>
      </Alert>
      {isRequested && <EarlierRequest policyId={policyId} request={lastRequest} />}
    </Stack>
  )
}
