import { openDrafts } from '@coverkit/drafts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { storedInput } from './storedInput.ts'

const kind = {
  flow: 'test-form',
  version: 1,
  migrations: {},
  lastWins: ['text'],
  parse: (answers: unknown) => z.object({ text: z.string() }).parse(answers),
}

async function forms() {
  const brand = `stored-${crypto.randomUUID()}`
  const drafts = await openDrafts({ brand })
  const open = async () => drafts
  return { drafts, form: () => storedInput(open, kind) }
}

test('the page that is opened next has what was typed last', async () => {
  const { form } = await forms()
  const first = form()
  expect(await first.load()).toBeNull()
  for (const text of ['T', 'Th', 'The will']) first.store({ text })
  expect(await form().load()).toEqual({ text: 'The will' })
})

test('what was sent is forgotten, with what was still to be written', async () => {
  const { form, drafts } = await forms()
  const first = form()
  first.store({ text: 'one' })
  first.store({ text: 'two' })
  await first.forget()
  expect(await form().load()).toBeNull()
  expect(await drafts.list()).toEqual([])
})

test('without storage the form goes on', async () => {
  const broken = storedInput(() => Promise.reject(new Error('no storage')), kind)
  broken.store({ text: 'one' })
  expect(await broken.load()).toBeNull()
  await broken.forget()
})
