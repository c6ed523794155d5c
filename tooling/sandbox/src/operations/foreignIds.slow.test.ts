import { beforeAll, describe, expect, test } from 'vitest'
import { makeSealing } from '../sealing/makeSealing.ts'
import { ownRowsOf } from '../subjects/customer-data/rowsOf.ts'
import { TABLES, type TableName } from '../subjects/records/allTables.ts'
import { placesOf, put } from '../testing/bodyPlaces.ts'
import { DATA_KEY } from '../testing/dataKey.ts'
import {
  addressOf,
  documentOperations,
  exampleBody,
  type TestedOperation,
} from '../testing/documentOperations.ts'
import { OPERATION_ENGINES } from '../testing/engines.ts'
import { bearer, makePersonIn } from '../testing/identity.ts'
import { type Holder, type OwnRequest, ownRequests, useHolders } from '../testing/useHolders.ts'

/** Matches names of fields and parameters that identify a record. */
const NAMES_SOMETHING =
  /^(id|.*[a-z]Id|.*_ID|draft|policyNumber|policy_Number|notify|fileNumber|reference|token|secret)$/
const CHOICES = ['n', 'flow', 'insurer']
const NOT_A_RECORD = new Set(['consent', 'declarations'])

/** Operations that accept any id, since they send mail only to the people of the record. */
const OPEN = [
  'requestCopyCode',
  'confirmCopy',
  'claimApplication',
  'confirmClaim',
  'claimTransfer',
  'confirmTransferClaim',
]

/** Statuses with which the owner's own request fails, and the reasons. */
const OWN_ANSWERS: Readonly<Record<string, number>> = {
  // A submission with an owner cannot be claimed; the limit of five tries an hour comes first.
  claimApplication: 429,
  confirmClaim: 429,
  claimTransfer: 429,
  confirmTransferClaim: 429,
  confirmCopy: 422,
  // It needs a mailed code, and looks up no policy.
  lodgeDeathClaim: 422,
  // Opened by a mailed token, never by an id.
  openSignature: 422,
  renewSignature: 422,
  confirmSignature: 422,
  submitSignature: 422,
  getSecondReceipt: 422,
  openComparison: 422,
  openTrustedLink: 422,
  confirmTrustedLink: 422,
  // Their details have no date of birth, which opens the link.
  sendTrustedLink: 422,
  // No brand has a site here that a link could lead to.
  sendComparison: 422,
  // It has one holder, or is not signed yet; the answer confirms that it is their own.
  sendTransferSignatureLink: 422,
  sendIdentityCheckLink: 422,
  // The holder's draft and check have newer revisions.
  putDraft: 409,
  putIdentityFile: 409,
  // Its example is of another day.
  requestAppointment: 422,
  reportViolation: 204,
  describeUploads: 204,
  createUpload: 201,
  sendUploadPiece: 204,
  deleteUpload: 204,
  verifyVerificationCode: 422,
  'POST /api/v1/users/verifyverificationcode': 422,
}

const tables = Object.keys(TABLES) as TableName[]
const sealing = makeSealing([Buffer.from(DATA_KEY, 'base64')])

