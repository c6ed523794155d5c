import { appointmentMail, brokerMail, messageMail } from '../subjects/contact/contactMails.ts'
import type { SampleMail } from './SampleMail.ts'
import { SITE, TO } from './sampleContent.ts'

const GROUP = 'Contact'

/** Returns samples of the mails about messages, complaints and appointments, to their senders and to the broker. */
export function contactMails(): readonly SampleMail[] {
  const arrivedAt = new Date('2026-11-23T01:02:04Z')
  const slots = ['2026-11-25T00:00:00Z', '2026-11-26T04:30:00Z']
  const message = { email: TO, topic: 'quote', preferredWay: 'email' } as const
  const complaint = { ...message, topic: 'complaint' }
  const id = '7c1f5d0e-6f2b-4a86-9c55-0c5b8f0d2a11'
  const notice = { id, arrivedAt, page: `${SITE}/requests`, hasSupportNeeds: false }
  return [
    { group: GROUP, name: 'Message', mail: messageMail(message, arrivedAt) },
    {
      group: GROUP,
      name: 'Message, by phone',
      mail: messageMail({ ...message, preferredWay: 'phone' }, arrivedAt),
    },
    {
      group: GROUP,
      name: 'Struggling to pay',
      mail: messageMail({ ...message, topic: 'hardship', reason: 'hardship' }, arrivedAt),
    },
    { group: GROUP, name: 'Complaint', mail: messageMail(complaint, arrivedAt) },
    {
      group: GROUP,
      name: 'Appointment',
      mail: appointmentMail({ email: TO, slots, timeZone: 'Australia/Sydney' }),
    },
    { group: GROUP, name: 'To the broker', mail: brokerMail(TO, 'complaint', notice) },
    {
      group: GROUP,
      name: 'To the broker, with extra help',
      mail: brokerMail(TO, 'message', { ...notice, hasSupportNeeds: true }),
    },
    {
      group: GROUP,
      name: 'To the broker, without a page',
      mail: brokerMail(TO, 'message', { ...notice, page: null }),
    },
  ]
}
