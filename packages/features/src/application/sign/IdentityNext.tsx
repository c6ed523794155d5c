import { Offered } from '@coverkit/brand'
import { Button, Heading, Inline, Stack, Text } from '@coverkit/ui'
import { signCopy } from './copy.ts'

const { next: copy } = signCopy.identity

/** Offers the identity check after signing. */
export function IdentityNext({ onCheck }: { readonly onCheck: () => void }) {
  return (
    <Offered to="/account/identity-check">
      <Stack as="section" labelledBy="identity-next" gap={12}>
        <Heading level={2} size={24} id="identity-next">
          {copy.title}
        </Heading>
        <Text measure>{copy.text}</Text>
        <Inline>
          <Button variant="primary" fullOnPhone onClick={onCheck}>
            {copy.go}
          </Button>
        </Inline>
      </Stack>
    </Offered>
  )
}
