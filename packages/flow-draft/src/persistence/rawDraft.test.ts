import { openDrafts } from '@coverkit/drafts'
import { expect, it } from 'vitest'
import { trip } from '../state/trip.fixture.ts'
import { loadRaw, rawKind } from './rawDraft.ts'

const RUN = '0b8e5a3c-5d4e-4b7a-9c55-0d3b2f1a6e77'

it.each([0, 1, 2, 9])(
  'reads a draft of version %i as it is, without the code of its flow',
  async (version) => {
    const drafts = await openDrafts({ brand: 'plain', place: 'memory' })
    const answers = { ...trip({ name: 'Ada' }), since: version }
    await drafts.save(rawKind('trip', version), RUN, answers)
    expect(await loadRaw(drafts, 'trip')).toMatchObject({ status: 'found', draft: { version, answers } })
  },
)

it('finds none where there is none', async () => {
  const drafts = await openDrafts({ brand: 'plain', place: 'memory' })
  await drafts.save(rawKind('quote', 1), RUN, trip())
  expect(await loadRaw(drafts, 'trip')).toEqual({ status: 'none' })
})
