import { COVER_KINDS, COVER_STEPS } from '@coverkit/core'
import { withoutInput } from '@coverkit/flow-draft'
import { useAtomValue } from 'jotai'
import { usePageServices } from '#common/page-services/index.ts'
import { withAfter } from '../../answers.ts'
import { Simulator } from '../../simulator/Simulator.tsx'
import { changeDraft } from '../../state.ts'

/** Where a change begins: other amounts, with what each costs. What was typed for them before gives way. */
export function OtherAmounts() {
  const draft = changeDraft(usePageServices())
  const { change } = useAtomValue(draft.answersAtom)
  const { policy } = change
  if (policy === null) return null
  return (
    <Simulator
      policy={policy}
      change={change}
      onChange={(after) =>
        draft.update((answers) =>
          COVER_KINDS.reduce(
            (current, kind) => withoutInput(current, COVER_STEPS[kind]),
            withAfter(answers, after),
          ),
        )
      }
    />
  )
}
