import type { Notice } from '../Notice.ts'

/** Above the questions about a person that prices depend on. */
export const quoteNotice: Notice = {
  what: 'We collect your age, gender, whether you smoke, your occupation, your state and the cover you choose. If you{if account}’re logged in or{end} have started an application, we also receive your name.',
  why: 'We use these answers to work out your prices.',
  who: 'They’re saved on this device and sent to us.',
  without: 'Without them, insurers can’t give you a price.',
}
