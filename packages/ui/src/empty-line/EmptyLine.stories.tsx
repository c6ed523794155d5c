import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '../link/Link.tsx'
import { EmptyLine } from './EmptyLine.tsx'

const meta = {
  title: 'Components/EmptyLine',
  tags: ['autodocs'],
  component: EmptyLine,
  args: {
    label: 'Drafts',
    children: 'No drafts, saved quotes or transfers yet.',
    links: (
      <>
        <Link href="#quote" variant="standalone">
          Get a quote
        </Link>
        <Link href="#transfer" variant="standalone">
          Transfer a policy to us
        </Link>
      </>
    ),
  },
} satisfies Meta<typeof EmptyLine>
export default meta
type Story = StoryObj<typeof meta>

export const WithLinks: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Drafts' })
    await expect(region).toHaveTextContent('No drafts, saved quotes or transfers yet.')
    await expect(region.getBoundingClientRect().height).toBeLessThanOrEqual(64)
  },
}

export const WithoutARegion: Story = {
  args: { label: undefined, links: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }

/** The docs page of the line shows it as an example of what not to do. */
export const WithoutAWayOn: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { children: 'No data.', links: undefined },
}
