import type { SubmittedTransfer as ReadBack } from '@coverkit/api-client'
import { Offered, useBrand } from '@coverkit/brand'
import {
  Button,
  ButtonLink,
  Card,
  Heading,
  Icon,
  Inline,
  Link,
  MailIcon,
  PhoneIcon,
  Stack,
  Text,
} from '@coverkit/ui'
import { usePageServices } from '#common/page-services/index.ts'
import type { SubmittedTransfer } from '../answers.ts'
import { transferDraft } from '../state.ts'
import * as styles from './contactAside.css.ts'
import { completeCopy as copy } from './copy.ts'

const ACCOUNT = '/account'

interface ContactAsideProps {
  readonly submitted: SubmittedTransfer
  /** As it was read back; undefined until then. */
  readonly read: ReadBack | undefined
}

/** Where the transfer can be followed, how to reach the brand, and the way to another transfer. */
export function ContactAside({ submitted: { secret }, read }: ContactAsideProps) {
  // A visitor's may be in an account by now, and its secret still opens it.
  const isOwned = read?.isInAccount ?? secret === undefined
  return (
    <Stack gap={20}>
      <Offered to={ACCOUNT}>
        <Card as="section" labelledBy="in-account">
          <Stack gap={12}>
            <Heading level={2} size={20} id="in-account">
              {copy.account.title}
            </Heading>
            <Text>{isOwned ? copy.account.owner : copy.account.visitor}</Text>
            <ButtonLink variant="primary" href={ACCOUNT}>
              {isOwned ? copy.account.open : copy.account.add}
            </ButtonLink>
          </Stack>
        </Card>
      </Offered>
      <ContactAndAgain />
    </Stack>
  )
}

/** How to reach the brand, and the way to another transfer. */
export function ContactAndAgain() {
  const { phone, email } = useBrand()
  const draft = transferDraft(usePageServices())

  async function again(): Promise<void> {
    await draft.restart()
    // A page of its own: nothing of the transfer before is left on it.
    window.location.assign(`${draft.flow.base}/policy-holders`)
  }

  return (
    <>
      <Card as="section" tone="tint" labelledBy="contact">
        <Stack gap={8}>
          <Heading level={2} size={17} id="contact">
            {copy.contact}
          </Heading>
          <Text tone="soft">{copy.contactText}</Text>
          <ul className={styles.ways}>
            <li>
              <Link href={`tel:${phone.replaceAll(' ', '')}`} variant="standalone">
                <Icon of={PhoneIcon} size="small" /> <span>{phone}</span>
              </Link>
            </li>
            <li className={styles.address}>
              <Link href={`mailto:${email}`} variant="standalone">
                <Icon of={MailIcon} size="small" /> <span>{email}</span>
              </Link>
            </li>
            <li>
              <Link href="/contact-request?topic=transfer" variant="standalone">
                {copy.write}
              </Link>
            </li>
          </ul>
        </Stack>
      </Card>
      <Inline>
        <Button onClick={() => void again()}>{copy.again}</Button>
      </Inline>
    </>
  )
}
