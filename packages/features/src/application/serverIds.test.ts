import { createApiClient } from '@coverkit/api-client'
import type { SaveApplicationRequest } from '@coverkit/core'
import { type Drafts, openDrafts } from '@coverkit/drafts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { exampleAnswers, exampleChosen } from '#client-quote/testing/exampleAnswers.ts'
import { flowSenders } from '#common/draft/flowSenders.ts'
import { saveCompletions } from '#common/draft/saveCompletions.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { addBeneficiary } from '#fields/beneficiaries'
import { withApplication } from './answers.ts'
import { lifeApplication } from './application.fixture.ts'
import { beginApplication } from './beginApplication.ts'
import { applicationDraft } from './state.ts'
import { applicationHome } from './steps/beneficiaries/home.ts'
import { holderAnswers } from './steps/personal-information/holderAnswers.ts'
import { submissionBody } from './submission/submissionBody.ts'

/** Milliseconds: nothing is timed here. */
const PATIENCE = 20_000

beforeEach(() => vi.stubGlobal('document', new EventTarget()))
afterEach(() => vi.unstubAllGlobals())

/** Starts a backend that recognises people by its ids alone: every row without one is a new person. */
function startServer() {
  const made: string[] = []
  const bodies: SaveApplicationRequest[] = []
  const idFor = (id: string | null | undefined, rowId: string | null | undefined) => {
    if (id) return id
    made.push(rowId ?? '')
    return `${rowId}-is-${made.length}`
  }
  return {
    made,
    bodies,
    save(body: SaveApplicationRequest): Response {
      bodies.push(body)
      const holders = [body.contactDetails, body.policyHolderDetails].filter((holder) => holder !== null)
      return Response.json({
        successful: true,
        id: 'row-1',
        reference: null,
        status: 'partial',
        receivedAt: '2026-11-23T01:02:04.000Z',
        beneficiaryContacts: (body.beneficiaryContacts ?? []).map((row) => ({
          beneficiaryId: idFor(row.beneficiaryId, row.rowId),
          rowId: row.rowId,
          first_Name: row.first_Name,
          last_Name: row.last_Name,
        })),
        policyHolders: holders.map(({ id, rowId }) => ({ rowId, contactId: idFor(id, rowId) })),
      })
    },
  }
}

/** A visitor's device, on which pages are opened one after the other. */
function startDevice(save: (body: SaveApplicationRequest) => Response | Promise<Response>) {
  const client = createApiClient({
    baseUrl: 'https://api.example',
    fetch: async (request) => save(await request.json()),
  })
  const own = async () => client
  let device: Promise<Drafts> | undefined
  return async function open() {
    const drafts = () => {
      device ??= openDrafts({
        brand: crypto.randomUUID(),
        senders: flowSenders({ own, anonymous: own }),
        completions: saveCompletions,
      })
      return device
    }
    const services = { ...fakePageServices({ drafts, behave: () => 'fail' }), client: own }
    const draft = applicationDraft(services)
    await draft.ready()
    return draft
  }
}

const idsOf = ({ contactDetails, policyHolderDetails, beneficiaryContacts }: SaveApplicationRequest) => [
  contactDetails.id,
  policyHolderDetails?.id,
  ...(beneficiaryContacts ?? []).map(({ beneficiaryId }) => beneficiaryId),
]

/** An application of two for two beneficiaries. */
function ofFour() {
  const one = holderAnswers.add(lifeApplication('O'), 'holder-2')
  const { beneficiaries } = one.application
  const used = withApplication(one, { beneficiaries: { ...beneficiaries, used: true } })
  return addBeneficiary(applicationHome, addBeneficiary(applicationHome, used, 'share-1'), 'share-2')
}

const IDS = ['holder-1-is-3', 'holder-2-is-4', 'share-1-is-1', 'share-2-is-2']

it('sends the ids that the first save was answered with in later saves, other pages and the submission', async () => {
  const server = startServer()
  const open = startDevice(server.save)
  const first = await open()
  first.update(() => ofFour())
  await first.enqueue()
  await vi.waitFor(
    () =>
      expect(first.read().answers.application.beneficiaries.rows.map((row) => row.beneficiaryId)).toEqual(
        IDS.slice(2),
      ),
    PATIENCE,
  )
  await first.persist()
  const later = await open()
  later.update((answers) => addBeneficiary(applicationHome, answers, 'share-3'))
  await later.enqueue()
  await vi.waitFor(() => expect(server.bodies).toHaveLength(2), PATIENCE)
  expect(server.bodies.map(idsOf)).toEqual([
    [null, null, null, null],
    [...IDS, null],
  ])
  await vi.waitFor(
    () => expect(later.read().answers.application.beneficiaries.rows[2]?.beneficiaryId).toBe('share-3-is-5'),
    PATIENCE,
  )
  const { offer, application } = later.read().answers
  if (offer === null) throw new Error('An offer was chosen')
  const body = submissionBody(
    {
      offer,
      application,
      questionnaire: { definition: 'personal|2026-11', values: {}, rows: {}, hash: '' },
      signedName: 'Robin Example',
      shown: [],
    },
    {
      accountName: 'plain',
      tracking: await later.tracking(),
      signedAt: '2026-11-23T01:02:04.000Z',
      shownHash: '',
      secretHash: '',
    },
  )
  expect(idsOf(body)).toEqual([...IDS, 'share-3-is-5'])
  expect(server.made).toEqual(['share-1', 'share-2', 'holder-1', 'holder-2', 'share-3'])
})

it('sends them in a save that left before the first one was answered', async () => {
  const server = startServer()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const open = startDevice(async (body) => {
    const answer = server.save(body)
    await released
    return answer
  })
  const draft = await open()
  draft.update(() => ofFour())
  await draft.enqueue()
  await vi.waitFor(() => expect(server.bodies).toHaveLength(1), PATIENCE)
  draft.update((answers) => addBeneficiary(applicationHome, answers, 'share-3'))
  await draft.enqueue()
  release()
  await vi.waitFor(() => expect(server.bodies).toHaveLength(2), PATIENCE)
  expect(server.bodies.map(idsOf)).toEqual([
    [null, null, null, null],
    [...IDS, null],
  ])
  expect(server.made).toEqual(['share-1', 'share-2', 'holder-1', 'holder-2', 'share-3'])
})

it('sends none of them with the application that follows the submitted one', () => {
  const four = ofFour()
  const { holders, beneficiaries } = four.application
  const answered = withApplication(four, {
    holders: holders.map((holder) => ({ ...holder, contactId: `${holder.id}-is-1` })),
    beneficiaries: {
      ...beneficiaries,
      rows: beneficiaries.rows.map((row) => ({ ...row, beneficiaryId: `${row.id}-is-1` })),
    },
  })
  const chosenAgain = { ...exampleAnswers(), selected: exampleChosen('ACC', '2026-12-01T00:00:00Z') }
  const peopleOf = ({ application }: typeof four) => [
    ...application.holders.map(({ contactId }) => contactId),
    ...application.beneficiaries.rows.map(({ beneficiaryId }) => beneficiaryId),
  ]
  expect(peopleOf(beginApplication(answered, chosenAgain))).toEqual([
    'holder-1-is-1',
    'holder-2-is-1',
    'share-1-is-1',
    'share-2-is-1',
  ])
  const submitted = {
    reference: 'ACDE3479',
    status: 'in-review',
    submittedAt: '2026-11-23T01:02:04.000Z',
    email: null,
  } as const
  expect(peopleOf(beginApplication({ ...answered, submitted }, chosenAgain))).toEqual([
    null,
    null,
    null,
    null,
  ])
})
