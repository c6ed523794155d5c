import type { Question, Section } from './types.ts'

/** A question where it is written: on a page, below a gate, or in a pack, each pack once. */
export interface Place {
  /** The path of what it is in; questions of one section's pages share one. */
  readonly parent: string
  readonly where: string
  readonly question: Question
}

/** Every question of a section where it is written, whether anything leads there or not. */
export function placesOf({ id, pages, packs }: Section): readonly Place[] {
  return [
    ...pages.flatMap(({ questions }) => placesIn(id, questions)),
    ...packs.flatMap((pack) => placesIn(`${id} pack ${pack.id}`, pack.questions)),
  ]
}

function placesIn(parent: string, questions: readonly Question[]): readonly Place[] {
  return questions.flatMap((question): readonly Place[] => {
    const where = `${parent}.${question.id}`
    const inline = question.kind === 'gate' ? (question.inline ?? []) : []
    return [{ parent, where, question }, ...placesIn(where, inline)]
  })
}
