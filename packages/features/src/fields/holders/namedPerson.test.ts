import { openDrafts } from '@coverkit/drafts'
import { rawKind } from '@coverkit/flow-draft/store'
import { expect, it } from 'vitest'
import { namedPerson } from './namedPerson.ts'

const holder = {
  id: 'holder-1',
  firstName: 'Zoë',
  lastName: 'Example',
  email: 'zoe@example.com',
  mobile: '1',
}

async function deviceWith(answers?: unknown, quote?: unknown) {
  const drafts = await openDrafts({ brand: crypto.randomUUID() })
  if (answers !== undefined) await drafts.save(rawKind('application', 1), 'a', answers)
  if (quote !== undefined) await drafts.save(rawKind('client-quote', 1), 'b', quote)
  return { drafts: async () => drafts }
}

it('is the first of the application on this device, by name and email alone', async () => {
  const second = { ...holder, firstName: 'Noor' }
  const device = await deviceWith({ application: { holders: [holder, second] } })
  expect(await namedPerson(device)).toEqual({
    firstName: 'Zoë',
    lastName: 'Example',
    email: 'zoe@example.com',
  })
})

const mailedTo = { firstName: 'Casey', lastName: null, email: 'casey@example.com' }

it('is the recipient of a mailed comparison without an application', async () => {
  expect(await namedPerson(await deviceWith(undefined, { mailedTo }))).toEqual(mailedTo)
  const application = { application: { holders: [holder] } }
  expect(await namedPerson(await deviceWith(application, { mailedTo }))).toMatchObject({ firstName: 'Zoë' })
  expect(await namedPerson(await deviceWith(undefined, { mailedTo: 'x' }))).toBeNull()
})

it.each([
  ['there is no application', undefined],
  ['nothing was submitted', { application: { holders: [{ firstName: null, lastName: null, email: null }] } }],
  ['it cannot be read', { application: { holders: 'many' } }],
  ['it is of another kind', 7],
])('is nobody where %s', async (_, answers) => {
  expect(await namedPerson(await deviceWith(answers))).toBeNull()
})
