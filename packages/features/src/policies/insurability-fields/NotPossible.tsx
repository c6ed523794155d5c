import { Offered } from '@coverkit/brand'
import { Alert, BulletList, Link, Stack, Text } from '@coverkit/ui'
import { insurabilityCopy as copy } from '../insurability/copy.ts'
import type { PolicyLimits } from '../insurability/policyLimits.ts'

/** Why a policy can't be increased this way, from when it can be again, and the other way. */
export function NotPossible({ limits }: { readonly limits: PolicyLimits }) {
  const { reasons, nextIncreaseOn } = limits
  const { title, texts, next, full, change } = copy.reasons
  const unknown = copy.nothings['no-original-sum']
  const isUnknown = limits.covers.some(({ originalSum }) => originalSum === null)
  const isAllThatBars = reasons.every((reason) => reason === 'increased-lately')
  return (
    <Alert severity="info" title={title}>
      <Stack gap={12}>
        <BulletList
          items={reasons.map((reason) => (isUnknown && reason === 'nothing-left' ? unknown : texts[reason]))}
        />
        {isAllThatBars && nextIncreaseOn !== null && <Text>{next(nextIncreaseOn)}</Text>}
        <Offered to={copy.missedHref}>
          <Text>{full}</Text>
          <Link href={copy.missedHref} variant="standalone">
            {change}
          </Link>
        </Offered>
      </Stack>
    </Alert>
  )
}
