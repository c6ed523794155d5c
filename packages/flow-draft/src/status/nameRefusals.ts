import type { DraftEffect, DraftEvent } from '../state/DraftEvent.ts'
import type { AnswerFormat } from './AnswerFormat.ts'

interface Named {
  readonly definition: { readonly words?: () => Promise<AnswerFormat> }
  dispatch(event: DraftEvent<never>): void
}

/** Finds the texts for the server's refusals. Without them the refusal is shown without the answers' names. */
export async function nameRefusals(
  { definition, dispatch }: Named,
  { notice, state, problems }: Extract<DraftEffect, { readonly type: 'name-refusals' }>,
): Promise<void> {
  const words = await definition.words?.().catch(() => undefined)
  const refused = problems.map(({ field }) => words?.refused(field) ?? null).filter((place) => place !== null)
  dispatch({ type: 'refusals-named', notice, state, refused })
}
