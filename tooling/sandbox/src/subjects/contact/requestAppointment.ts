import { randomUUID } from 'node:crypto'
import { knownCallerOf } from '../../auth/authenticate.ts'
import type { Schema } from '../../document/Schema.ts'
import { hasNoLineBreak } from '../../mail/hasNoLineBreak.ts'
import { type FieldError, Problem } from '../../problem/Problem.ts'
import { emailHash } from '../../sealing/emailHash.ts'
import { sealJson } from '../../sealing/sealedJson.ts'
import type { Operation } from '../../services/Operation.ts'
import { todayInSydney } from '../../services/todayInSydney.ts'
import { checkDraftQuestionnaire } from '../applications/checkQuestionnaire.ts'
import { checkDraftAnswers } from '../drafts/checkDraftAnswers.ts'
import { consentEnd } from './consentEnd.ts'
import { appointmentMail } from './contactMails.ts'
import { isTimeZone } from './isTimeZone.ts'
import { mailAboutRequest } from './mailAboutRequest.ts'
import { appointments } from './tables.ts'

const FURTHEST_DAYS = 60
const DAY_MS = 86_400_000

const purposeOf = (id: string) => `appointment ${id}`

/**
 * Stores a request for a call, confirms it by mail, and notifies the broker. Times are instants: the time zone only sets how
 * the person reads them.
 */
export const requestAppointment: Operation<'requestAppointment'> = async (services, request) => {
  const { database, mailOutbox, sealing, now } = services
  const { attachAnswers: _, questionnaire, ...body } = request.body
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
    ...checkAttachment(request.body, savedAt),
  ].filter((error) => error !== false)
  if (errors.length > 0) throw new Problem(422, errors)
  const id = randomUUID()
  const consentEndsAt = consentEnd(body.consent, savedAt)
  const lastSlotAt = new Date(Math.max(...times))
  const sealedAnswers = questionnaire ? sealing.seal(purposeOf(id), JSON.stringify(questionnaire)) : null
  const sealedBody = {
    body: sealJson(sealing, 'appointment request', id, body),
    emailHash: emailHash(sealing, body.email),
    owner: knownCallerOf(request)?.subject ?? null,
  }
  const row = { id, ...sealedBody, savedAt, consentEndsAt, lastSlotAt, sealedAnswers }
  const arrived = {
    id,
    kind: 'appointment',
    arrivedAt: savedAt,
    confirmation: appointmentMail(body),
  } as const
  await database.queries.transaction(async (queries) => {
    await queries.insert(appointments).values(row)
    await mailAboutRequest({ services, queries }, request, arrived)
  })
  mailOutbox.dispatch()
  return { successful: true, id }
}

/** Checks that answers about health come with the customer's tick, and a tick with answers. */
function checkAttachment(
  { attachAnswers = false, questionnaire = null }: Schema<'AppointmentRequest'>,
  now: Date,
): FieldError[] {
  if (!questionnaire) return attachAnswers ? [{ field: 'questionnaire', code: 'required' }] : []
  if (!attachAnswers) return [{ field: 'attachAnswers', code: 'required' }]
  checkDraftAnswers({ ...questionnaire }, 'questionnaire')
  return checkDraftQuestionnaire(questionnaire, todayInSydney(now), 'questionnaire')
}
