import { openDrafts } from '@coverkit/drafts'
import { rawKind } from '@coverkit/flow-draft/store'
import { expect, it } from 'vitest'
import { firstHolder } from './firstHolder.ts'

const holder = {
  id: 'holder-1',
  firstName: 'Zoë',
  lastName: 'Example',
  email: 'zoe@example.com',
  mobile: '1',
}

async function deviceWith(answers?: unknown) {
  const drafts = await openDrafts({ brand: crypto.randomUUID() })
  if (answers !== undefined) await drafts.save(rawKind('application', 1), 'a', answers)
  return { drafts: async () => drafts }
}

it('is the first of the application on this device, by name and email alone', async () => {
  const second = { ...holder, firstName: 'Noor' }
  const device = await deviceWith({ application: { holders: [holder, second] } })
  expect(await firstHolder(device)).toEqual({
    firstName: 'Zoë',
    lastName: 'Example',
    email: 'zoe@example.com',
  })
})

it.each([
  ['there is no application', undefined],
  ['nothing was submitted', { application: { holders: [{ firstName: null, lastName: null, email: null }] } }],
  ['it cannot be read', { application: { holders: 'many' } }],
  ['it is of another kind', 7],
])('is nobody where %s', async (_, answers) => {
  expect(await firstHolder(await deviceWith(answers))).toBeNull()
})
