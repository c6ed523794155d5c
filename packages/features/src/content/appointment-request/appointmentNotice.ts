import type { Notice } from '#common/collection-notice/Notice.ts'

/** Above the form that asks for an appointment. */
export const appointmentNotice: Notice = {
  what: 'We collect your name, email, phone number, the times that suit you, and what would help you. You choose whether to attach your answers to the health questions.',
  why: 'We use your details to arrange the appointment and prepare for it.',
  who: 'Only our team sees them.',
  without: 'Without a way to reach you we can’t confirm a time. You can always call us instead.',
}
