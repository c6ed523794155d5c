import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SplitBar } from './SplitBar.tsx'

const linked = (amount: number, text: string) => ({ label: 'Linked to life', amount, text })
const standalone = (amount: number, text: string) => ({ label: 'Standalone', amount, text })

const meta = {
  title: 'Components/SplitBar',
  tags: ['autodocs'],
  component: SplitBar,
  args: {
    label: 'How your TPD cover is made up',
    parts: [linked(1_090_000, '$1,090,000'), standalone(335_000, '$335,000')],
    note: 'You can link up to your life cover amount. The rest is standalone.',
  },
} satisfies Meta<typeof SplitBar>
export default meta
type Story = StoryObj<typeof meta>

const widths = (root: HTMLElement) =>
  Array.from(root.querySelectorAll('svg[width="100%"] rect'), (rect) => rect.getAttribute('width'))

export const TwoParts: Story = {
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByRole('region', { name: 'How your TPD cover is made up' })
    await expect(region).toHaveTextContent('Linked to life$1,090,000Standalone$335,000')
    const [rest, second, first] = widths(canvasElement)
    await expect([rest, second]).toEqual(['100%', '100%'])
    await expect(Number.parseFloat(first ?? '')).toBeCloseTo(76.49, 2)
  },
}

export const OnlyTheSecond: Story = {
  args: { parts: [linked(0, '$0'), standalone(300_000, '$300,000')], note: undefined },
  play: async ({ canvasElement }) => {
    await expect(widths(canvasElement)).toEqual(['100%', '100%'])
  },
}

export const OnlyTheFirst: Story = {
  args: { parts: [linked(300_000, '$300,000'), standalone(0, '$0')] },
  play: async ({ canvasElement }) => {
    await expect(widths(canvasElement)).toEqual(['100%', '100%', '100%'])
    await expect(canvasElement.querySelector('line')).toBeNull()
  },
}

export const Nothing: Story = {
  args: { parts: [linked(0, '$0'), standalone(0, '$0')] },
  play: async ({ canvasElement }) => {
    await expect(widths(canvasElement)).toEqual(['100%'])
  },
}

export const LongWords: Story = {
  args: {
    parts: [
      { label: 'Linked to critical illness cover that you own yourself', amount: 1, text: '$4,999,900' },
      { label: 'Standalone, and owned by your super fund', amount: 2_000_000, text: '$2,000,000' },
    ],
  },
}

/** The docs page of the bar shows it as an example of what not to do. */
export const PartsWithoutAWhole: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    label: 'Premiums',
    parts: [
      { label: 'Neota Life', amount: 110, text: '$110 a month' },
      { label: 'Aigrette Assurance', amount: 95, text: '$95 a month' },
    ],
    note: undefined,
  },
}
