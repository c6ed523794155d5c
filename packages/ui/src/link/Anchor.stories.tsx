import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Anchor } from './Anchor.tsx'
import { LinkComponentContext, type LinkComponentProps } from './LinkComponentContext.ts'

const meta = {
  title: 'Components/Anchor',
  tags: ['autodocs'],
  component: Anchor,
  args: { href: '#claims', children: 'How claims work' },
} satisfies Meta<typeof Anchor>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'How claims work' })).toHaveAttribute('href', '#claims')
  },
}

/** Replaces the router of an app. */
function RoutedLink({ children, ...props }: LinkComponentProps) {
  return (
    <a {...props} data-routed>
      {children}
    </a>
  )
}

export const Routed: Story = {
  render: (args) => (
    <LinkComponentContext value={RoutedLink}>
      <Anchor {...args} />
    </LinkComponentContext>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'How claims work' })).toHaveAttribute('data-routed')
  },
}

/** The docs page of the link shows it as an example of what not to do. */
export const ForAnAction: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { href: '#', children: 'Delete quote' },
}
