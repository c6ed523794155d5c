import { Button, Inline, Stack, Text } from '@coverkit/ui'
import { signCopy } from './copy.ts'
import { StageHeading } from './StageHeading.tsx'
import type { Signing } from './useSigning.ts'

const { expired: copy, busy } = signCopy

/** A link that no longer works, and how to get one that does. */
export function ExpiredLink({ signing: { isSending, renew } }: { readonly signing: Signing }) {
  return (
    <Stack gap={16}>
      <StageHeading>{copy.title}</StageHeading>
      <Text measure>{copy.text}</Text>
      <Inline>
        <Button variant="primary" busy={isSending} busyLabel={busy} fullOnPhone onClick={() => void renew()}>
          {copy.send}
        </Button>
      </Inline>
    </Stack>
  )
}
