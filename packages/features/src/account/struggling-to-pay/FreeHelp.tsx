import { Card, Heading, Icon, Link, PhoneIcon, Stack, Text } from '@coverkit/ui'
import { HelpLines } from '#policies/claim-help'
import { strugglingCopy } from './copy.ts'

const { title, text, call, site } = strugglingCopy.debt

/** Help that costs nothing and comes from neither us nor an insurer. */
export function FreeHelp() {
  return (
    <Card tone="tint">
      <Stack gap={24}>
        <Stack as="section" labelledBy="debt" gap={8}>
          <Heading level={2} size={20} id="debt">
            {title}
          </Heading>
          <Text>{text}</Text>
          <Link href="tel:1800007007" variant="standalone">
            <Icon of={PhoneIcon} size="small" /> <span>{call}</span>
          </Link>
          <Link href="https://ndh.org.au/" variant="standalone">
            {site}
          </Link>
        </Stack>
        <HelpLines level={2} />
      </Stack>
    </Card>
  )
}
