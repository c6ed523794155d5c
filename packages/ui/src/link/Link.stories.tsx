import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../layout/Inline.tsx'
import { Text } from '../text/Text.tsx'
import { Link } from './Link.tsx'

const meta = {
  title: 'Components/Link',
  tags: ['autodocs'],
  component: Link,
  args: { href: '#claims', children: 'Read how claims work' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read how claims work' })).toHaveAttribute(
      'href',
      '#claims',
    )
  },
}

export const InASentence: Story = {
  render: (args) => (
    <Text measure>
      Life insurance pays a lump sum to the people you name if you die. <Link {...args} /> before you decide
      how much you need.
    </Text>
  ),
}

export const Standalone: Story = {
  args: { variant: 'standalone', children: 'Change assumptions' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const Quiet: Story = { args: { variant: 'quiet' } }

export const Current: Story = {
  args: { variant: 'quiet', current: 'page', children: 'Your policies' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Your policies')
  },
}

export const InANewTab: Story = {
  args: { target: '_blank', children: 'Read the disclosure statement (opens in a new tab)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener')
  },
}

/** The docs page of the link shows it as an example of what not to do. */
export const NamedHere: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  render: () => (
    <Inline>
      <Text as="span">
        To read how claims work, click <Link href="#claims">here</Link>. For the disclosure statement, click{' '}
        <Link href="#statement">here</Link>.
      </Text>
    </Inline>
  ),
}
