import { Button, Heading, Inline, Stack, Text } from '@coverkit/ui'
import { signCopy } from './copy.ts'
import type { Signing } from './useSigning.ts'

const { request, busy } = signCopy

/** The first step: nothing is mailed before the press, since programs that check mail open links too. */
export function RequestCode({ signing: { isSending, sendCode } }: { readonly signing: Signing }) {
  return (
    <Stack gap={16}>
      <Heading level={2} size={24}>
        {request.title}
      </Heading>
      <Text measure>{request.text}</Text>
      <Inline>
        <Button
          variant="primary"
          busy={isSending}
          busyLabel={busy}
          fullOnPhone
          onClick={() => void sendCode()}
        >
          {request.send}
        </Button>
      </Inline>
    </Stack>
  )
}
