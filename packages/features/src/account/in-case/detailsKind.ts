import type { InCaseDetails } from '@coverkit/api-client'
import type { DraftKind } from '@coverkit/drafts'
import * as z from 'zod/mini'

const storedSchema = z.object({ papers: z.string(), showsAmounts: z.boolean() })

/** How what was typed about papers, and not saved, is read back. */
export const detailsKind: DraftKind<InCaseDetails> = {
  flow: 'in-case',
  version: 1,
  migrations: {},
  lastWins: ['papers', 'showsAmounts'],
  parse: (answers) => storedSchema.parse(answers),
}
