import { randomUUID } from 'node:crypto'
import { INSURER_CODES } from '@coverkit/core'
import { knownCallerOf } from '../../auth/authenticate.ts'
import { hasNoLineBreak } from '../../mail/hasNoLineBreak.ts'
import { Problem } from '../../problem/Problem.ts'
import { emailHash } from '../../sealing/emailHash.ts'
import { sealJson } from '../../sealing/sealedJson.ts'
import type { Operation } from '../../services/Operation.ts'
import { checkAttachedQuote } from './checkAttachedQuote.ts'
import { consentEnd } from './consentEnd.ts'
import { kindOfMessage, messageMail } from './contactMails.ts'
import { isTimeZone } from './isTimeZone.ts'
import { mailAboutRequest } from './mailAboutRequest.ts'
import { contactRequests } from './tables.ts'

/** Stores a message, a complaint or a request for help with paying, confirms it by mail, and notifies the broker. */
export const sendContactRequest: Operation<'sendContactRequest'> = async (services, request) => {
  const { body } = request
  const { database, mailOutbox, sealing, tables, now } = services
  const errors = [
    !hasNoLineBreak(body.name) && { field: 'name', code: 'characters' },
    !hasNoLineBreak(body.topic) && { field: 'topic', code: 'characters' },
    !!body.insurerCode &&
      !INSURER_CODES.some((code) => code === body.insurerCode) && { field: 'insurerCode', code: 'unknown' },
    body.preferredWay === 'phone' && !body.phone && { field: 'phone', code: 'required' },
    !!body.preferredTime && !body.timeZone && { field: 'timeZone', code: 'required' },
    !!body.timeZone && !isTimeZone(body.timeZone) && { field: 'timeZone', code: 'unknown' },
    ...checkAttachedQuote(tables, body),
  ].filter((error) => error !== false)
  if (errors.length > 0) throw new Problem(422, errors)
  const id = randomUUID()
  const savedAt = now()
  const row = {
    id,
    body: sealJson(sealing, 'contact request', id, body),
    emailHash: emailHash(sealing, body.email),
    owner: knownCallerOf(request)?.subject ?? null,
    savedAt,
    consentEndsAt: consentEnd(body.consent, savedAt),
    isUrgent: body.reason === 'hardship',
  }
  const arrived = {
    id,
    kind: kindOfMessage(body),
    insurerCode: body.insurerCode ?? null,
    arrivedAt: savedAt,
    confirmation: messageMail(body, savedAt),
  }
  await database.queries.transaction(async (queries) => {
    await queries.insert(contactRequests).values(row)
    await mailAboutRequest({ services, queries }, request, arrived)
  })
  mailOutbox.dispatch()
  return { successful: true, id }
}
