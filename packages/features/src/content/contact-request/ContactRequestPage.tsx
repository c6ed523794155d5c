import { useBrand } from '@coverkit/brand'
import {
  Alert,
  Button,
  Checkbox,
  Container,
  ErrorSummary,
  Form,
  Heading,
  Inline,
  Link,
  RadioGroup,
  Select,
  Stack,
  Text,
  TextField,
  WithAside,
} from '@coverkit/ui'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { CONTACT_TOPICS, CONTACT_WAYS, type ContactWay, topicOf } from './contactForm.ts'
import { contactCopy as copy } from './copy.ts'
import { useContactForm } from './useContactForm.ts'

const topicOptions = CONTACT_TOPICS.map((value) => ({ value, label: copy.topics[value] }))
const wayOptions = CONTACT_WAYS.map((value) => ({ value, label: copy.ways[value] }))

function Fields({ contact }: { contact: ReturnType<typeof useContactForm> }) {
  const { form, set, errorOf } = contact
  const brand = useBrand()
  return (
    <Stack gap={24}>
      <Select
        name="topic"
        label={copy.topic}
        options={topicOptions}
        value={form.topic}
        onChange={(topic) => set({ topic })}
        error={errorOf('topic')}
      />
      <TextField
        name="message"
        label={copy.message}
        hint={copy.messageHint}
        value={form.message}
        onChange={(message) => set({ message })}
        error={errorOf('message')}
      />
      <TextField
        name="name"
        label={copy.name}
        autoComplete="name"
        value={form.name}
        onChange={(name) => set({ name })}
        error={errorOf('name')}
      />
      <TextField
        name="email"
        label={copy.email}
        type="email"
        autoComplete="email"
        value={form.email}
        onChange={(email) => set({ email })}
        error={errorOf('email')}
      />
      <RadioGroup
        name="way"
        legend={copy.way}
        layout="inline"
        options={wayOptions}
        value={form.way}
        onChange={(way) => set({ way })}
        error={errorOf('way')}
      />
      <TextField
        name="phone"
        label={copy.phone}
        type="tel"
        autoComplete="tel"
        width="medium"
        optional={form.way !== 'phone'}
        value={form.phone}
        onChange={(phone) => set({ phone })}
        error={errorOf('phone')}
      />
      <Checkbox
        name="consent"
        label={copy.consents[form.way ?? 'email']}
        hint={copy.consentHint}
        checked={form.consent}
        onChange={(consent) => set({ consent })}
      />
      <Text size={15} tone="soft">
        {copy.privacy} <Link href={brand.privacyPolicyLink}>{copy.privacyLink}</Link>
      </Text>
    </Stack>
  )
}

function Sent({ way }: { way: ContactWay }) {
  return (
    <Alert severity="success" title={copy.sentTitle} role="status">
      <Stack gap={12}>
        <Text>{copy.sent(way)}</Text>
        <Link href="/">{copy.sentLink}</Link>
      </Stack>
    </Alert>
  )
}

function Request({ contact }: { contact: ReturnType<typeof useContactForm> }) {
  const { phone } = useBrand()
  const { errors, sending, submit } = contact
  return (
    <Stack gap={24}>
      {errors.length > 0 && <ErrorSummary heading={copy.problem} errors={errors} />}
      {sending === 'failed' && (
        <Alert severity="error" title={copy.notSentTitle} role="alert">
          {copy.notSent(phone)}
        </Alert>
      )}
      <Form onSubmit={() => void submit()}>
        <Stack gap={32}>
          <Fields contact={contact} />
          <Inline>
            <Button
              type="submit"
              variant="primary"
              fullOnPhone
              busy={sending === 'sending'}
              busyLabel={copy.sending}
            >
              {copy.send}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Stack>
  )
}

function OtherWays() {
  const { phone, email } = useBrand()
  return (
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
  )
}

/** Asks the broker to get in touch; `?topic=` chooses the topic beforehand. */
export function ContactRequestPage() {
  const brand = useBrand()
  const contact = useContactForm()
  const { errors, sending, form, set } = contact
  const [search] = useSearchParams()
  const asked = topicOf(search.get('topic'))
  // After hydration: the prerendered page knows no query.
  useEffect(() => {
    if (asked) set({ topic: asked })
  }, [asked, set])
  const mark = errors.length > 0 ? copy.errorMark : ''
  return (
    <Container>
      <title>{`${mark}${copy.title} | ${brand.name}`}</title>
      <Stack gap={32}>
        <Stack gap={12}>
          <Heading level={1}>{copy.title}</Heading>
          <Text size={20} tone="soft" measure>
            {copy.lead}
          </Text>
        </Stack>
        <WithAside asideLabel={copy.otherWays} aside={<OtherWays />}>
          {sending === 'sent' ? <Sent way={form.way ?? 'email'} /> : <Request contact={contact} />}
        </WithAside>
      </Stack>
    </Container>
  )
}
