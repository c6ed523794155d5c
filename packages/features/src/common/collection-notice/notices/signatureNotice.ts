import type { Notice } from '../Notice.ts'

/** Above what a second policy holder signs. */
export const signatureNotice: Notice = {
  what: 'We collect your signature: your name as you type it, with the date and time. The first policy holder gave us your other details.',
  why: 'We use these details for the application{if transfers} or transfer{end} you’re asked to sign.',
  who: 'We pass them on to the insurer. The first policy holder sees that you’ve signed.',
  without: 'If you don’t sign, the application{if transfers} or transfer{end} can’t go ahead.',
}
