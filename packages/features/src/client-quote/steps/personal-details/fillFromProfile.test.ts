import type { User } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import { withRawInput } from '@coverkit/flow-draft'
import { beforeEach, expect, it, vi } from 'vitest'
import { currentFields } from '#common/step-form/currentFields.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { quoteDraft } from '../../answers/quoteDraft.ts'
import { fillFromProfile } from './profile.lazy.ts'
import { view } from './view.ts'

const { fetched, listed } = vi.hoisted(() => ({ fetched: vi.fn(), listed: vi.fn() }))
vi.mock('#common/queries/fetchPersonal.ts', () => ({ fetchPersonal: fetched }))
vi.mock('@coverkit/api-client', async (load) => ({ ...(await load<object>()), loadOccupations: listed }))

const list = [
  { id: 2, description: 'Accountant' },
  { id: 2, description: 'Tax agent', words: ['tax return preparer'] },
]

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget())
  listed.mockResolvedValue(list)
})

async function filled(
  user: Partial<User>,
  {
    ids,
    typed = {},
  }: { readonly ids?: readonly number[]; readonly typed?: Readonly<Record<string, string>> } = {},
) {
  fetched.mockResolvedValue({ date_of_Birth: null, age: 40, gender: 'F', smoker: false, ...user })
  const services = fakePageServices({
    drafts: () => openDrafts({ brand: crypto.randomUUID() }),
    behave: () => 'hang',
  })
  const draft = quoteDraft(services)
  for (const [name, text] of Object.entries(typed)) {
    draft.update((answers) => withRawInput(answers, 'personal-details', name, text))
  }
  await fillFromProfile(services, draft, ids)
  const { age, occupation, occupationName } = currentFields(view, 'personal-details', draft.read().answers)
  return { age, occupation, occupationName }
}

it.each(['Accountant', 'Tax agent', 'A name of an earlier list'])(
  'copies the occupation with the name that the profile has: %s',
  async (title) => {
    expect(await filled({ occupation_ID: 2, title })).toEqual({
      age: '40',
      occupation: '2',
      occupationName: title,
    })
  },
)

it.each([
  ['the brand doesn’t offer it', { occupation_ID: 2, title: 'Tax agent' }, { ids: [25] }],
  ['the list has it no more', { occupation_ID: 99, title: 'Lamplighter' }, {}],
  ['the profile has a name alone', { occupation_ID: null, title: 'Tax agent' }, {}],
  ['the profile has a number alone', { occupation_ID: 2, title: null }, {}],
])('leaves the occupation blank where %s', async (_name, user, options) => {
  expect(await filled(user, options)).toEqual({ age: '40', occupation: '', occupationName: '' })
})

it('leaves the occupation blank where the list can’t be had', async () => {
  listed.mockRejectedValue(new Error('Failed to fetch occupation data'))
  expect(await filled({ occupation_ID: 2, title: 'Tax agent' })).toMatchObject({ age: '40', occupation: '' })
})

it.each([
  ['typed', { occupationName: 'plum' }, { occupation: '', occupationName: 'plum' }],
  ['cleared', { occupation: '', occupationName: '' }, { occupation: '', occupationName: '' }],
])('leaves an occupation that was %s', async (_name, typed, shown) => {
  expect(await filled({ occupation_ID: 2, title: 'Tax agent' }, { typed })).toMatchObject(shown)
})

it('leaves the field that the visitor is in', async () => {
  const activeElement = { getAttribute: () => 'occupation' }
  vi.stubGlobal('document', Object.assign(new EventTarget(), { activeElement }))
  expect(await filled({ occupation_ID: 2, title: 'Tax agent' })).toMatchObject({
    age: '40',
    occupation: '',
    occupationName: '',
  })
})
