import { useBrand } from '@coverkit/brand'
import { Stack, Text } from '@coverkit/ui'
import { signCopy } from './copy.ts'
import { StageHeading } from './StageHeading.tsx'

const { signed: copy } = signCopy

/** A link that was used to sign. */
export function SignedLink() {
  const { phone } = useBrand()
  return (
    <Stack gap={16}>
      <StageHeading>{copy.title}</StageHeading>
      <Text measure>{copy.text}</Text>
      <Text measure>{copy.notYou(phone)}</Text>
    </Stack>
  )
}
