import {
  IDENTITY_CONSENT,
  type IdentityAnswers,
  MAXIMUM_IDENTITY_DOCUMENTS,
  validateIdentity,
} from '@coverkit/core/identity-check'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import type { Schema } from '../../document/Schema.ts'
import { withSaveFault } from '../../faults/withSaveFault.ts'
import { type FieldError, notFound, Problem } from '../../problem/Problem.ts'
import type { Operation } from '../../services/Operation.ts'
import type { Services } from '../../services/Services.ts'
import { todayInSydney } from '../../services/todayInSydney.ts'
import { compareWithRecords } from './compareWithRecords.ts'
import { type IdentityRow, lockedCheck, ownCheck } from './identityRows.ts'
import { type IdentitySubject, identitySubject } from './identitySubject.ts'
import { hashOfPerson, isCheckOf } from './personHash.ts'
import { isFinal, resolveCheck } from './resolveCheck.ts'
import { identityChecks, identityFiles } from './tables.ts'

type Body = Schema<'IdentityCheckRequest'>

/**
 * Compares a policy holder's entered details with records. The details are held in memory until the answer and
 * never stored; photos are deleted with the transaction that stores the result.
 */
export const requestIdentityCheck: Operation<'requestIdentityCheck'> = async (services, request, reply) => {
  const { body } = request
  const subject = await identitySubject(services, request)
  if (body.policyHolder !== subject.policyHolder) throw notFound()
  const errors = problemsOf(body, todayInSydney(services.now()))
  if (errors.length > 0) throw new Problem(422, errors)
  const fault = services.faults.of(subject.key.owner ?? request.ip).saves
  return withSaveFault(fault, reply, () => checkAndRemovePhotos(services, subject, body))
}

/** Removes the photos once the result is stored; a sweep finds those that a crash leaves. */
async function checkAndRemovePhotos(
  services: Services,
  subject: IdentitySubject,
  body: Body,
): Promise<Schema<'IdentityCheck'>> {
  const { answer, photos } = await services.database.queries.transaction((queries) =>
    check({ ...services, queries }, subject, body),
  )
  for (const { file } of photos) if (file !== null) await services.files.remove(file)
  return answer
}

type CheckServices = Services & { queries: Queries }

interface Checked {
  answer: Schema<'IdentityCheck'>
  /** Photos that are not needed any more. */
  photos: { file: string | null }[]
}

async function check(services: CheckServices, subject: IdentitySubject, body: Body): Promise<Checked> {
  const { queries, now } = services
  const row = await lockedCheck(queries, subject, now())
  const isRepeated = row.requestId === body.requestId
  if (isFinal(row) || isRepeated) return { answer: ownCheck(subject.policyHolder, row), photos: [] }
  await refuseMissingFiles(queries, row, body)
  const changed = { ...row, ...nextOf(services, subject, row, body) }
  await queries.update(identityChecks).set(changed).where(eq(identityChecks.id, row.id))
  const photos = await queries
    .delete(identityFiles)
    .where(eq(identityFiles.check, row.id))
    .returning({ file: identityFiles.file })
  return { answer: ownCheck(subject.policyHolder, changed), photos }
}

function nextOf(
  { sealing, now }: CheckServices,
  { known }: IdentitySubject,
  row: IdentityRow,
  { person, identityDocuments, way, requestId, consent }: Body,
): Partial<IdentityRow> {
  // Matches of two people do not count as two sources of one person.
  const isSamePerson = isCheckOf(sealing, row.personHash, person)
  const comparison = compareWithRecords({ person, identityDocuments }, known)
  const before = { matched: isSamePerson ? row.matched : [], tries: row.tries }
  return {
    ...resolveCheck(before, comparison, way),
    personHash: hashOfPerson(sealing, person),
    requestId,
    authorisedAt: now(),
    consent: `${consent.id} ${consent.version}`,
    updatedAt: now(),
  }
}

/** Lists a request's errors beyond its schema. Core validates it as the page did. */
function problemsOf(body: Body, on: string): FieldError[] {
  const { consent, selectedDocuments, identityDocuments } = body
  const types = identityDocuments.map(({ type }) => type)
  const isCurrent = consent.id === IDENTITY_CONSENT.id && consent.version === IDENTITY_CONSENT.version
  const isSelection = JSON.stringify(types) === JSON.stringify(selectedDocuments)
  return [
    ...(isCurrent ? [] : [{ field: 'consent', code: 'outdated' }]),
    ...(isSelection ? [] : [{ field: 'selectedDocuments', code: 'match' }]),
    ...validateIdentity(answersOf(body), { on }).map(({ field, code }) => ({
      field: field.replace(/^documents/, 'identityDocuments'),
      code,
    })),
  ].slice(0, MAXIMUM_IDENTITY_DOCUMENTS * 2)
}

const answersOf = ({
  policyHolder,
  hasAuthorised,
  way,
  person,
  identityDocuments,
}: Body): IdentityAnswers => ({
  policyHolder: policyHolder === 2 ? 2 : 1,
  hasAuthorised,
  way,
  person,
  documents: identityDocuments,
})

async function refuseMissingFiles(queries: Queries, { id }: IdentityRow, body: Body): Promise<void> {
  if (body.way === 'electronic') return
  const stored = await queries
    .select({ number: identityFiles.number })
    .from(identityFiles)
    .where(eq(identityFiles.check, id))
  const errors = body.identityDocuments.flatMap(({ fileNumber }, index) =>
    stored.some(({ number }) => number === fileNumber)
      ? []
      : [{ field: `identityDocuments.${index}.fileNumber`, code: 'required' }],
  )
  if (errors.length > 0) throw new Problem(422, errors)
}
