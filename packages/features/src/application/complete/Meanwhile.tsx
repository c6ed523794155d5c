import { useBrand } from '@coverkit/brand'
import {
  Alert,
  BulletList,
  Button,
  Card,
  Heading,
  Icon,
  Link,
  MailIcon,
  PhoneIcon,
  PrinterIcon,
  Stack,
  Text,
} from '@coverkit/ui'
import type { SubmittedApplication } from '../answers.ts'
import * as styles from './complete.css.ts'
import { completeCopy as copy } from './copy.ts'

/** What to do until the insurer has decided. */
export function Meanwhile() {
  return (
    <Stack as="section" labelledBy="meanwhile" gap={16}>
      <Heading level={2} size={24} id="meanwhile">
        {copy.meanwhile}
      </Heading>
      <Alert severity="warn" title={copy.otherCover.title}>
        <p>{copy.otherCover.text}</p>
      </Alert>
      <BulletList
        items={copy.advice.map(({ title, text }) => (
          <>
            <strong>{title}</strong> {text}
          </>
        ))}
      />
    </Stack>
  )
}

/** Where the application can be followed: in the account, to which one of a visitor can be added. */
export function InAccount({ submitted: { secret } }: { readonly submitted: SubmittedApplication }) {
  const isOwned = secret === undefined
  const { title, owner, open, visitor, add, identity, openIdentity } = copy.account
  return (
    <Stack as="section" labelledBy="in-account" gap={8}>
      <Heading level={2} size={24} id="in-account">
        {title}
      </Heading>
      <Text measure>{isOwned ? owner : visitor}</Text>
      <Link href="/account" variant="standalone">
        {isOwned ? open : add}
      </Link>
      {isOwned && (
        <>
          <Text measure>{identity}</Text>
          <Link href="/account/identity-check" variant="standalone">
            {openIdentity}
          </Link>
        </>
      )}
    </Stack>
  )
}

/** The same for whoever reads a copy of it, which says nothing of whose it is. */
export function CopyInAccount() {
  const { title, copy: text, open } = copy.account
  return (
    <Stack as="section" labelledBy="in-account" gap={8}>
      <Heading level={2} size={24} id="in-account">
        {title}
      </Heading>
      <Text measure>{text}</Text>
      <Link href="/account" variant="standalone">
        {open}
      </Link>
    </Stack>
  )
}

/** How to reach the brand, and the page on paper. */
export function Contact() {
  const { phone, email } = useBrand()
  return (
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
        <Link href="/contact-request?topic=application">{copy.write}</Link>
        <span className={styles.screenOnly}>
          <Button variant="quiet" onClick={() => window.print()}>
            <Icon of={PrinterIcon} size="small" /> {copy.print}
          </Button>
        </span>
      </Stack>
    </Card>
  )
}
