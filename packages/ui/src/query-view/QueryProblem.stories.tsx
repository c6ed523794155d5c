import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { QueryProblem } from './QueryProblem.tsx'

const failed = { data: undefined, hasFailed: true, isFetching: false, staleSince: null, refetch: fn() }

const texts = {
  loading: 'Getting the list of occupations',
  failed: { title: 'We couldn’t get the list of occupations', text: 'Try again in a minute.' },
  tryAgain: 'Try again',
  stale: {
    title: (since: number) => `Last updated at ${new Date(since).toISOString().slice(11, 16)}`,
    refresh: 'Update',
    failed: 'We couldn’t update this. Try again in a minute.',
  },
}

const meta = {
  title: 'Components/QueryProblem',
  tags: ['autodocs'],
  component: QueryProblem<readonly string[]>,
  args: { query: failed, texts, onRecovered: fn() },
} satisfies Meta<typeof QueryProblem<readonly string[]>>
export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t get the list of occupations')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(failed.refetch).toHaveBeenCalledOnce()
  },
}

export const TryingAgain: Story = {
  args: { query: { ...failed, isFetching: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Getting the list of occupations' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const Stale: Story = {
  args: {
    query: { ...failed, data: ['Teacher'], hasFailed: false, staleSince: Date.UTC(2026, 10, 21, 9, 5) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Last updated at 09:05')
  },
}

export const AllIsWell: Story = {
  args: { query: { ...failed, data: ['Teacher'], hasFailed: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** The docs page of the message shows it as an example of what not to do. */
export const WordsOfTheServer: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    texts: {
      ...texts,
      failed: { title: 'Error 503', text: 'The request for /occupations could not be completed.' },
    },
  },
}
