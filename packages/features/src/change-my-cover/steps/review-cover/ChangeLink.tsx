import type { ChangeStep } from '@coverkit/core/change-cover'
import { stepPath } from '@coverkit/flow'
import { useChangeStep } from '@coverkit/flow/react'
import { Link, VisuallyHidden } from '@coverkit/ui'
import { usePageServices } from '#common/page-services/index.ts'
import { changeFlow } from '../../flow.ts'
import { changeDraft } from '../../state.ts'
import { reviewCopy as copy } from './copy.ts'

interface ChangeLinkProps {
  readonly step: ChangeStep
  /** The name of the item to change on the step. */
  readonly item: string
}

/** Leads to a step, from which Continue comes back here. */
export function ChangeLink({ step, item }: ChangeLinkProps) {
  const open = useChangeStep(changeFlow, changeDraft(usePageServices()))
  return (
    <Link
      variant="standalone"
      href={stepPath(changeFlow, step)}
      onClick={(event) => {
        event.preventDefault()
        open({ step })
      }}
    >
      {copy.change}
      <VisuallyHidden>{`: ${item}`}</VisuallyHidden>
    </Link>
  )
}
