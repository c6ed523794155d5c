import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Tracker } from './Tracker.tsx'

const meta = {
  title: 'Components/Tracker',
  tags: ['autodocs'],
  component: Tracker,
  args: {
    label: 'Where it’s up to',
    texts: { done: 'done', current: 'now', todo: 'to come', skipped: 'not expected' },
    stages: [
      { id: 'lodged', name: 'Lodged', state: 'done' },
      { id: 'confirmed', name: 'Confirmed', state: 'done' },
      { id: 'reviewed', name: 'Reviewing', state: 'current' },
      { id: 'decided', name: 'Decision', state: 'todo' },
      { id: 'paid', name: 'Payment', state: 'todo' },
    ],
  },
} satisfies Meta<typeof Tracker>
export default meta
type Story = StoryObj<typeof meta>

const textsOf = (items: readonly HTMLElement[]) => items.map(({ textContent }) => textContent)

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Where it’s up to' })).toBeVisible()
    const items = canvas.getAllByRole('listitem')
    await expect(textsOf(items)).toEqual([
      'Lodged, done',
      'Confirmed, done',
      'Reviewing, now',
      'Decision, to come',
      'Payment, to come',
    ])
    await expect(items[2]).toHaveAttribute('aria-current', 'step')
  },
}

/** Screen readers still read the names of the others. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    const shown = canvasElement.querySelector('p')
    await expect(shown).toBeVisible()
    await expect(shown).toHaveTextContent(/^Reviewing$/)
    await expect(shown).toHaveAttribute('aria-hidden', 'true')
  },
}

export const NotPaid: Story = {
  args: {
    stages: [
      { id: 'lodged', name: 'Lodged', state: 'done' },
      { id: 'confirmed', name: 'Confirmed', state: 'done' },
      { id: 'reviewed', name: 'Reviewed', state: 'done' },
      { id: 'decided', name: 'Declined', state: 'done' },
      { id: 'paid', name: 'Payment', state: 'skipped' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[4]).toHaveTextContent('Payment, not expected')
  },
}

export const AllDone: Story = {
  args: {
    stages: [
      { id: 'submitted', name: 'Submitted', state: 'done' },
      { id: 'insurer', name: 'With the insurer', state: 'done' },
      { id: 'done', name: 'Done', state: 'done' },
    ],
  },
}

/** The docs page of the tracker shows it as an example of what not to do. */
export const StagesInSentences: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    stages: [
      { id: 'lodged', name: 'You lodged the claim on 16 November', state: 'done' },
      { id: 'reviewed', name: 'The insurer looks through what you sent', state: 'current' },
      { id: 'decided', name: 'The insurer decides and writes to you', state: 'todo' },
    ],
  },
}
