import { loadRaw } from '@coverkit/flow-draft/store'
import * as z from 'zod/mini'
import type { PageServices } from '#common/page-services/index.ts'

/** What this device knows of somebody who has told us their name. */
export interface KnownPerson {
  readonly firstName: string | null
  readonly lastName: string | null
  readonly email: string | null
}

/** The part of the application's answers that is read here. Those answers extend it, so that one can't change alone. */
export interface NamedAnswers {
  readonly application: { readonly holders: readonly KnownPerson[] }
}

const name = z.nullable(z.string())
const storedAnswers: z.ZodMiniType<NamedAnswers> = z.object({
  application: z.object({ holders: z.array(z.object({ firstName: name, lastName: name, email: name })) }),
})

/** The first policy holder of the application on this device, as far as their details were submitted; null without one. */
export async function firstHolder({ drafts }: Pick<PageServices, 'drafts'>): Promise<KnownPerson | null> {
  const loaded = await loadRaw(await drafts(), 'application')
  if (loaded.status !== 'found') return null
  const [first] = storedAnswers.safeParse(loaded.draft.answers).data?.application.holders ?? []
  return first && (first.firstName || first.lastName || first.email) ? first : null
}
