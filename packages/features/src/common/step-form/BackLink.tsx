import { stepPath } from '@coverkit/flow'
import { useFlowNavigation } from '@coverkit/flow/react'
import type { FlowAnswers } from '@coverkit/flow-draft'
import { ChevronLeftIcon, Icon, Link } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import type { FlowDraft } from '#common/draft/createFlowDraft.ts'
import { stepCopy } from './stepCopy.ts'

/** The way to the previous step of the plan; nothing on the first. */
export function BackLink<Answers extends FlowAnswers, Id extends string>({
  draft,
  step,
}: {
  readonly draft: FlowDraft<Answers, Id>
  readonly step: Id
}) {
  const { back } = useFlowNavigation(draft.flow, draft)
  const plan = useAtomValue(draft.planAtom)
  const previous = plan[plan.indexOf(step) - 1]
  if (!previous) return null
  return (
    <Link
      variant="standalone"
      href={stepPath(draft.flow, previous)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        back()
      }}
    >
      <Icon of={ChevronLeftIcon} size="small" />
      {stepCopy.back}
    </Link>
  )
}
