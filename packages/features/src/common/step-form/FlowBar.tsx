import { stepPath } from '@coverkit/flow'
import type { FlowAnswers } from '@coverkit/flow-draft'
import { StepBar } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import type { FlowDraft } from '#common/draft/createFlowDraft.ts'
import { BackLink } from './BackLink.tsx'
import { stepCopy } from './stepCopy.ts'

/** The way back, the steps of the plan, and where the visitor is; steps already answered are links of the open list. */
export function FlowBar<Answers extends FlowAnswers, Id extends string>({
  draft,
  step,
  labels,
  share,
}: {
  readonly draft: FlowDraft<Answers, Id>
  readonly step: Id
  /** The name of each step. */
  readonly labels: Readonly<Record<Id, string>>
  /** The completed share of this step, 0 to 1. */
  readonly share?: number | undefined
}) {
  const plan = useAtomValue(draft.planAtom)
  const { status } = useAtomValue(draft.stateAtom)
  const steps = plan.map((id) => {
    const label = labels[id]
    // Not by its status: after the browser's own Back the page is there before the flow knows.
    if (id === step) return { id, label, state: 'current' as const }
    if (status[id] === 'empty') return { id, label, state: 'todo' as const }
    return { id, label, state: 'complete' as const, href: stepPath(draft.flow, id) }
  })
  const place = plan.indexOf(step)
  return (
    <StepBar
      label={stepCopy.progress}
      stateTexts={stepCopy.states}
      steps={steps}
      share={share}
      place={{ word: stepCopy.step, of: stepCopy.place(place + 1, steps.length) }}
      back={place > 0 && <BackLink draft={draft} step={step} />}
    />
  )
}
