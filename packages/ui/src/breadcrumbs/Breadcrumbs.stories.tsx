import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  title: 'Components/Breadcrumbs',
  tags: ['autodocs'],
  component: Breadcrumbs,
  args: {
    label: 'Breadcrumbs',
    trail: [
      { name: 'Home', href: '#home' },
      { name: 'Learn', href: '#learn' },
      { name: 'Life cover', href: '#life' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

export const ThreePages: Story = {
  play: async ({ canvas }) => {
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumbs' }))
    await expect(trail.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Learn',
      'Life cover',
    ])
    await expect(trail.getAllByRole('listitem')).toHaveLength(3)
  },
}

export const RightToLeft: Story = {
  decorators: [
    (Show) => (
      <div dir="rtl">
        <Show />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [home, learn] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().left)
    await expect(home).toBeGreaterThan(learn ?? Number.NaN)
  },
}

/** The docs page of breadcrumbs shows it as an example of what not to do. */
export const WithThePageItself: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    trail: [
      { name: 'Home', href: '#home' },
      { name: 'Learn', href: '#learn' },
      { name: 'What a waiting period is', href: '#here' },
    ],
  },
}
