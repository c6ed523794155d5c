import { useBrand } from '@coverkit/brand'
import { Alert, ButtonLink, Card, Heading, Icon, Inline, Link, PhoneIcon, Stack, Text } from '@coverkit/ui'
import { strugglingCopy as copy } from './copy.ts'

/** In place of the policies, for a customer without a premium to pay. */
export function NoPremium() {
  return (
    <Alert severity="info" title={copy.none.title}>
      <p>{copy.none.text}</p>
    </Alert>
  )
}

/** The ways to have us answer before others. */
export function ContactUs() {
  const { phone } = useBrand()
  const { title, text, write } = copy.contact
  return (
    <Card as="section" labelledBy="tell-us" tone="tint">
      <Stack gap={16}>
        <Heading level={2} size={24} id="tell-us">
          {title}
        </Heading>
        <Text measure>{text}</Text>
        <Inline>
          <ButtonLink href="/contact-request?topic=hardship">{write}</ButtonLink>
          <Link href={`tel:${phone.replaceAll(' ', '')}`} variant="standalone">
            <Icon of={PhoneIcon} size="small" /> <span>{copy.insurer.call(phone)}</span>
          </Link>
        </Inline>
      </Stack>
    </Card>
  )
}
