import { useBrand } from '@coverkit/brand'
import { Card, Heading, Link, Stack, Text } from '@coverkit/ui'
import { requestCopy as copy } from './copy.ts'

/** How to reach us without a form. */
export function OtherWays() {
  const { phone, email } = useBrand()
  return (
    <Card tone="tint">
      <Stack gap={8}>
        <Heading level={2} size={20}>
          {copy.otherWays}
        </Heading>
        <Link href={`tel:${phone.replaceAll(' ', '')}`} variant="standalone">
          {phone}
        </Link>
        <Link href={`mailto:${email}`} variant="standalone">
          {email}
        </Link>
        <Text tone="soft">{copy.interpreter}</Text>
      </Stack>
    </Card>
  )
}
