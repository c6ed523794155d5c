import { Card, Heading, Link, QueryProblem, Stack, Text, VisuallyHidden } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { type MouseEvent, useRef, useState } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { policies } from '#policies/query'
import { applications } from '../applications/queries.ts'
import { identityChecks } from '../identity-check/queries.ts'
import { transfers } from '../transfers/queries.ts'
import { tasksCopy as copy, identityProblemTexts } from './copy.ts'
import * as styles from './tasks.css.ts'
import { type DraftToFinish, type Task, tasksOf } from './tasks.ts'

interface TasksProps {
  readonly services: PageServices
  readonly drafts: readonly DraftToFinish[]
}

/**
 * What the customer has to do, first on the page; nothing when there is nothing. It reads what the regions below read, and
 * asks for nothing of its own but how far the identity checks are, whose failure no region below would tell.
 */
export function Tasks({ services, drafts }: TasksProps) {
  const { store } = services
  const checks = useAtomValue(identityChecks(services), { store })
  const owned = useAtomValue(policies(services), { store })
  const applied = useAtomValue(applications(services), { store })
  const transferred = useAtomValue(transfers(services), { store })
  const heading = useRef<HTMLHeadingElement>(null)
  // All at once: what is read below would move with each that came by itself.
  const isRead = [checks, owned, applied, transferred].every(({ data, hasFailed }) => data || hasFailed)
  const facts = {
    policies: owned.data ?? [],
    applications: applied.data ?? [],
    transfers: transferred.data ?? [],
    checks: checks.data ?? [],
    drafts,
  }
  const tasks = isRead ? tasksOf(facts, new Date()) : []
  const problem = isRead && checks.data === undefined
  // The button of the problem may have had the focus.
  const [hadProblem, setHadProblem] = useState(false)
  if (problem && !hadProblem) setHadProblem(true)
  if (tasks.length === 0 && !problem && !hadProblem) return null
  return (
    <Card as="section" labelledBy="tasks">
      <Stack gap={16}>
        <Heading level={2} size={24} id="tasks" ref={heading} tabIndex={-1}>
          {copy.title}
        </Heading>
        <QueryProblem
          query={checks}
          texts={identityProblemTexts}
          onRecovered={() => heading.current?.focus()}
        />
        {tasks.length === 0 && !problem && <Text>{copy.none}</Text>}
        {tasks.length > 0 && (
          <ul className={styles.tasks}>
            {tasks.map((task) => (
              <li key={task.id} className={styles.task}>
                <TaskItem task={task} />
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  )
}

function TaskItem({ task: { title, text, action, href } }: { readonly task: Task }) {
  return (
    <>
      <div>
        <Heading level={3} size={17}>
          {title}
        </Heading>
        <Text tone="soft">{text}</Text>
      </div>
      <Link href={href} variant="standalone" onClick={(event) => goTo(event, href)}>
        {action}
        <VisuallyHidden>{copy.of(title)}</VisuallyHidden>
      </Link>
    </>
  )
}

/** A place on this page takes the focus, and the address stays as it is. */
function goTo(event: MouseEvent, href: string): void {
  const place = href.startsWith('#') ? document.getElementById(href.slice(1)) : null
  if (!place) return
  event.preventDefault()
  place.scrollIntoView({ block: 'start' })
  place.focus({ preventScroll: true })
}
