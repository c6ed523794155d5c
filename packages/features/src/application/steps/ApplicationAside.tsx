import { Link } from '@coverkit/ui'
import type { ComponentProps } from 'react'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { applicationFlow } from '../flow.ts'
import { taskListCopy } from '../task-list/copy.ts'
import { taskListPage } from '../task-list/page.ts'

export const TASK_LIST_PATH = `${applicationFlow.base}/${taskListPage.path}`

/** The panel beside the questions of a step, with the way to all steps. */
export function ApplicationAside({ children, ...props }: ComponentProps<typeof StepAside>) {
  return (
    <StepAside {...props}>
      {children}
      <AllSteps />
    </StepAside>
  )
}

/** The way to all steps. */
export function AllSteps() {
  return (
    <Link variant="standalone" href={TASK_LIST_PATH}>
      {taskListCopy.all}
    </Link>
  )
}
