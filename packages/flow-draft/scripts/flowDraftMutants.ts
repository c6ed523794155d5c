import { fileURLToPath } from 'node:url'
import type { Mutant, MutatedPackage } from '@coverkit/drafts/testing'
import { pageMutants } from './pageMutants.ts'
import { storeMutants } from './storeMutants.ts'

export const flowDraft: MutatedPackage = { folder: fileURLToPath(new URL('..', import.meta.url)) }

export const flowDraftMutants: readonly Mutant[] = [...storeMutants, ...pageMutants]
