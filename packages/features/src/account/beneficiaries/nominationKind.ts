import { emptyApplication, OWNERS, parseApplication } from '@coverkit/core'
import type { DraftKind } from '@coverkit/drafts'
import * as z from 'zod/mini'
import { readBy, storedFlow } from '#common/draft/storedAnswers.ts'
import { FORM, type NominationAnswers } from './nominationHome.ts'

const storedSchema = z.object({
  policyId: z.string(),
  owner: z.enum(OWNERS),
  beneficiaries: readBy(
    (beneficiaries) => parseApplication({ ...emptyApplication('holder-1'), beneficiaries }).beneficiaries,
  ),
  ...storedFlow([FORM]),
})

/** How a request of other beneficiaries that was not sent is read back; of one policy at a time. */
export const nominationKind: DraftKind<NominationAnswers> = {
  flow: 'nomination',
  version: 1,
  migrations: {},
  lastWins: ['policyId', 'owner', 'beneficiaries', 'typed', 'progress'],
  parse: (answers) => storedSchema.parse(answers),
}
