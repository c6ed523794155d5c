import { officeHours, useBrand } from '@coverkit/brand'
import { Alert, Link, RadioGroup, Segmented, Select, Stack, Text, TextArea } from '@coverkit/ui'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { CollectionNotice } from '#common/collection-notice/CollectionNotice.tsx'
import { Consent } from '../request-form/Consent.tsx'
import { requestCopy } from '../request-form/copy.ts'
import { PersonFields } from '../request-form/PersonFields.tsx'
import { RequestPage } from '../request-form/RequestPage.tsx'
import { TimeZoneField } from '../request-form/TimeZoneField.tsx'
import { visitorTimeZone } from '../request-form/timeZones.ts'
import { ComplaintAbout } from './complaintAbout.lazy.ts'
import {
  CONTACT_TIMES,
  CONTACT_TOPICS,
  CONTACT_WAYS,
  type ReadContact,
  topicOf,
  topicsFor,
} from './contactForm.ts'
import { contactNotice } from './contactNotice.ts'
import { contactCopy as copy } from './copy.ts'
import { QuoteAttachment } from './QuoteAttachment.tsx'
import { useContactForm } from './useContactForm.ts'

const wayOptions = CONTACT_WAYS.map((value) => ({ value, label: copy.ways[value] }))
const timeOptions = CONTACT_TIMES.map((value) => ({ value, label: copy.times[value] }))

function Fields({ contact }: { contact: ReturnType<typeof useContactForm> }) {
  const { form, set, errorOf, formatOf } = contact
  const brand = useBrand()
  const topics = topicsFor(CONTACT_TOPICS, brand)
  return (
    <Stack gap={24}>
      <Select
        name="topic"
        label={copy.topic}
        hint={form.topic === 'hardship' && copy.hardshipHint}
        options={topics.map((value) => ({ value, label: copy.topics[value] }))}
        value={form.topic}
        onChange={(topic) => set({ topic })}
        error={errorOf('topic')}
      />
      {form.topic === 'complaint' && (
        <ComplaintAbout value={form.about} onChange={(about) => set({ about })} />
      )}
      <TextArea
        name="message"
        label={copy.message}
        hint={copy.messageHint}
        value={form.message}
        onChange={(message) => set({ message })}
        error={errorOf('message')}
      />
      <Segmented
        name="way"
        legend={copy.way}
        narrow
        options={wayOptions}
        value={form.way}
        onChange={(way) => set({ way })}
        error={errorOf('way')}
      />
      <RadioGroup
        name="time"
        legend={copy.time}
        hint={copy.timeHint(officeHours(brand))}
        columns={2}
        options={timeOptions}
        value={form.time}
        onChange={(time) => set({ time })}
        error={errorOf('time')}
      />
      {form.time !== 'any' && (
        <TimeZoneField value={form.timeZone} onChange={(timeZone) => set({ timeZone })} />
      )}
      <PersonFields
        values={form}
        onChange={set}
        errorOf={errorOf}
        formatOf={formatOf}
        phoneOptional={form.way !== 'phone'}
      />
      <QuoteAttachment value={form.attached} onChange={(attached) => set({ attached })} />
      <Consent
        words={copy.consents[form.way ?? 'email']}
        checked={form.consent}
        onChange={(consent) => set({ consent })}
      />
    </Stack>
  )
}

function Sent({ contact }: { contact: ReadContact }) {
  const time = copy.sentTime(contact)
  return (
    <Alert severity="success" title={copy.sentTitle} role="status">
      <Stack gap={12}>
        <Text>{copy.sent(contact.preferredWay)}</Text>
        {time && <Text>{time}</Text>}
        <Link href="/">{requestCopy.sentLink}</Link>
      </Stack>
    </Alert>
  )
}

/** Asks the broker to get in touch; `?topic=` chooses the topic beforehand. */
export function ContactRequestPage() {
  const contact = useContactForm()
  const { set, sent } = contact
  const brand = useBrand()
  const { timeZone } = brand.office
  const [search] = useSearchParams()
  const requested = topicOf(search.get('topic'), brand)
  // After hydration: the prerendered page knows no query.
  useEffect(() => {
    if (requested) set({ topic: requested })
  }, [requested, set])
  // After hydration too: nor does it know where the visitor is.
  useEffect(() => set({ timeZone: visitorTimeZone(new Date(), timeZone) }), [set, timeZone])
  return (
    <RequestPage
      title={copy.title}
      lead={copy.lead}
      notSentTitle={copy.notSentTitle}
      request={contact}
      notice={<CollectionNotice notice={contactNotice} />}
      fields={<Fields contact={contact} />}
      sent={sent && <Sent contact={sent} />}
    />
  )
}
