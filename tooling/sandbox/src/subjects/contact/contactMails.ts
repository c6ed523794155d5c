import { insurerName } from '@coverkit/core'
import type { Schema } from '../../document/Schema.ts'
import { day } from '../../mail/day.ts'
import type { Mail } from '../../mail/Mail.ts'
import { paragraphs } from '../../mail/paragraphs.ts'
import { staffCopy } from '../support-needs/copy.ts'
import { appointmentCopy, brokerCopy, complaintCopy, hardshipCopy, messageCopy, notYou } from './copy.ts'

/** The kinds of requests to the broker. */
export type ContactKind = keyof typeof brokerCopy.subjects

/** The topic by which the site's complaints page leads to the contact form. */
const COMPLAINT = 'complaint'

export function kindOfMessage({
  topic,
  reason,
}: Pick<Schema<'ContactRequest'>, 'topic' | 'reason'>): ContactKind {
  if (topic === COMPLAINT) return 'complaint'
  return reason ?? 'message'
}

/**
 * Confirms that a contact request arrived, with the next step and its time. Visitors can enter any address, so the message has
 * no text of theirs.
 */
export function messageMail(
  {
    email,
    topic,
    reason,
    preferredWay,
    insurerCode,
  }: Pick<Schema<'ContactRequest'>, 'email' | 'topic' | 'reason' | 'preferredWay' | 'insurerCode'>,
  arrivedAt: Date,
): Mail {
  if (topic === COMPLAINT) {
    const { subject, opening, about, owner, answer, free, outside } = complaintCopy
    const insurer = insurerCode ? [about(insurerName(insurerCode))] : []
    return {
      to: email,
      subject,
      ...paragraphs([opening(day.format(arrivedAt)), ...insurer, owner, answer, free, outside, notYou]),
    }
  }
  if (reason === 'hardship') {
    const { subject, opening, cover, debtHelp } = hardshipCopy
    const reply = messageCopy.reply[preferredWay]
    return { to: email, subject, ...paragraphs([opening, reply, cover, debtHelp, notYou]) }
  }
  const { subject, opening, reply } = messageCopy
  return { to: email, subject, ...paragraphs([opening, reply[preferredWay], notYou]) }
}

/** Confirms that a request for an appointment arrived, with the requested times as the visitor reads them. */
export function appointmentMail({
  email,
  slots,
  timeZone,
}: Pick<Schema<'AppointmentRequest'>, 'email' | 'slots' | 'timeZone'>): Mail {
  const { subject, opening, time } = appointmentCopy
  const dayIn = new Intl.DateTimeFormat('en-AU', { weekday: 'long', day: 'numeric', month: 'long', timeZone })
  const hourIn = new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit', timeZone })
  const zoneIn = new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'long' })
  const times = slots.map((slot) => {
    const at = new Date(slot)
    const zone = zoneIn.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
    return time(dayIn.format(at).replace(',', ''), hourIn.format(at), zone)
  })
  return { to: email, subject, ...paragraphs([opening, ...times, notYou]) }
}

const hourInSydney = new Intl.DateTimeFormat('en-AU', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Australia/Sydney',
})

/** A request as the broker is notified of it. */
interface BrokerNotice {
  id: string
  arrivedAt: Date
  page: string | null
  /** The insurer that a complaint is about. */
  insurerCode?: string | null
  /** True where the sender is a customer who has said what helps. */
  hasSupportNeeds: boolean
}

/** Notifies the broker of a request. Mail is read by many systems on its way, so the request itself is behind a link. */
export function brokerMail(
  to: string,
  kind: ContactKind,
  { id, arrivedAt, page, insurerCode = null, hasSupportNeeds }: BrokerNotice,
): Mail {
  const { subjects, arrived, about, aboutUs, promised, open, openText, stored } = brokerCopy
  const complaint = insurerCode === null ? aboutUs : about(insurerName(insurerCode))
  return {
    to,
    subject: subjects[kind],
    ...paragraphs([
      arrived(day.format(arrivedAt), hourInSydney.format(arrivedAt)),
      ...(kind === 'complaint' ? [complaint] : []),
      promised[kind],
      ...(hasSupportNeeds ? [staffCopy.notice] : []),
      ...(page === null ? [stored(id)] : [open, { href: `${page}#${id}`, words: openText }]),
    ]),
  }
}
