import { createApiClient, type User } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import type { InputValues } from '@coverkit/flow'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { currentFields } from '#common/step-form/currentFields.ts'
import { fakeCustomer } from '#common/testing/fakeCustomer.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { fillFromProfile } from '#fields/holders/profile'
import { emptyAnswers } from '../../answers.ts'
import { transferDraft } from '../../state.ts'
import { exampleOfTwo } from '../../testing/exampleTransfer.ts'
import { transferBody } from '../../transferBody.ts'
import { holderAnswers } from './holderAnswers.ts'
import { model } from './model.ts'
import { ownDetails } from './ownDetails.lazy.ts'
import { view } from './view.ts'

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T02:00:00Z') })
  vi.stubGlobal('document', new EventTarget())
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const services = { config: { accountName: 'plain', apiUrl: '', cdnUrl: '' } }
const two = exampleOfTwo()
const said = (changes: InputValues) => [...model.messages(two, { ...view(two), ...changes })]

describe('the details of a policy holder', () => {
  it('are all that reaches them, and neither work nor earnings', () => {
    const blank = emptyAnswers()
    expect([...model.errors(blank, view(blank)).keys()]).toEqual([
      'firstName-holder-1',
      'lastName-holder-1',
      'dateOfBirth-holder-1',
      'mobile-holder-1',
      'email-holder-1',
      'street-holder-1',
      'city-holder-1',
      'state-holder-1',
      'postcode-holder-1',
    ])
  })

  it('read back as they are', () => {
    expect(model.submit(two, view(two)).transfer.holders).toEqual(two.transfer.holders)
    expect(model.isComplete(two)).toBe(true)
  })

  it.each([
    ['dateOfBirth-holder-1', ['24', '11', '2008'], 'Check your date of birth: you must be 18 or over'],
    [
      'dateOfBirth-holder-2',
      ['22', '11', '1915'],
      'Check the second policy holder’s date of birth: they must be 110 or under',
    ],
    [
      'firstName-holder-2',
      '',
      'Enter the second policy holder’s first name. If they only have one name, use it as their first and last name',
    ],
    [
      'email-holder-2',
      ' Robin.Example@example.com',
      'Enter the second policy holder’s own email address. The link to sign goes there, so it can’t be yours',
    ],
  ])('%s %j', (field, value, message) => {
    expect(said({ [field]: value })).toEqual([[field, message]])
  })

  it('of somebody of 110 are taken: they may own a policy', () => {
    expect(said({ 'dateOfBirth-holder-1': ['24', '11', '1915'] })).toEqual([])
  })
})

describe('a second holder who is removed', () => {
  it('is sent as discontinued until they come back', () => {
    const { answers, removed } = holderAnswers.remove(two, 'holder-2')
    expect(transferBody(services, answers)).toMatchObject({
      jointPolicyOwner: false,
      policyHolder2Details: { rowId: 'holder-2', first_Name: 'Kim', status: 'Discontinued' },
    })
    if (!removed) throw new Error('removed')
    expect(transferBody(services, holderAnswers.restore(answers, removed))).toMatchObject({
      jointPolicyOwner: true,
      policyHolder2Details: { rowId: 'holder-2', status: 'Active' },
    })
  })

  it('is not sent once somebody else has the place', () => {
    const { answers } = holderAnswers.remove(two, 'holder-2')
    const again = holderAnswers.add(answers, 'holder-3')
    expect(transferBody(services, again)).toMatchObject({ policyHolder2Details: { rowId: 'holder-3' } })
  })
})

describe('the details of whoever is signed in', () => {
  const user = { id: 'u-1', first_Name: 'Ann', last_Name: 'Example', email: 'ann@example.com' } as User

  async function page(customer: ReturnType<typeof fakeCustomer>, found: User | null) {
    const requested: string[] = []
    const client = createApiClient({
      baseUrl: 'https://api.example',
      async fetch(request) {
        requested.push(request.url.replace('https://api.example', ''))
        return Response.json({ successful: true, user: found })
      },
    })
    const drafts = openDrafts({ brand: crypto.randomUUID() })
    const own = {
      ...fakePageServices({ drafts: () => drafts, behave: () => 'fail' }),
      client: async () => client,
      identity: customer.identity,
    }
    const draft = transferDraft(own)
    await draft.ready()
    await fillFromProfile(own, draft, holderAnswers, ownDetails(own))
    const shown = currentFields(view, 'policy-holders', draft.read().answers)
    return { requested, firstName: shown['firstName-holder-1'] }
  }

  it('are read by the address of their session', async () => {
    const { requested, firstName } = await page(fakeCustomer('ann'), user)
    expect(firstName).toBe('Ann')
    // Their drafts may have been asked for as well by now.
    const ofDetails = requested.filter((path) => !path.startsWith('/api/v1/drafts/'))
    expect(ofDetails.map((path) => decodeURIComponent(path))).toEqual([
      '/api/v1/transferpolicy/GetUserdetailsByEmail?email=ann@example.com',
    ])
  })

  it('stay blank where the server says nothing', async () => {
    expect((await page(fakeCustomer('ann'), null)).firstName).toBe('')
  })

  it('of a visitor are asked for nowhere', async () => {
    const { requested, firstName } = await page(fakeCustomer(null), user)
    expect(requested).toEqual([])
    expect(firstName).toBe('')
  })
})
