import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SampleLine } from './SampleLine.tsx'

const label = "ILLUSTRATIVE SAMPLE RATES. Not any insurer's rates, not a quote."

const meta = {
  title: 'Components/SampleLine',
  tags: ['autodocs'],
  component: SampleLine,
  args: { label, date: 'Prices as at 25 November 2026.' },
} satisfies Meta<typeof SampleLine>
export default meta
type Story = StoryObj<typeof meta>

export const Dated: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('ILLUSTRATIVE SAMPLE RATES.')).toBeVisible()
    await expect(
      canvas.getByText("Not any insurer's rates, not a quote. Prices as at 25 November 2026."),
    ).toBeVisible()
  },
}

export const WithoutDate: Story = { args: { date: undefined } }

export const OneSentence: Story = {
  args: { label: 'Sample prices', date: undefined },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText('Sample prices')).toBeVisible()
    await expect(canvasElement.querySelectorAll('p > *')).toHaveLength(1)
  },
}

/** The docs page of the line shows it as an example of what not to do. */
export const ForANotice: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { label: 'We have new opening hours. Call us from 8 am.', date: undefined },
}
