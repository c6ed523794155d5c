import { Text } from '@coverkit/ui'
import { policyCopy as copy } from './copy.ts'
import { policyName } from './policyName.ts'
import { usePolicy } from './usePolicy.ts'

/** Which policy is being changed. */
export function PolicyLine({ as }: { readonly as?: 'span' }) {
  const { policy } = usePolicy()
  return policy ? (
    <Text as={as} tone="soft">
      {copy.changing(policyName(policy))}
    </Text>
  ) : null
}
