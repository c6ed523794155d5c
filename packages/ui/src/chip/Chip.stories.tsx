import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Inline } from '../layout/Inline.tsx'
import { Chip } from './Chip.tsx'

const meta = {
  title: 'Components/Chip',
  tags: ['autodocs'],
  component: Chip,
  args: { label: '10 × income', amount: '$1,050,000', pressed: false, onPress: fn() },
} satisfies Meta<typeof Chip>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas, args }) => {
    const chip = canvas.getByRole('button', { name: '10 × income $1,050,000' })
    await expect(chip).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(chip)
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const Pressed: Story = {
  args: { pressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('10 × income $1,050,000')
  },
}

export const Row: Story = {
  render: (args) => (
    <Inline gap={8}>
      <Chip {...args} label="Calculated need" amount="$1,425,000" pressed />
      <Chip {...args} label="What you owe on your home, and on the car that you bought last year" />
      <Chip {...args} label="Most" amount={undefined} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
      'Calculated need $1,425,000',
      'What you owe on your home, and on the car that you bought last year $1,050,000',
      'Most',
    ])
  },
}

/** The docs page of the chip shows it as an example of what not to do. */
export const ForAnAction: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { label: 'Continue', amount: undefined },
}
