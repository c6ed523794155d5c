import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { AmountField, type AmountFieldProps } from './AmountField.tsx'

const STOPS = [50_000, 100_000, 250_000, 500_000, 1_000_000, 2_000_000, 5_000_000]

const read = (text: string): number | null => {
  const digits = text.replaceAll(',', '')
  return /^\d+$/.test(digits) ? Number(digits) : null
}

function Stateful(props: AmountFieldProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: string) => {
    props.onChange(next)
    setValue(next)
  }
  return <AmountField {...props} value={value} amount={read(value)} onChange={change} />
}

const toText = (amount: number) => amount.toLocaleString('en-AU')
const toWords = (amount: number) => `$${toText(amount)}`

const meta = {
  title: 'Components/AmountField',
  tags: ['autodocs'],
  component: AmountField,
  render: (args) => <Stateful {...args} />,
  args: {
    name: 'amount',
    label: 'TPD cover amount',
    hint: 'From $50,000 to $5,000,000.',
    value: '1,000,000',
    amount: null,
    stops: STOPS,
    toText,
    toWords,
    texts: {
      slider: 'TPD cover, slider',
      less: 'Less TPD cover',
      more: 'More TPD cover',
      suggestions: 'Suggested amounts',
      none: 'No amount yet',
    },
    onChange: fn(),
  },
} satisfies Meta<typeof AmountField>
export default meta
type Story = StoryObj<typeof meta>

export const NumberLeads: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('TPD cover amount')
    await expect(field).toHaveAccessibleDescription('From $50,000 to $5,000,000.')
    const slider = canvas.getByRole('slider', { name: 'TPD cover, slider' })
    await expect(slider).toHaveAttribute('aria-valuetext', '$1,000,000')
    await userEvent.clear(field)
    await userEvent.type(field, '1,425,000')
    await expect(slider).toHaveAttribute('aria-valuetext', '$1,425,000')
    await expect(slider).toHaveValue('4')
  },
}

export const Slider: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider')
    fireEvent.change(slider, { target: { value: '6' } })
    await expect(canvas.getByLabelText('TPD cover amount')).toHaveValue('5,000,000')
    await expect(slider).toHaveAttribute('aria-valuetext', '$5,000,000')
  },
}

export const Buttons: Story = {
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'More TPD cover' })
    await userEvent.click(more)
    await expect(canvas.getByLabelText('TPD cover amount')).toHaveValue('2,000,000')
    await waitFor(() => expect(canvas.getByText('$2,000,000')).toHaveAttribute('aria-live', 'polite'))
    await userEvent.click(more)
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(more)
    await expect(canvas.getByLabelText('TPD cover amount')).toHaveValue('5,000,000')
    await userEvent.click(canvas.getByRole('button', { name: 'Less TPD cover' }))
    await expect(canvas.getByLabelText('TPD cover amount')).toHaveValue('2,000,000')
  },
}

export const Suggestions: Story = {
  args: {
    suggestions: [
      { label: 'Calculated need', amount: 1_425_000 },
      { label: '10 × income', amount: 1_050_000 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Suggested amounts' })).toBeVisible()
    const need = canvas.getByRole('button', { name: 'Calculated need $1,425,000' })
    await userEvent.click(need)
    await expect(canvas.getByLabelText('TPD cover amount')).toHaveValue('1,425,000')
    await expect(need).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: '10 × income $1,050,000' })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
  },
}

export const NoAmountYet: Story = {
  args: { value: '', error: 'Enter your TPD cover amount' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('TPD cover amount')).toHaveAccessibleDescription(
      'From $50,000 to $5,000,000. Error: Enter your TPD cover amount',
    )
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'No amount yet')
    await userEvent.click(canvas.getByRole('button', { name: 'More TPD cover' }))
    await expect(canvas.getByLabelText('TPD cover amount')).toHaveValue('50,000')
  },
}

export const Changing: Story = {
  args: {
    value: '500,000',
    was: 2_000_000,
    hint: 'Now: $2,000,000. From $50,000 to $5,000,000.',
    echo: 'That’s $1,500,000 less than now.',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('That’s $1,500,000 less than now.')[0]).toBeVisible()
    await expect(canvasElement.querySelector('line')?.getAttribute('x1')).toBe(`${(5 / 6) * 100}%`)
  },
}

export const Monthly: Story = {
  args: {
    label: 'Monthly benefit',
    value: '5,800',
    suffix: 'a month',
    stops: [1_500, 3_000, 5_800],
    hint: 'Up to $5,800 a month.',
    toWords: (amount) => `$${toText(amount)} a month`,
    echo: null,
    suggestions: [{ label: 'What the calculator worked out for your family', amount: 5_800 }],
  },
}

/** One of several amounts that a policy has, and may have. */
export const Compared: Story = {
  args: {
    value: '500,000',
    was: 2_000_000,
    hint: undefined,
    valueNote: '$55.90 a month',
    silent: true,
    onDragEnd: fn(),
    comparison: { was: 'Now $2,000,000', difference: { direction: 'less', text: '$1,500,000 less' } },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('$1,500,000 less')).toBeVisible()
    const slider = canvas.getByRole('slider', { name: 'TPD cover, slider' })
    await expect(slider).toHaveAttribute('aria-valuetext', '$500,000, $55.90 a month')
    fireEvent.pointerDown(slider)
    fireEvent.input(slider, { target: { value: '4' } })
    await expect(args.onDragEnd).not.toHaveBeenCalled()
    slider.dispatchEvent(new Event('change', { bubbles: true }))
    await expect(args.onDragEnd).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'More TPD cover' }))
    await expect(canvas.getByLabelText('TPD cover amount')).toHaveValue('2,000,000')
    await expect(canvas.queryByText('$2,000,000')).toBeNull()
  },
}

export const ComparedUnchanged: Story = {
  args: {
    value: '2,000,000',
    was: 2_000_000,
    hint: undefined,
    comparison: { was: 'Now $2,000,000', difference: { direction: 'same', text: 'No change' } },
  },
}

/** The docs page of the field shows it as an example of what not to do. */
export const TwoStops: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { stops: [50_000, 5_000_000], hint: undefined, label: 'Cover' },
}
