import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../badge/Badge.tsx'
import { Button } from '../button/Button.tsx'
import { Text } from '../text/Text.tsx'
import { Inline } from './Inline.tsx'

const meta = {
  title: 'Components/Inline',
  tags: ['autodocs'],
  component: Inline,
  args: {
    children: (
      <>
        <Button variant="primary">Continue</Button>
        <Button>Save and finish later</Button>
      </>
    ),
  },
} satisfies Meta<typeof Inline>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect())
    await expect((second?.left ?? 0) - (first?.right ?? 0)).toBe(12)
  },
}

export const Spread: Story = {
  args: {
    spread: true,
    children: (
      <>
        <Text as="span">Life cover</Text>
        <Badge tone="success">Accepted</Badge>
      </>
    ),
  },
}

export const AsAList: Story = {
  args: {
    as: 'ul',
    label: 'What it covers',
    children: (
      <>
        <li>Death</li>
        <li>Terminal illness</li>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'What it covers' })).toBeVisible()
  },
}

export const Wrapping: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    children: (
      <>
        <Button variant="primary">Continue to your personal details</Button>
        <Button>Save and finish later</Button>
      </>
    ),
  },
}

/** The docs page of the row shows it as an example of what not to do. */
export const SentencesSideBySide: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    children: (
      <>
        <Text as="div">Your premium can change each year.</Text>
        <Text as="div">You can cancel at any time.</Text>
        <Text as="div">Nothing is paid back when it ends.</Text>
      </>
    ),
  },
}
