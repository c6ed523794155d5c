import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { SectionNav } from './SectionNav.tsx'

const meta = {
  title: 'Components/SectionNav',
  tags: ['autodocs'],
  component: SectionNav,
  args: {
    title: 'Sections',
    stateTexts: { complete: 'complete', current: 'current', todo: 'to do' },
    sections: [
      { id: 'cover', label: 'Cover you have or had', state: 'complete', href: '#cover' },
      { id: 'work', label: 'Your work', state: 'complete', href: '#work' },
      { id: 'illnesses', label: 'Illnesses and conditions', state: 'current' },
      { id: 'joints', label: 'Back and joints', state: 'todo' },
      { id: 'mind', label: 'Brain, nerves and mental health', state: 'todo' },
    ],
  },
} satisfies Meta<typeof SectionNav>
export default meta
type Story = StoryObj<typeof meta>

export const Midway: Story = {
  async play({ canvas }) {
    const nav = canvas.queryByRole('navigation', { name: 'Sections' })
    if (!matchMedia('(min-width: 64rem)').matches) return expect(nav).toBeNull()
    const items = within(canvas.getByRole('navigation', { name: 'Sections' })).getAllByRole('listitem')
    await expect(items.map((item) => item.textContent)).toEqual([
      'Cover you have or had, complete',
      'Your work, complete',
      'Illnesses and conditions, current',
      'Back and joints, to do',
      'Brain, nerves and mental health, to do',
    ])
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    const current = canvas.getByText('Illnesses and conditions').closest('li')?.firstElementChild
    await expect(current).toHaveAttribute('aria-current', 'step')
  },
}

/** A completed section that was opened again: later ones can still be visited. */
export const BackAgain: Story = {
  args: {
    sections: [
      { id: 'cover', label: 'Cover you have or had', state: 'current' },
      { id: 'work', label: 'Your work', state: 'complete', href: '#work' },
      { id: 'illnesses', label: 'Illnesses and conditions', state: 'todo' },
    ],
  },
}

/** The docs page of the navigation shows it as an example of what not to do. */
export const NoneIsCurrent: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    sections: [
      { id: 'cover', label: 'Section 1', state: 'complete', href: '#cover' },
      { id: 'work', label: 'Section 2', state: 'complete', href: '#work' },
      { id: 'illnesses', label: 'Section 3', state: 'todo' },
    ],
  },
}
