import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../layout/Stack.tsx'
import { Link } from '../link/Link.tsx'
import { Heading } from './Heading.tsx'
import { Text } from './Text.tsx'

const meta = {
  title: 'Components/Text',
  tags: ['autodocs'],
  component: Text,
  args: { children: 'Life insurance pays a lump sum to the people you name if you die.' },
} satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Life insurance/).tagName).toBe('P')
  },
}

export const Scale: Story = {
  render: () => (
    <Stack gap={24}>
      <Heading level={1} size={48}>
        Cover that fits the life you have
      </Heading>
      <Heading level={2}>What happens next</Heading>
      <Heading level={3}>Income protection</Heading>
      <Heading level={4}>Waiting period</Heading>
      <Text size={20} tone="soft" measure>
        Compare seven insurers in minutes. No contact details needed for prices.
      </Text>
      <Text measure>
        Life insurance pays a lump sum to the people you name if you die.{' '}
        <Link href="/faq">Read how claims work</Link> before you decide how much you need.
      </Text>
      <Text size={15} tone="soft">
        Sample premiums, 1 July 2025.
      </Text>
      <Text size={38} weight="bold" tabular>
        $123.45 a month
      </Text>
      <Link href="/quotes" variant="standalone">
        Change assumptions
      </Link>
    </Stack>
  ),
}

/** The docs page of the text shows it as an example of what not to do. */
export const SizeForAHeading: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { size: 30, weight: 'bold', children: 'What happens next' },
}
