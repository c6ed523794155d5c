import type { SubmittedApplication as ReadBack } from '@coverkit/api-client'
import { Offered, useBrand } from '@coverkit/brand'
import {
  Alert,
  Button,
  ButtonLink,
  Card,
  Heading,
  Icon,
  IconList,
  Inline,
  Link,
  MailIcon,
  PhoneIcon,
  PrinterIcon,
  ShieldCheckIcon,
  Stack,
  Text,
} from '@coverkit/ui'
import type { SubmittedApplication } from '../answers.ts'
import type { Applied } from './Applied.ts'
import * as styles from './complete.css.ts'
import { completeCopy as copy } from './copy.ts'

const ACCOUNT = '/account'
const IDENTITY_CHECK = '/account/identity-check'
const ICONS = { interim: ShieldCheckIcon, email: MailIcon }

/** That nothing else is to be cancelled before the insurer has decided. */
export function OtherCover() {
  return (
    <Alert severity="warn" title={copy.otherCover.title}>
      <p>{copy.otherCover.text}</p>
    </Alert>
  )
}

/** The cover until the insurer has decided, and what to do. */
export function WhileYouWait({ applied }: { readonly applied: Applied | null }) {
  const advice = applied?.interimUntil
    ? [copy.interim(applied.insurer.supplierName, applied.interimUntil), ...copy.advice]
    : copy.advice
  return (
    <Stack as="section" labelledBy="meanwhile" gap={12}>
      <Heading level={2} size={17} id="meanwhile">
        {copy.meanwhile}
      </Heading>
      <IconList
        size={15}
        items={advice.map(({ id, title, text }) => ({
          id,
          icon: ICONS[id],
          content: (
            <span>
              <strong>{title}</strong> <span>{text}</span>
            </span>
          ),
        }))}
      />
    </Stack>
  )
}

interface InAccountProps {
  readonly submitted: SubmittedApplication
  /** As it was read back; undefined until then. */
  readonly read: ReadBack | undefined
}

/** Where the application can be followed: in the account, to which one of a visitor can be added. */
export function InAccount({ submitted: { secret }, read }: InAccountProps) {
  // A visitor's may be in an account by now, and its secret still opens it.
  const isOwned = read?.isInAccount ?? secret === undefined
  const { title, owner, open, visitor, add, identity, openIdentity } = copy.account
  return (
    <Offered to={ACCOUNT}>
      <div className={styles.screenOnly}>
        <Card as="section" labelledBy="in-account">
          <Stack gap={12}>
            <Heading level={2} size={20} id="in-account">
              {title}
            </Heading>
            <Text tone="soft">{isOwned ? owner : visitor}</Text>
            <ButtonLink variant="primary" href={ACCOUNT}>
              {isOwned ? open : add}
            </ButtonLink>
            {isOwned && (
              <Offered to={IDENTITY_CHECK}>
                <Text tone="soft">{identity}</Text>
                <Link href={IDENTITY_CHECK} variant="standalone">
                  {openIdentity}
                </Link>
              </Offered>
            )}
          </Stack>
        </Card>
      </div>
    </Offered>
  )
}

/** The same for readers of a copy, which does not say whose application it is. */
export function CopyInAccount() {
  const { title, copy: text, open } = copy.account
  return (
    <Offered to={ACCOUNT}>
      <div className={styles.screenOnly}>
        <Card as="section" labelledBy="in-account">
          <Stack gap={12}>
            <Heading level={2} size={20} id="in-account">
              {title}
            </Heading>
            <Text tone="soft">{text}</Text>
            <ButtonLink variant="secondary" href={ACCOUNT}>
              {open}
            </ButtonLink>
          </Stack>
        </Card>
      </div>
    </Offered>
  )
}

/** How to reach the brand, and the page on paper. */
export function Contact() {
  const { phone, email } = useBrand()
  return (
    <Stack as="section" labelledBy="contact" gap={8} align="start">
      <Heading level={2} size={17} id="contact">
        {copy.contact}
      </Heading>
      <Text tone="soft">{copy.contactText}</Text>
      <Inline gap={8}>
        <Link href={`tel:${phone.replaceAll(' ', '')}`} variant="standalone">
          <Icon of={PhoneIcon} size="small" /> <span>{phone}</span>
        </Link>
        <Link href={`mailto:${email}`} variant="standalone">
          <Icon of={MailIcon} size="small" /> <span>{email}</span>
        </Link>
      </Inline>
      <span className={styles.screenOnly}>
        <Link href="/contact-request?topic=application">{copy.write}</Link>
      </span>
      <span className={styles.screenOnly}>
        <Button variant="quiet" onClick={() => window.print()}>
          <Icon of={PrinterIcon} size="small" /> {copy.print}
        </Button>
      </span>
    </Stack>
  )
}
