import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Schema } from '../../document/Schema.ts'
import { OPERATION_ENGINES } from '../../testing/engines.ts'
import { bearer, makePersonIn } from '../../testing/identity.ts'
import { type FilledCustomer, useCustomers } from '../../testing/useCustomers.ts'
import { detailNotices } from '../accounts/tables.ts'
import { policies } from '../policies/tables.ts'

const UPDATE = '/api/v1/users/UpdateUser'

describe.each(OPERATION_ENGINES)('a change of details on %s', (engine) => {
  const customers = useCustomers(engine)
  const { api, fill } = customers
  const userOf = async (headers: Record<string, string>) =>
    (await api.get('/api/v1/users', headers)).json as Schema<'User'>
  const newCustomer = async () =>
    bearer(
      (await makePersonIn({ ...api, url: customers.url() }, { profile: { mobile: '+61491570006' } })).token,
    )
  const change = (body: object, headers: Record<string, string>) => api.post(UPDATE, body, headers)

  test('of two tabs the second is a conflict, and changes nothing', async () => {
    const headers = await newCustomer()
    const { version } = await userOf(headers)
    expect((await change({ mailing_City: 'Newtown', version }, headers)).status).toBe(200)
    const second = await change({ mailing_City: 'Glebe', version }, headers)
    expect(second.json).toMatchObject({ status: 409, errors: [{ field: 'version', code: 'stale' }] })
    const now = await userOf(headers)
    expect(now.mailing_City).toBe('Newtown')
    expect(now.version).not.toBe(version)
    expect((await change({ mailing_City: 'Glebe', version: now.version }, headers)).status).toBe(200)
    expect((await userOf(headers)).mailing_City).toBe('Glebe')
  })

  test('of two at once one is a conflict', async () => {
    const headers = await newCustomer()
    const { version } = await userOf(headers)
    const cities = ['Newtown', 'Glebe', 'Enmore', 'Stanmore']
    const answers = await Promise.all(
      cities.map((mailing_City) => change({ mailing_City, version }, headers)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  })

  test('that is sent again with its key is no conflict', async () => {
    const headers = await newCustomer()
    const { version } = await userOf(headers)
    const keyed = { ...headers, 'idempotency-key': randomUUID() }
    const body = { first_Name: 'Zoë', version }
    expect((await change(body, keyed)).status).toBe(200)
    expect((await change(body, keyed)).json).toEqual({ successful: true })
    expect((await change({ first_Name: 'Zoe' }, headers)).status).toBe(200)
    expect((await change(body, keyed)).status).toBe(200)
    expect((await userOf(headers)).first_Name).toBe('Zoe')
  })

  test('does not depend on the order in which fields were given', async () => {
    const [one, other] = [await newCustomer(), await newCustomer()]
    await change({ mailing_Zip: '2042' }, one)
    await change({ mailing_City: 'Newtown' }, one)
    await change({ mailing_City: 'Newtown', mailing_Zip: '2042' }, other)
    expect((await userOf(one)).version).toBe((await userOf(other)).version)
  })

  describe('is read by the rules of the form', () => {
    const whole = {
      first_Name: 'Robin',
      last_Name: 'Example',
      mobile: '+61491570006',
      mailing_Street: '12 Sample Street',
      mailing_City: 'Newtown',
      mailing_State: 'NSW',
      mailing_Zip: '2042',
      smoker: false,
      title: 'Administrator (office)',
      occupation_ID: 4,
      annual_Income: 85_000,
      date_of_Birth: '1989-03-27',
      employment_Status: 'Full-time',
    }

    test.each(['Administrator (office)', 'HR adviser', 'Practice manager (medical or legal)'])(
      'which stores every name of an occupation: %s',
      async (title) => {
        const headers = await newCustomer()
        expect((await change({ ...whole, title }, headers)).status).toBe(200)
        expect(await userOf(headers)).toMatchObject({ title, occupation_ID: 4 })
        const moved = await change({ ...whole, title, occupation_ID: 2 }, headers)
        expect(moved.json).toMatchObject({ status: 422, errors: [{ field: 'title', code: 'match' }] })
      },
    )

    test.each([
      ['first_Name', 'Rob\u202ein', 'characters'],
      ['first_Name', '  ', 'required'],
      ['middle_Name', '<b>Lee</b>', 'characters'],
      ['last_Name', null, 'required'],
      ['last_Name', 'Example\nBcc', 'characters'],
      ['mobile', 'javascript:alert(1)', 'format'],
      ['mobile', '+61255501234', 'format'],
      ['mailing_Street', '1 <script> Road', 'characters'],
      ['mailing_City', 'Newtown 2042', 'characters'],
      ['mailing_Zip', '0000', 'format'],
      ['date_of_Birth', '2030-01-01', 'future'],
      ['date_of_Birth', '2015-01-01', 'too-young'],
      ['date_of_Birth', '1850-01-01', 'too-old'],
      ['date_of_Birth', null, 'required'],
      ['employment_Status', 'Pirate', 'choice'],
      ['occupation_ID', 99_999, 'choice'],
      ['title', 'Pirate', 'match'],
      ['nomination_Type', '<i>', 'characters'],
    ])('%s as %j is refused, which leads to the field, and nothing changes', async (field, value, code) => {
      const headers = await newCustomer()
      expect((await change(whole, headers)).status).toBe(200)
      const before = await userOf(headers)
      const answer = await change({ ...whole, mailing_City: 'Glebe', [field]: value }, headers)
      expect(answer.json).toMatchObject({ status: 422, errors: [{ field, code }] })
      expect(await userOf(headers)).toEqual(before)
    })

    test('which names everything that it refuses', async () => {
      const answer = await change({ mobile: '1', date_of_Birth: '2030-01-01' }, await newCustomer())
      expect(answer.json).toMatchObject({
        errors: [
          { field: 'mobile', code: 'format' },
          { field: 'date_of_Birth', code: 'future' },
        ],
      })
    })

    test('which stores a number as every form writes it, and no blank', async () => {
      const headers = await newCustomer()
      expect((await change({ mobile: '0491 570 006', middle_Name: ' ' }, headers)).status).toBe(200)
      expect(await userOf(headers)).toMatchObject({ mobile: '+61491570006', middle_Name: null })
    })

    test('what an earlier rule let in can be sent back', async () => {
      const person = await makePersonIn({ ...api, url: customers.url() }, { profile: { mobile: '12' } })
      const headers = bearer(person.token)
      expect((await change({ mobile: '12', mailing_City: 'Glebe' }, headers)).status).toBe(200)
      expect((await change({ mobile: '13' }, headers)).status).toBe(422)
    })
  })

  describe('and whom to tell', () => {
    const policiesOf = async ({ headers }: FilledCustomer) => {
      const answer = (await api.get('/api/v1/transferpolicy/PoliciesList', headers)).json as { data: string }
      return (JSON.parse(answer.data) as { policyId: string }[]).map(({ policyId }) => policyId)
    }
    const noticesOf = async ({ sub }: FilledCustomer) => {
      const rows = await customers.queries().select().from(detailNotices).where(eq(detailNotices.owner, sub))
      return rows.map(({ policy, fields }) => ({ policy, fields }))
    }

    test('is stored with the change, once', async () => {
      const ada = await fill('Ada')
      const [first = '', second = ''] = await policiesOf(ada)
      const before = await noticesOf(ada)
      const body = { mailing_Street: '1 New Street', mailing_City: 'Glebe', notify: [first, second] }
      const keyed = { ...ada.headers, 'idempotency-key': randomUUID() }
      expect((await change(body, keyed)).status).toBe(200)
      expect((await change(body, keyed)).status).toBe(200)
      const fields = ['mailing_Street', 'mailing_City']
      expect((await noticesOf(ada)).slice(before.length)).toEqual([
        { policy: first, fields },
        { policy: second, fields },
      ])
      expect((await userOf(ada.headers)).mailing_City).toBe('Glebe')
    })

    test('is stored for a policy that began here', async () => {
      const dot = await fill('Dot')
      const [own] = await customers.queries().select().from(policies).where(eq(policies.owner, dot.sub))
      const body = { mailing_City: 'Glebe', notify: [own?.id] }
      expect((await change(body, dot.headers)).status).toBe(200)
      expect((await noticesOf(dot)).at(-1)).toEqual({ policy: own?.id, fields: ['mailing_City'] })
    })

    test('of a new address for log-in, which changed elsewhere', async () => {
      const eve = await fill('Eve')
      const [first = ''] = await policiesOf(eve)
      expect((await change({ email: eve.email, notify: [first] }, eve.headers)).status).toBe(200)
      expect((await noticesOf(eve)).at(-1)).toEqual({ policy: first, fields: ['email'] })
    })

    test('T14 are the customer’s own policies: with anybody else’s nothing changes', async () => {
      const [ben, cat] = [await fill('Ben'), await fill('Cat')]
      const [own = ''] = await policiesOf(ben)
      const [foreign = ''] = await policiesOf(cat)
      const before = await noticesOf(ben)
      for (const id of [foreign, randomUUID()]) {
        const answer = await change({ mailing_City: 'Enmore', notify: [own, id] }, ben.headers)
        expect(answer.json).toMatchObject({
          status: 422,
          errors: [{ field: 'notify.1', code: 'unknown' }],
        })
      }
      expect(await noticesOf(ben)).toEqual(before)
      expect((await userOf(ben.headers)).mailing_City).not.toBe('Enmore')
    })
  })
})
