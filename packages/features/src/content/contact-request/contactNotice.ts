import type { Notice } from '#common/collection-notice/Notice.ts'

/** Above the form that asks us to get in touch. */
export const contactNotice: Notice = {
  what: 'We collect your name, email, phone number and message, who a complaint is about, and your quote if you attach it.',
  why: 'We use your details to reply to you.',
  who: 'Only our team sees them.',
  without: 'Without an email address or a phone number we can’t reply. You can always call us instead.',
}
