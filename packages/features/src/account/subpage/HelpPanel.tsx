import { useBrand } from '@coverkit/brand'
import { Card, Heading, Icon, Link, PhoneIcon, Stack, Text } from '@coverkit/ui'
import { accountCopy } from '../copy.ts'

const { help: copy } = accountCopy

/** Who helps, and how to reach them, beside a form. */
export function HelpPanel() {
  const { phone } = useBrand()
  return (
    <Card tone="tint">
      <Stack gap={8}>
        <Heading level={2} size={20}>
          {copy.title}
        </Heading>
        <Text tone="soft">{copy.text}</Text>
        <div>
          <Link href={`tel:${phone.replaceAll(' ', '')}`} variant="standalone">
            <Icon of={PhoneIcon} />
            {copy.call(phone)}
          </Link>
        </div>
        <div>
          <Link href="/contact-us" variant="standalone">
            {copy.more}
          </Link>
        </div>
      </Stack>
    </Card>
  )
}
