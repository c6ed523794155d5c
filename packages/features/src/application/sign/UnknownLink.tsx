import { useBrand } from '@coverkit/brand'
import { Link, Stack, Text } from '@coverkit/ui'
import { signCopy } from './copy.ts'
import { StageHeading } from './StageHeading.tsx'

const { unknown: copy } = signCopy

/** Shown for a missing or unknown link: a newer one replaced it, or it belongs to another brand. */
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
