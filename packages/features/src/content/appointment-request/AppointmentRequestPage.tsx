import { useBrand } from '@coverkit/brand'
import { CheckboxGroup, Heading, Segmented, Stack, TextArea, TextField } from '@coverkit/ui'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { CollectionNotice } from '#common/collection-notice/CollectionNotice.tsx'
import { topicsFor } from '../contact-request/contactForm.ts'
import { Consent } from '../request-form/Consent.tsx'
import { PersonFields } from '../request-form/PersonFields.tsx'
import { RequestPage } from '../request-form/RequestPage.tsx'
import { Attachment } from './Attachment.tsx'
import { APPOINTMENT_TOPICS, APPOINTMENT_TYPES, LENGTHS } from './appointmentForm.ts'
import { appointmentNotice } from './appointmentNotice.ts'
import { appointmentCopy as copy } from './copy.ts'
import { SentAppointment } from './SentAppointment.tsx'
import { TimeFields } from './TimeFields.tsx'
import { useAppointmentForm } from './useAppointmentForm.ts'

const typeOptions = APPOINTMENT_TYPES.map((value) => ({ value, label: copy.types[value] }))
const lengthOptions = LENGTHS.map((value) => ({ value, label: copy.lengths[value] }))

type Part = { appointment: ReturnType<typeof useAppointmentForm> }

function Talk({ appointment: { form, set, errorOf } }: Part) {
  const topics = topicsFor(APPOINTMENT_TOPICS, useBrand())
  return (
    <Stack gap={24}>
      <Segmented
        name="type"
        legend={copy.type}
        hint={copy.typeHint}
        options={typeOptions}
        value={form.type}
        onChange={(type) => set({ type })}
        error={errorOf('type')}
      />
      <Segmented
        name="minutes"
        legend={copy.minutes}
        options={lengthOptions}
        value={form.minutes}
        onChange={(minutes) => set({ minutes })}
        error={errorOf('minutes')}
      />
      <CheckboxGroup
        name="topics"
        legend={copy.topicsLegend}
        columns={2}
        options={topics.map((value) => ({ value, label: copy.topics[value] }))}
        value={form.topics}
        onChange={(chosen) => set({ topics: chosen })}
        error={errorOf('topics')}
      />
    </Stack>
  )
}

function You({ appointment: { form, set, errorOf, formatOf } }: Part) {
  return (
    <Stack gap={24}>
      <PersonFields
        values={form}
        onChange={set}
        errorOf={errorOf}
        formatOf={formatOf}
        phoneOptional={form.type !== 'phone'}
      />
      <TextArea
        name="accessibility"
        label={copy.accessibility}
        hint={copy.accessibilityHint}
        optional
        rows={3}
        value={form.accessibility}
        onChange={(accessibility) => set({ accessibility })}
        error={errorOf('accessibility')}
      />
      <TextField
        name="interpreter"
        label={copy.interpreter}
        hint={copy.interpreterHint}
        optional
        width="medium"
        value={form.interpreter}
        onChange={(interpreter) => set({ interpreter })}
        format={formatOf('interpreter')}
        error={errorOf('interpreter')}
      />
      <Attachment value={form.attached} onChange={(attached) => set({ attached })} />
      <Consent
        words={copy.consents[form.type ?? 'phone']}
        checked={form.consent}
        onChange={(consent) => set({ consent })}
      />
    </Stack>
  )
}

function Fields({ appointment }: Part) {
  return (
    <Stack gap={48}>
      <Talk appointment={appointment} />
      <Stack gap={16}>
        <Heading level={2} size={24}>
          {copy.timesHeading}
        </Heading>
        <TimeFields appointment={appointment} />
      </Stack>
      <Stack gap={16}>
        <Heading level={2} size={24}>
          {copy.youHeading}
        </Heading>
        <You appointment={appointment} />
      </Stack>
    </Stack>
  )
}

/** Asks the broker for a talk; `?topic=` chooses a topic beforehand. */
export function AppointmentRequestPage() {
  const appointment = useAppointmentForm()
  const { set, sent } = appointment
  const [search] = useSearchParams()
  const requested = topicsFor(APPOINTMENT_TOPICS, useBrand()).find((topic) => topic === search.get('topic'))
  // After hydration: the prerendered page knows no query.
  useEffect(() => {
    if (requested) set({ topics: [requested] })
  }, [requested, set])
  return (
    <RequestPage
      title={copy.title}
      lead={copy.lead}
      notSentTitle={copy.notSentTitle}
      request={appointment}
      notice={<CollectionNotice notice={appointmentNotice} />}
      fields={<Fields appointment={appointment} />}
      sent={sent && <SentAppointment appointment={sent} />}
    />
  )
}
