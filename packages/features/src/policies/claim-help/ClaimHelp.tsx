import { Offered, useBrand } from '@coverkit/brand'
import { Card, HandHeartIcon, Heading, Icon, Link, MailIcon, PhoneIcon, Stack, Text } from '@coverkit/ui'
import { HelpLines } from './HelpLines.tsx'
import { helpCopy } from './helpCopy.ts'

const { title, text, death, contact } = helpCopy.claim

const DEATH_PATH = '/claim-after-a-death'

/** Help for a claimant without an account: the phone, a message to us, and whom to call when it is hard. */
export function ClaimHelp() {
  const { phone } = useBrand()
  return (
    <Card tone="tint">
      <Stack gap={24}>
        <Stack as="section" labelledBy="claim-help" gap={8}>
          <Heading level={2} size={20} id="claim-help">
            {title}
          </Heading>
          <Text measure>{text}</Text>
          <Link href={`tel:${phone.replaceAll(' ', '')}`} variant="standalone">
            <Icon of={PhoneIcon} size="small" /> <span>{phone}</span>
          </Link>
          <Offered to={DEATH_PATH}>
            <Link href={DEATH_PATH} variant="standalone">
              <Icon of={HandHeartIcon} size="small" /> {death}
            </Link>
          </Offered>
          <Link href="/contact-request?topic=claim" variant="standalone">
            <Icon of={MailIcon} size="small" /> {contact}
          </Link>
        </Stack>
        <HelpLines level={2} />
      </Stack>
    </Card>
  )
}
