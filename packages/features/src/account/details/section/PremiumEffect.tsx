import { Alert, BulletList, SampleLine, Stack, Text } from '@coverkit/ui'
import { detailsCopy } from '../copy.ts'
import type { PremiumWith } from './premiumsWith.ts'

const copy = detailsCopy.effect

interface PremiumEffectProps {
  /** Null where they could not be worked out. */
  readonly premiums: readonly PremiumWith[] | null
}

/** Warns of the effect that new details could have on the customer's premiums, before they are saved. */
export function PremiumEffect({ premiums }: PremiumEffectProps) {
  const label = premiums?.[0]?.label
  return (
    <Alert severity="warn" role="alert" title={copy.title}>
      {premiums === null ? (
        <Text>{copy.failed}</Text>
      ) : (
        <Stack gap={12}>
          <BulletList
            items={premiums.map(({ policy, now, after }) =>
              now === after ? copy.same(policy) : copy.other(policy, now, after),
            )}
          />
          <Text>{copy.text}</Text>
          {label && <SampleLine label={label} />}
        </Stack>
      )}
    </Alert>
  )
}
