import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { PercentField, type PercentFieldProps } from './PercentField.tsx'

function Stateful(props: PercentFieldProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: string) => {
    props.onChange(next)
    setValue(next)
  }
  return <PercentField {...props} value={value} onChange={change} />
}

const meta = {
  title: 'Components/PercentField',
  tags: ['autodocs'],
  component: PercentField,
  render: (args) => <Stateful {...args} />,
  args: { name: 'share', label: 'Share in percent', value: '', onChange: fn() },
} satisfies Meta<typeof PercentField>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Share in percent' })
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await userEvent.type(input, '75')
    await expect(args.onChange).toHaveBeenLastCalledWith('75')
    await expect(canvas.getByText('%')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const WithDecimals: Story = {
  args: { decimal: true, value: '33.33', hint: 'All shares together come to 100%.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Share in percent' })
    await expect(input).toHaveAttribute('inputmode', 'decimal')
    await expect(input).toHaveAccessibleDescription('All shares together come to 100%.')
  },
}

export const Invalid: Story = {
  args: { value: '120', error: 'Enter a number from 0 to 100' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Enter a number from 0 to 100$/)
  },
}

/** The docs page of the field shows it as an example of what not to do. */
export const WithoutPercent: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { label: 'Share' },
}
