import { useBrand } from '@coverkit/brand'
import { Button, Card, Heading, Icon, Link, MailIcon, PhoneIcon, Stack, Text } from '@coverkit/ui'
import { usePageServices } from '#common/page-services/index.ts'
import { transferDraft } from '../state.ts'
import { completeCopy as copy } from './copy.ts'

/** Where the transfer can be followed, how to reach the brand, and the way to another transfer. */
export function Beside() {
  const { phone, email } = useBrand()
  const draft = transferDraft(usePageServices())

  async function again(): Promise<void> {
    await draft.restart()
    // A page of its own: nothing of the transfer before is left on it.
    window.location.assign(`${draft.flow.base}/policy-holders`)
  }

  return (
    <>
      <Stack as="section" labelledBy="in-account" gap={8}>
        <Heading level={2} size={24} id="in-account">
          {copy.account.title}
        </Heading>
        <Text measure>{copy.account.text}</Text>
        <Link href="/account" variant="standalone">
          {copy.account.open}
        </Link>
      </Stack>
      <Card as="section" labelledBy="contact">
        <Stack gap={12} align="start">
          <Heading level={2} size={20} id="contact">
            {copy.contact}
          </Heading>
          <Text>{copy.contactText}</Text>
          <Link href={`tel:${phone.replaceAll(' ', '')}`} variant="standalone">
            <Icon of={PhoneIcon} size="small" /> {phone}
          </Link>
          <Link href={`mailto:${email}`} variant="standalone">
            <Icon of={MailIcon} size="small" /> {email}
          </Link>
          <Link href="/contact-request?topic=transfer">{copy.write}</Link>
          <Button variant="quiet" onClick={() => void again()}>
            {copy.again}
          </Button>
        </Stack>
      </Card>
    </>
  )
}
