import { emptyApplication, OWNERS, parseApplication } from '@coverkit/core'
import type { DraftKind } from '@coverkit/drafts'
import * as z from 'zod/mini'
import { readBy, storedFlow } from '#common/draft/storedAnswers.ts'
import { FORM, type NominationAnswers } from './nominationHome.ts'

const storedSchema = z.object({
  owner: z.enum(OWNERS),
  beneficiaries: readBy(
    (beneficiaries) => parseApplication({ ...emptyApplication('holder-1'), beneficiaries }).beneficiaries,
  ),
  ...storedFlow([FORM]),
})

/** How a request of other beneficiaries of a policy that was not sent is read back. */
export const nominationKind = (policyId: string): DraftKind<NominationAnswers> => ({
  flow: `nomination ${policyId}`,
  version: 1,
  migrations: {},
  lastWins: ['owner', 'beneficiaries', 'typed', 'progress'],
  parse: (answers) => storedSchema.parse(answers),
})
