import { formatDate } from '@coverkit/core'
import { Alert, ButtonLink, Inline } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { DraftSaveStatus } from '#common/draft/DraftSaveStatus.tsx'
import { RemoteChanges } from '#common/draft/remoteChanges.lazy.ts'
import { usePageServices } from '#common/page-services/index.ts'
import { PlainPage } from '#common/step-form/PlainPage.tsx'
import { daysLeft, daysLeftWords, finishBy } from '#cover/terms'
import { today } from '#fields/controls'
import { applicationCopy } from '../copy.ts'
import { applicationFlow } from '../flow.ts'
import { applicationDraft } from '../state.ts'
import { taskListCopy as copy } from './copy.ts'
import { TaskList } from './TaskList.tsx'
import { completedTasks, nextTask, type Task, taskList } from './taskList.ts'

/** Every step of the application and how far it is, with the way on. */
export default function TaskListPage() {
  const draft = applicationDraft(usePageServices())
  const answers = useAtomValue(draft.answersAtom)
  const state = useAtomValue(draft.stateAtom)
  const { offer } = answers
  if (!offer) return null
  const tasks = taskList(answers, state)
  const { completed, total } = completedTasks(tasks)
  const deadline = formatDate(finishBy(offer.chosen.chosenAt))
  return (
    <PlainPage
      width="reading"
      title={copy.title}
      flowTitle={applicationCopy.flowTitle}
      lead={copy.lead(completed, total)}
    >
      <RemoteChanges draft={draft} />
      <GoOn task={nextTask(tasks)} isNew={completed === 0} />
      <TaskList tasks={tasks} />
      <Alert severity="info" title={copy.finishBy.title(deadline)}>
        <p>
          <strong>{daysLeftWords(daysLeft(offer.chosen.chosenAt, today()))}</strong> {copy.finishBy.text}
        </p>
      </Alert>
      <DraftSaveStatus draft={draft} isStep />
    </PlainPage>
  )
}

function GoOn({ task, isNew }: { readonly task: Task | undefined; readonly isNew: boolean }) {
  if (task?.href === undefined) return null
  const label = applicationFlow.labels[task.step]
  return (
    <Inline>
      <ButtonLink href={task.href} variant="primary" fullOnPhone>
        {isNew ? copy.begin(label) : copy.goOn(label)}
      </ButtonLink>
    </Inline>
  )
}
