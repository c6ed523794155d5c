import type { LastInsurabilityRequest } from '@coverkit/api-client'
import { Stack, Text } from '@coverkit/ui'
import { coverNouns } from '#quote/terms-copy'
import { insurabilityCopy } from './copy.ts'
import { sumOf } from './limitView.ts'
import { SentProof } from './proof/SentProof.tsx'
import { UnsentGuard } from './proof/UnsentGuard.tsx'
import { useProof } from './proof/useProof.ts'

/** What was asked for on an earlier visit: its proof may be sent on any later one. */
export function EarlierRequest({ request }: { readonly request: LastInsurabilityRequest }) {
  const proof = useProof(request)
  const { cover, increase, requestedOn } = request
  return (
    <Stack gap={16}>
      <UnsentGuard proof={proof} />
      <Text measure>{insurabilityCopy.asked(coverNouns[cover], sumOf(cover, increase), requestedOn)}</Text>
      <SentProof event={request} proof={proof} />
    </Stack>
  )
}
