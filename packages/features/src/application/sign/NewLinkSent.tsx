import { Stack, Text } from '@coverkit/ui'
import { signCopy } from './copy.ts'
import { StageHeading } from './StageHeading.tsx'

const { renewed: copy } = signCopy

/** A new link is on its way to an address, which is masked. */
export function NewLinkSent({ email }: { readonly email: string }) {
  return (
    <Stack gap={16}>
      <StageHeading>{copy.title}</StageHeading>
      <Text measure>{copy.text(email)}</Text>
    </Stack>
  )
}
