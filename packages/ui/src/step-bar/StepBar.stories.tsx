import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Link } from '../link/Link.tsx'
import { StepBar } from './StepBar.tsx'

const back = (
  <Link href="#back" variant="standalone">
    Back
  </Link>
)

const meta = {
  title: 'Components/StepBar',
  tags: ['autodocs'],
  component: StepBar,
  args: {
    label: 'Progress',
    place: { word: 'Step', of: '3 of 5' },
    stateTexts: { complete: 'complete', current: 'current', todo: 'to do' },
    back,
    steps: [
      { id: 'about-you', label: 'About you', state: 'complete', href: '#about-you' },
      { id: 'dependents', label: 'Your dependants', state: 'complete', href: '#dependents' },
      { id: 'assets', label: 'Assets and debts', state: 'current' },
      { id: 'cover', label: 'Cover you already have', state: 'todo' },
      { id: 'results', label: 'Your cover needs', state: 'todo' },
    ],
  },
} satisfies Meta<typeof StepBar>
export default meta
type Story = StoryObj<typeof meta>

export const Midway: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Progress' })
    const items = within(list).getAllByRole('listitem')
    await expect(items.map((item) => item.textContent)).toEqual([
      'About you, complete',
      'Your dependants, complete',
      'Assets and debts, current',
      'Cover you already have, to do',
      'Your cover needs, to do',
    ])
    await expect(items[2]).toHaveAttribute('aria-current', 'step')
    await expect(within(list).queryAllByRole('link')).toHaveLength(0)
    await expect(
      canvas.getByRole('button', { name: 'Step 3 of 5 Assets and debts', expanded: false }),
    ).toBeVisible()
  },
}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Step 3 of 5 Assets and debts' }))
    const list = canvas.getByRole('list', { name: 'Progress' })
    await expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['About you, complete', 'Your dependants, complete'])
  },
}

export const ClosesByEscape: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Step 3 of 5 Assets and debts' })
    await userEvent.click(button)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /About you/ })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('link', { name: /About you/ })).toBeNull()
  },
}

export const ClosesWhenTheFocusLeaves: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Step 3 of 5 Assets and debts' })
    await userEvent.click(button)
    canvas.getByRole('link', { name: 'Back' }).focus()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    button.focus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(document.body)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

export const First: Story = {
  args: {
    back: null,
    place: { word: 'Step', of: '1 of 2' },
    steps: [
      { id: 'one', label: 'About you', state: 'current' },
      { id: 'two', label: 'Your dependants', state: 'todo' },
    ],
  },
}

const names = [
  'Choose your covers',
  'Life cover',
  'Total and permanent disability cover',
  'Critical illness cover',
  'Income protection',
  'Your details',
  'Your health and lifestyle',
  'Indexation',
  'Guaranteed future insurability',
  'How should your premium work?',
  'Your duty to take reasonable care not to make a misrepresentation',
  'Review your changes',
  'Key documents',
  'Declarations',
]

export const FourteenSteps: Story = {
  args: {
    place: { word: 'Step', of: '11 of 14' },
    share: 0.25,
    steps: names.map((label, index) => ({
      id: label,
      label,
      ...(index < 10
        ? { state: 'complete' as const, href: `#${index}` }
        : { state: index === 10 ? ('current' as const) : ('todo' as const) }),
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Step 11 of 14 Your duty/ }))
    await expect(
      within(canvas.getByRole('list', { name: 'Progress' })).getAllByRole('listitem'),
    ).toHaveLength(14)
  },
}

/** The docs page of the bar shows it as an example of what not to do. */
export const StepsWithoutNames: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    steps: [
      { id: '1', label: 'Step 1', state: 'complete', href: '#1' },
      { id: '2', label: 'Step 2', state: 'current' },
      { id: '3', label: 'Step 3', state: 'todo' },
    ],
    place: { word: 'Step', of: '2 of 3' },
  },
}
