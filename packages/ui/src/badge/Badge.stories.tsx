import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CircleCheckIcon, TriangleAlertIcon } from '../icon/icons.ts'
import { Inline } from '../layout/Inline.tsx'
import { Badge } from './Badge.tsx'

const meta = {
  title: 'Components/Badge',
  tags: ['autodocs'],
  component: Badge,
  args: { tone: 'accent', children: 'Lowest total now' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Fact: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('Lowest total now')).toBeVisible()
  },
}

export const EveryTone: Story = {
  render: () => (
    <Inline gap={8}>
      <Badge tone="accent">Lowest to age 65</Badge>
      <Badge tone="action">$200,000 less</Badge>
      <Badge tone="success" icon={CircleCheckIcon}>
        Accepted
      </Badge>
      <Badge tone="warn" icon={TriangleAlertIcon}>
        Not quite what you asked for
      </Badge>
      <Badge tone="info">With the insurer</Badge>
    </Inline>
  ),
}

/** The docs page of the badge shows it as an example of what not to do. */
export const ASentence: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    tone: 'warn',
    children: 'The insurer needs your last three payslips by 30 November before it can go on',
  },
}
