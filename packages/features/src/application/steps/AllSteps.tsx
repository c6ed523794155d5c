import { Link } from '@coverkit/ui'
import { applicationFlow } from '../flow.ts'
import { allStepsCopy } from '../task-list/allStepsCopy.ts'
import { taskListPage } from '../task-list/page.ts'

export const TASK_LIST_PATH = `${applicationFlow.base}/${taskListPage.path}`

/** The way to all steps. */
export function AllSteps() {
  return (
    <Link variant="standalone" href={TASK_LIST_PATH}>
      {allStepsCopy.all}
    </Link>
  )
}
