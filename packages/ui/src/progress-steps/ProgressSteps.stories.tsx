import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ProgressSteps } from './ProgressSteps.tsx'

const meta = {
  component: ProgressSteps,
  args: {
    label: 'Progress',
    summary: 'Step 3 of 5: Assets and debts',
    stateTexts: { complete: 'complete', current: 'current step', todo: 'to do' },
    steps: [
      { id: 'about-you', label: 'About you', state: 'complete', href: '#about-you' },
      { id: 'dependents', label: 'Your dependants', state: 'complete', href: '#dependents' },
      { id: 'assets', label: 'Assets and debts', state: 'current' },
      { id: 'cover', label: 'Cover you already have', state: 'todo' },
      { id: 'results', label: 'Your cover needs', state: 'todo' },
    ],
  },
} satisfies Meta<typeof ProgressSteps>
export default meta
type Story = StoryObj<typeof meta>

export const Midway: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Progress' })
    const items = within(list).getAllByRole('listitem')
    await expect(items).toHaveLength(5)
    await expect(items[1]).toHaveTextContent('Your dependants, complete')
    await expect(items[2]?.querySelector('[aria-current=step]')).toHaveTextContent(
      'Assets and debts, current step',
    )
    await expect(items[3]).toHaveTextContent('Cover you already have, to do')
    await expect(within(list).getAllByRole('link')).toHaveLength(2)
  },
}
