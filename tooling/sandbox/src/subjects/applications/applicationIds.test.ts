import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { partialApplicationBody } from '../../testing/bodies.ts'
import { OPERATION_ENGINES } from '../../testing/engines.ts'
import {
  type Answer,
  APPLICATION_PATH,
  bearer,
  useApplications,
  withSecondHolder,
  withShares,
} from '../../testing/useApplications.ts'

describe.each(OPERATION_ENGINES)('ids of applications on %s', (engine) => {
  const { api, problemsOf } = useApplications(engine)

  describe('T14 ids', () => {
    /** Saves a draft with these headers; returns its ids and a function that saves it again with some ids. */
    const startDraft = async (headers = {}) => {
      const first = withSecondHolder(partialApplicationBody())
      const answer = (await api.post(APPLICATION_PATH, first, headers)).json as Answer
      const ids = {
        holder: answer.policyHolders[0]?.contactId ?? '',
        second: answer.policyHolders[1]?.contactId ?? '',
        beneficiary: answer.beneficiaryContacts[0]?.beneficiaryId ?? '',
      }
      const send = (given: Partial<typeof ids>, tracking = {}, by = headers) => {
        const [sam] = first.beneficiaryContacts ?? []
        const { contactDetails, policyHolderDetails } = first
        return problemsOf(
          {
            ...first,
            contactDetails: { ...contactDetails, id: given.holder ?? null },
            policyHolderDetails: policyHolderDetails && { ...policyHolderDetails, id: given.second ?? null },
            beneficiaryContacts: sam ? [{ ...sam, beneficiaryId: given.beneficiary ?? null }] : null,
            tracking: { ...first.tracking, id: randomUUID(), rev: 2, ...tracking },
          },
          by,
        )
      }
      return { ids, send }
    }
    const accepted = { status: 200, errors: [] }
    const refused = {
      status: 422,
      errors: [
        'beneficiaryContacts.0.beneficiaryId: unknown',
        'contactDetails.id: unknown',
        'policyHolderDetails.id: unknown',
      ],
    }

    test('of the own draft are accepted, also once the visitor has signed in or is on another device', async () => {
      const { ids, send } = await startDraft()
      expect(new Set(Object.values(ids)).size).toBe(3)
      expect(await send(ids)).toEqual(accepted)
      expect(await send(ids, { clientId: randomUUID() }, bearer('ada'))).toEqual(accepted)
    })

    test.each([
      ['two customers', bearer('ada'), bearer('ben')],
      ['a customer and a visitor', bearer('ada'), {}],
      ['two visitors', {}, {}],
      ['two drafts of one customer', bearer('ada'), bearer('ada')],
    ])('of %s cannot be swapped', async (_, one, other) => {
      const [mine, theirs] = [await startDraft(one), await startDraft(other)]
      expect(await mine.send(theirs.ids)).toEqual(refused)
      expect(await theirs.send(mine.ids)).toEqual(refused)
      expect(await mine.send(mine.ids)).toEqual(accepted)
    })

    test('of a draft without a name of its own are its client’s', async () => {
      const [mine, theirs] = [await startDraft(), await startDraft()]
      const draft = { draft: 'application' }
      expect(await mine.send(mine.ids, draft)).toEqual(refused)
      expect(await theirs.send(mine.ids, draft)).toEqual(refused)
    })

    test('that were made up, cut, or given to another kind of person are refused', async () => {
      const { ids, send } = await startDraft(bearer('ada'))
      for (const id of [
        'b-1',
        'x',
        '.',
        '..',
        `${ids.holder}x`,
        ids.holder.slice(0, -1),
        'ada ',
        randomUUID(),
      ])
        expect(await send({ beneficiary: id, holder: id, second: id }), id).toMatchObject({ status: 422 })
      expect((await send({ holder: ids.beneficiary })).errors).toEqual(['contactDetails.id: unknown'])
      expect((await send({ beneficiary: ids.holder })).errors).toEqual([refused.errors[0]])
    })

    test('of the account: the customer is the first holder, and nobody else', async () => {
      const { send } = await startDraft(bearer('ada'))
      expect(await send({ holder: 'ada' })).toEqual(accepted)
      expect(await send({ holder: 'ben' })).toMatchObject({ errors: ['contactDetails.id: unknown'] })
      expect(await send({ second: 'ada' })).toMatchObject({ errors: ['policyHolderDetails.id: unknown'] })
      const visitor = await startDraft()
      expect(await visitor.send({ holder: 'ada' })).toMatchObject({ errors: ['contactDetails.id: unknown'] })
    })

    test('and rows are there once', async () => {
      const { ids, send } = await startDraft()
      expect(await send({ holder: ids.holder, second: ids.holder })).toEqual({
        status: 422,
        errors: ['policyHolderDetails.id: repeated'],
      })
      const twice = withShares(50, 50)
      const beneficiaryContacts = (twice.beneficiaryContacts ?? []).map((row) => ({ ...row, rowId: 'row-1' }))
      expect((await problemsOf(partialApplicationBody({ beneficiaryContacts }))).errors).toEqual([
        'beneficiaryContacts.1.rowId: repeated',
      ])
    })

    test('come for people without a row as well, each their own', async () => {
      const body = withShares(50, 50)
      const beneficiaryContacts = (body.beneficiaryContacts ?? []).map((row) => ({ ...row, rowId: null }))
      const { json } = await api.post(APPLICATION_PATH, partialApplicationBody({ beneficiaryContacts }))
      const ids = (json as Answer).beneficiaryContacts.map(({ beneficiaryId }) => beneficiaryId)
      expect(new Set(ids).size).toBe(2)
    })
  })
})
