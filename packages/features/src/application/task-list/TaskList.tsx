import { Anchor, CircleCheckIcon, Icon } from '@coverkit/ui'
import { applicationFlow } from '../flow.ts'
import { taskListCopy as copy } from './copy.ts'
import * as styles from './taskList.css.ts'
import type { Task } from './taskList.ts'

/** The steps with how far each is. A row that can be opened is a link as a whole; the others are none. */
export function TaskList({ tasks }: { readonly tasks: readonly Task[] }) {
  return (
    <ol aria-label={copy.list} className={styles.list}>
      {tasks.map((task) => (
        <TaskRow key={task.step} task={task} />
      ))}
    </ol>
  )
}

function TaskRow({ task }: { readonly task: Task }) {
  const { step, status, href } = task
  const label = applicationFlow.labels[step]
  const [aboutId, statusId] = [`about-${step}`, `status-${step}`]
  return (
    <li className={href === undefined ? styles.closed : styles.open}>
      <span>
        {href === undefined ? (
          <span className={styles.name}>{label}</span>
        ) : (
          <Anchor href={href} className={styles.link} aria-describedby={`${statusId} ${aboutId}`}>
            {label}
          </Anchor>
        )}
        <span id={aboutId} className={styles.about}>
          {aboutOf(task)}
        </span>
      </span>
      <span id={statusId} className={status === 'completed' ? styles.done : styles.status}>
        {status === 'completed' && <Icon of={CircleCheckIcon} size="small" />}
        <span>{copy.statuses[status]}</span>
      </span>
    </li>
  )
}

function aboutOf({ step, status, sections }: Task): string {
  if (status === 'not-needed') return copy.notNeeded
  return sections ? copy.sections(sections.completed, sections.total) : copy.about[step]
}
