import type { LastInsurabilityRequest } from '@coverkit/api-client'
import { Stack, Text } from '@coverkit/ui'
import { usePageServices } from '#common/page-services/index.ts'
import { COVER_WORDS, formatSum } from '#cover/words'
import { insurabilityCopy } from '#policies/insurability'
import { noteIncrease } from './noteIncrease.ts'
import { SentProof } from './proof/SentProof.tsx'
import { UnsentGuard } from './proof/UnsentGuard.tsx'
import { useProof } from './proof/useProof.ts'

interface EarlierRequestProps {
  readonly policyId: string
  readonly request: LastInsurabilityRequest
}

/** An increase requested on an earlier visit: its proof may be sent on any later one. */
export function EarlierRequest({ policyId, request }: EarlierRequestProps) {
  const services = usePageServices()
  const proof = useProof({ earlier: request, onStored: () => noteIncrease(services, policyId, null) })
  const { cover, increase, requestedOn } = request
  return (
    <Stack gap={16}>
      <UnsentGuard proof={proof} />
      <Text measure>
        {insurabilityCopy.asked(COVER_WORDS[cover].noun, formatSum(cover, increase), requestedOn)}
      </Text>
      <SentProof event={request} proof={proof} />
    </Stack>
  )
}
