import { Text } from '@coverkit/ui'
import { policyCopy as copy } from './copy.ts'
import { policyName } from './policyName.ts'
import { usePolicy } from './usePolicy.ts'

/** Which policy is being changed. */
export function PolicyLine() {
  const { policy } = usePolicy()
  return policy ? <Text tone="soft">{copy.changing(policyName(policy))}</Text> : null
}
