import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, within } from 'storybook/test'
import { Badge } from '../badge/Badge.tsx'
import { ButtonLink } from '../button/ButtonLink.tsx'
import { Card } from '../card/Card.tsx'
import { CircleCheckIcon, FileUpIcon, FingerprintIcon } from '../icon/icons.ts'
import { Rows } from '../rows/Rows.tsx'
import { TaskRow } from './TaskRow.tsx'

type ListProps = { tasks: readonly ComponentProps<typeof TaskRow>[] }

function TaskList({ tasks }: ListProps) {
  return (
    <Card flush>
      <Rows label="What you need to do" inset>
        {tasks.map((task) => (
          <li key={task.title}>
            <TaskRow {...task} />
          </li>
        ))}
      </Rows>
    </Card>
  )
}

const IDENTITY = {
  icon: FingerprintIcon,
  title: 'Confirm who you are',
  level: 2,
  text: 'It takes a minute or two, and you need two documents.',
  action: (
    <ButtonLink href="#identity" variant="primary">
      Start the identity check
    </ButtonLink>
  ),
} as const

const meta = {
  title: 'Components/TaskRow',
  tags: ['autodocs'],
  component: TaskRow,
  args: IDENTITY,
  render: (args) => (
    <Card flush>
      <Rows label="What you need to do" inset>
        <li>
          <TaskRow {...args} />
        </li>
      </Rows>
    </Card>
  ),
} satisfies Meta<typeof TaskRow>
export default meta
type Story = StoryObj<typeof meta>

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Confirm who you are' })).toBeVisible()
  },
}

export const Several: Story = {
  render: (args) => (
    <TaskList
      tasks={[
        args,
        {
          icon: FileUpIcon,
          title: 'Send your last three payslips',
          level: 2,
          text: 'Neota Life needs them for your claim. By 30 November 2026.',
          action: <ButtonLink href="#send">Send documents</ButtonLink>,
        },
        {
          icon: CircleCheckIcon,
          title: 'Sign your application',
          level: 2,
          isDone: true,
          state: <Badge tone="success">Done</Badge>,
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'What you need to do' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(3)
    const title = list.getByRole('heading', { level: 2, name: 'Confirm who you are' })
    const action = list.getByRole('link', { name: 'Start the identity check' })
    const words = list.getByText('It takes a minute or two, and you need two documents.')
    await expect(topOf(action)).toBeLessThan(words.getBoundingClientRect().bottom)
    await expect(topOf(title)).toBeLessThan(topOf(words))
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const action = canvas.getByRole('link', { name: 'Start the identity check' })
    const words = canvas.getByText('It takes a minute or two, and you need two documents.')
    await expect(topOf(action)).toBeGreaterThan(words.getBoundingClientRect().bottom)
  },
}

export const LongWords: Story = {
  args: {
    title: `Get the second signature of ${'Wolfeschlegelsteinhausenbergerdorff'.repeat(2)} for your application`,
    level: 0,
    state: <Badge tone="warn">Waiting for the second signature</Badge>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}

/** The docs page of the row shows it as an example of what not to do. */
export const NothingToDo: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { title: 'Information', text: 'Your application is with the insurer.', action: undefined },
}