describe.each(OPERATION_ENGINES)('two customers on %s', { timeout: 120_000 }, (engine) => {
  const { api, holder, url, queries, log } = useHolders(engine)
  let ada: Holder
  let ben: Holder
  beforeAll(async () => {
    ada = await holder('Ada')
    ben = await holder('Ben')
  })

  const signedInAgain = async (who: Holder): Promise<Holder> => ({
    ...who,
    headers: bearer((await makePersonIn(api, { email: who.email })).token),
  })

  /** Returns every row that is about a customer. */
  async function rowsOf({ ids, email }: Holder): Promise<Record<string, unknown>> {
    const customer = { subject: ids.subject, email, formerEmails: [] }
    const found = await Promise.all(
      tables.map(async (name) => {
        const where = ownRowsOf(name, customer, sealing)
        return [name, where ? await queries().select().from(TABLES[name]).where(where) : []] as const
      }),
    )
    return Object.fromEntries(found)
  }

  async function send(operation: TestedOperation, own: OwnRequest, headers: Record<string, string>) {
    const [type] = Object.keys(operation.bodies)
    const body = own.bytes ? new Uint8Array(own.bytes) : JSON.stringify(own.body)
    const answer = await fetch(url() + addressOf(operation, { ...own.path, ...own.query }), {
      method: operation.method,
      ...(body !== undefined && { body }),
      headers: { ...headers, ...(type && { 'content-type': type }), ...own.headers },
    })
    const text = `${JSON.stringify([...answer.headers])}${Buffer.from(await answer.arrayBuffer()).toString('latin1')}`
    expect([operation.id, answer.status, answer.headers.get('cache-control')]).toEqual([
      operation.id,
      answer.status,
      expect.stringContaining('no-store'),
    ])
    return { status: answer.status, text }
  }

  const ownRequest = (operation: TestedOperation, who: Holder): OwnRequest => ({
    body: exampleBody(operation),
    ...ownRequests(who)[operation.id],
  })

  /** Makes a request for each place that identifies a record, with the other id there. */
  function swapped(
    operation: TestedOperation,
    own: OwnRequest,
    id: string,
  ): { place: string; request: OwnRequest }[] {
    const inAddress = operation.parameters
      .filter(({ in: where, name }) => where !== 'header' && !CHOICES.includes(name))
      .map(({ name, in: where }) => ({
        place: name,
        request:
          where === 'path'
            ? { ...own, path: { ...own.path, [name]: id } }
            : { ...own, query: { ...own.query, [name]: id } },
      }))
    const schema = operation.bodies['application/json']
    const inBody = (schema ? placesOf(schema) : [])
      .filter(({ path, kind }) => {
        const names = path.filter((step) => typeof step === 'string')
        return (
          kind === 'text' && NAMES_SOMETHING.test(names.at(-1) ?? '') && !NOT_A_RECORD.has(names.at(-2) ?? '')
        )
      })
      .map(({ path }) => ({ place: path.join('.'), request: { ...own, body: put(own.body, path, id) } }))
    return [...inAddress, ...inBody]
  }

  describe('T14, T25: with the ids of another', () => {
    // Takes over 5 s for `getSupplierDocuments`: its first request draws the documents of every insurer.
    test.each(documentOperations)('$id gives and changes nothing of them', async (operation) => {
      // The test before may have ended every session.
      ben = await signedInAgain(ben)
      const before = await rowsOf(ada)
      const foreign = [ada.mark, ada.email, ...Object.values(ada.ids)]
      for (const [name, id] of Object.entries({ ...ada.ids, email: ada.email }))
        for (const { place, request } of swapped(operation, ownRequest(operation, ben), id)) {
          const { status, text } = await send(operation, request, ben.headers)
          const shown = foreign.filter((one) => one !== id && text.toLowerCase().includes(one.toLowerCase()))
          expect([operation.id, place, name, shown]).toEqual([operation.id, place, name, []])
          if (operation.path.includes(`{${place}}`) && !OPEN.includes(operation.id))
            expect([operation.id, place, name, status]).toEqual([
              operation.id,
              place,
              name,
              expect.toSatisfy((code: number) => [400, 404].includes(code)),
            ])
        }
      // The texts are the sender's, the ids are the other customer's.
      const theirs = ownRequest(operation, { ...ada, mark: ben.mark })
      for (const headers of [ben.headers, {}]) {
        const { status, text } = await send(operation, theirs, headers)
        expect([operation.id, text.includes(ada.mark)]).toEqual([operation.id, false])
        if (operation.needsToken && headers !== ben.headers) expect(status).toBe(401)
      }
      expect(await rowsOf(ada)).toEqual(before)
      ben = await signedInAgain(ben)
      // The same request with the sender's own ids succeeds, so the refusal was due to the ids.
      const { status, text } = await send(operation, ownRequest(operation, ben), ben.headers)
      expect([operation.id, status, status === 200 ? '' : text]).toEqual([
        operation.id,
        OWN_ANSWERS[operation.id] ?? 200,
        expect.anything(),
      ])
    })
  })

  test('T26: nothing of all this is in the log', () => {
    expect(log()).toContain('"status":404')
    expect(log()).not.toMatch(/canary/i)
    for (const who of [ada, ben])
      for (const [name, id] of Object.entries(who.ids))
        expect([name, log().includes(id)]).toEqual([name, false])
  })
})
