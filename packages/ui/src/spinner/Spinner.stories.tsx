import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner } from './Spinner.tsx'

const meta = {
  title: 'Components/Spinner',
  tags: ['autodocs'],
  component: Spinner,
  args: { label: 'Getting your quotes' },
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const WithLabel: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Getting your quotes')
    await expect(canvas.getByText('Getting your quotes')).toBeVisible()
  },
}

export const LabelHidden: Story = {
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Getting your quotes')
    await expect(canvas.getByText('Getting your quotes').getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}

export const Large: Story = { args: { size: 'large', label: 'Opening your policy' } }

export const LongWords: Story = {
  args: {
    label:
      'Waiting for each of the insurers to send back what your cover would cost, which can take a minute',
  },
}

/** The docs page of the spinner shows it as an example of what not to do. */
export const WithoutAnOccasion: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { label: 'Loading' },
}
