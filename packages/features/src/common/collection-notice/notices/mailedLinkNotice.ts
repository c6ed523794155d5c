import type { Notice } from '../Notice.ts'

/** Above the form that mails a link to continue on another device. */
export const mailedLinkNotice: Notice = {
  what: 'We collect your email address and a copy of what you’ve entered in this form, without any health answers.',
  why: 'We use your email address to send you the link and a code.',
  who: 'We keep the copy for 7 days. Once you’ve opened it on the other device, we delete it.',
  without: 'Without an address we can’t send a link.',
}
