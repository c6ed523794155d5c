import { randomUUID } from 'node:crypto'
import { appointments } from '../database/schema.ts'
import { hasNoLineBreak } from '../mail/hasNoLineBreak.ts'
import { Problem } from '../problem/Problem.ts'
import { consentEnd } from './consentEnd.ts'
import type { Operation } from './Operation.ts'

const FURTHEST_DAYS = 60
const DAY_MS = 86_400_000

/** Times are instants: the time zone only says how the person reads them. */
export const requestAppointment: Operation<'requestAppointment'> = async ({ database, now }, { body }) => {
  const savedAt = now()
  const times = body.slots.map((slot) => Date.parse(slot))
  const latest = savedAt.getTime() + FURTHEST_DAYS * DAY_MS
  const errors = [
    !hasNoLineBreak(body.name) && { field: 'name', code: 'characters' },
    body.type === 'phone' && !body.phone && { field: 'phone', code: 'required' },
    !times.every((time) => time > savedAt.getTime() && time <= latest) && { field: 'slots', code: 'range' },
    new Set(times).size < times.length && { field: 'slots', code: 'repeated' },
    !isTimeZone(body.timeZone) && { field: 'timeZone', code: 'unknown' },
    !body.topics.every(hasNoLineBreak) && { field: 'topics', code: 'characters' },
    !hasNoLineBreak(body.interpreterLanguage ?? '') && { field: 'interpreterLanguage', code: 'characters' },
  ].filter((error) => error !== false)
  if (errors.length > 0) throw new Problem(422, errors)
  const id = randomUUID()
  const consentEndsAt = consentEnd(body.consent, savedAt)
  const lastSlotAt = new Date(Math.max(...times))
  await database.queries.insert(appointments).values({ id, body, savedAt, consentEndsAt, lastSlotAt })
  return { successful: true, id }
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-AU', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
