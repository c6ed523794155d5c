import {
  Box,
  ButtonLink,
  Card,
  CreditCardIcon,
  FileUpIcon,
  FingerprintIcon,
  Heading,
  HourglassIcon,
  PenLineIcon,
  PhoneIcon,
  QueryProblem,
  Rows,
  TaskRow,
  Text,
  VisuallyHidden,
} from '@coverkit/ui'
import { type MouseEvent, useRef, useState } from 'react'
import { tasksCopy as copy, identityProblemTexts } from './copy.ts'
import type { Task, TaskKind } from './tasks.ts'
import type { AccountTasks } from './useTasks.ts'

const ICONS = {
  pay: CreditCardIcon,
  send: FileUpIcon,
  call: PhoneIcon,
  sign: PenLineIcon,
  identity: FingerprintIcon,
  finish: HourglassIcon,
} satisfies Record<TaskKind, unknown>
const ROOM = { phone: 20, wide: 24 } as const

/** The customer's tasks, first on the page; renders nothing without any. */
export function Tasks({ tasks, isRead, checks }: AccountTasks) {
  const heading = useRef<HTMLHeadingElement>(null)
  const problem = isRead && checks.data === undefined
  // The button of the problem may have had the focus.
  const [hadProblem, setHadProblem] = useState(false)
  if (problem && !hadProblem) setHadProblem(true)
  if (tasks.length === 0 && !problem && !hadProblem) return null
  return (
    <Card as="section" labelledBy="tasks" flush>
      <Box paddingInline={ROOM} paddingBlock={16}>
        <Heading level={2} size={20} id="tasks" ref={heading} tabIndex={-1}>
          {copy.title}
        </Heading>
        <QueryProblem
          query={checks}
          texts={identityProblemTexts}
          onRecovered={() => heading.current?.focus()}
        />
        {tasks.length === 0 && !problem && <Text>{copy.none}</Text>}
      </Box>
      {tasks.length > 0 && (
        <Rows labelledBy="tasks" inset isUnderHead>
          {tasks.map((task, place) => (
            <li key={task.id}>
              <TaskItem task={task} isFirst={place === 0} />
            </li>
          ))}
        </Rows>
      )}
    </Card>
  )
}

/** The one button in full colour of the page is that of the most pressing task. */
function TaskItem({ task, isFirst }: { readonly task: Task; readonly isFirst: boolean }) {
  const { kind, title, text, action, href } = task
  return (
    <TaskRow
      icon={ICONS[kind]}
      title={title}
      text={text}
      action={
        <ButtonLink
          href={href}
          variant={isFirst ? 'primary' : 'secondary'}
          onClick={(event) => goTo(event, href)}
        >
          <span>{action}</span>
          <VisuallyHidden>{copy.of(title)}</VisuallyHidden>
        </ButtonLink>
      }
    />
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
