import type { PolicyHolder } from '@coverkit/core'
import { type FlowAnswers, withRawInput } from '@coverkit/flow-draft'
import type { HolderAnswers } from '../holders/HolderAnswers.ts'
import { rowField } from '../readers/rowFields.ts'

/**
 * The answers with the details that the account has typed into the fields of a holder's row, to be read and changed, and with the id
 * that the account knows the person by. What it does not know stays as it is.
 */
export function withSavedHolder<Answers extends FlowAnswers>(
  of: HolderAnswers<Answers>,
  answers: Answers,
  saved: PolicyHolder,
  toId: string,
): Answers {
  const holders = of
    .holders(answers)
    .map((holder) =>
      holder.id === toId ? { ...holder, contactId: saved.contactId ?? holder.contactId } : holder,
    )
  return Object.entries(of.fieldsOf(saved)).reduce<Answers>(
    (filled, [name, value]) =>
      [value].flat().every((text) => text === '')
        ? filled
        : withRawInput(filled, of.step, rowField(name, toId), value),
    of.withHolders(answers, holders),
  )
}
