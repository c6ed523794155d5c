import { closed } from '../../document/closed.ts'
import type { Lifetimes } from '../../identity/Pool.ts'
import { STATUSES } from '../../identity/people.ts'
import type { PersonOptions } from './makePerson.ts'

export type UserBody = PersonOptions
export type LifetimesBody = Partial<Lifetimes> & { email?: string }
export interface ClockBody {
  offsetMs: number
}

const LONGEST_SECONDS = 315_360_000
const LONGEST_MS = LONGEST_SECONDS * 1000
const email = { type: 'string', format: 'email', maxLength: 254 }
const text = { type: 'string', maxLength: 256 }
const seconds = { type: 'integer', minimum: 0, maximum: LONGEST_SECONDS }

export const customerControlSchemas = {
  user: closed({
    email,
    password: text,
    givenName: text,
    familyName: text,
    accountName: text,
    status: { enum: STATUSES },
    profile: { type: 'object' },
    beneficiaries: { type: 'array', maxItems: 20, items: { type: 'object' } },
    secondPolicyHolder: { type: 'object' },
  }),
  email: closed({ email }, ['email']),
  nothing: closed({}),
  lifetimes: closed({
    email,
    idSeconds: seconds,
    accessSeconds: seconds,
    refreshSeconds: seconds,
    graceSeconds: seconds,
  }),
  clock: closed({ offsetMs: { type: 'integer', minimum: -LONGEST_MS, maximum: LONGEST_MS } }, ['offsetMs']),
}
