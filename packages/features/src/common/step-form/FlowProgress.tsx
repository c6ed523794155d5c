import { stepPath } from '@coverkit/flow'
import type { FlowAnswers } from '@coverkit/flow-draft'
import { ProgressSteps } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import type { FlowDraft } from '#common/draft/createFlowDraft.ts'
import { stepCopy } from './stepCopy.ts'

/** The steps of the plan and where the visitor is; steps already answered are links. */
export function FlowProgress<Answers extends FlowAnswers, Id extends string>({
  draft,
  step,
  labels,
}: {
  readonly draft: FlowDraft<Answers, Id>
  readonly step: Id
  /** What each step is called. */
  readonly labels: Readonly<Record<Id, string>>
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
  const place = steps.findIndex(({ state }) => state === 'current') + 1
  return (
    <ProgressSteps
      label={stepCopy.progress}
      stateTexts={stepCopy.states}
      steps={steps}
      summary={stepCopy.place(place, steps.length)}
    />
  )
}
