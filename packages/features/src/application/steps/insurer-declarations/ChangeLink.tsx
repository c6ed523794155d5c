import { stepPath } from '@coverkit/flow'
import { Link, VisuallyHidden } from '@coverkit/ui'
import type { MouseEvent, ReactNode } from 'react'
import { type ApplicationStepId, applicationFlow } from '../../flow.ts'
import { declarationsCopy } from './copy.ts'

/** Opens a step, or a page of the questionnaire, and leads back here. */
export type OpenStep = (step: ApplicationStepId, page?: string) => void

interface ChangeLinkProps {
  readonly step: ApplicationStepId
  readonly page?: string | undefined
  readonly onOpen: OpenStep
  /** The subject of the change, for screen readers that read the link out of context. */
  readonly of?: string
  /** The words of the link, by default `Change`. */
  readonly children?: ReactNode
}

/** A link to a step from which Continue leads back. */
export function ChangeLink({ step, page, onOpen, of, children = declarationsCopy.change }: ChangeLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen(step, page)
  }
  return (
    <Link href={stepPath(applicationFlow, step, page)} onClick={follow}>
      <span>{children}</span>
      {of !== undefined && <VisuallyHidden>{`: ${of}`}</VisuallyHidden>}
    </Link>
  )
}
