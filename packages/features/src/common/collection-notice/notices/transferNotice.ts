import type { Notice } from '../Notice.ts'

/** Above the first step of a transfer, for all of its steps. */
export const transferNotice: Notice = {
  what: 'We collect names, contact details, dates of birth and addresses of the policy holders, their policy numbers, and policy schedules if you add them. If you enter details of a second policy holder, please let them know.',
  why: 'We use these details to ask your insurers to make us your broker.',
  who: 'Each time you press Continue we receive them. Once you submit, we pass them on to the insurers of your policies.',
  without: 'Without them your insurers can’t make the change.',
}
