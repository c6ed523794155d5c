import { useBrand } from '@coverkit/brand'
import { Link, Stack, Text } from '@coverkit/ui'
import { signCopy } from './copy.ts'
import { StageHeading } from './StageHeading.tsx'

const { unknown: copy } = signCopy

/** No link, or one that nobody knows: it was replaced by a newer one, or is another brand's. */
export function UnknownLink() {
  const { phone } = useBrand()
  return (
    <Stack gap={16}>
      <StageHeading>{copy.title}</StageHeading>
      <Text measure>{copy.text}</Text>
      <Text measure>{copy.help(phone)}</Text>
      <Link href={`tel:${phone.replaceAll(' ', '')}`} variant="standalone">
        {phone}
      </Link>
    </Stack>
  )
}
