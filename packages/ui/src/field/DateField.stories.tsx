import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { DateField, type DateFieldProps } from './DateField.tsx'

function Stateful(props: DateFieldProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: DateFieldProps['value']) => {
    props.onChange(next)
    setValue(next)
  }
  return <DateField {...props} value={value} onChange={change} />
}

const meta = {
  component: DateField,
  render: (args) => <Stateful {...args} />,
  args: {
    name: 'dateOfBirth',
    legend: 'Date of birth',
    hint: 'For example, 3 7 1985.',
    value: { day: '', month: '', year: '' },
    onChange: fn(),
    autoComplete: 'bday',
  },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Date of birth' })).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Day' }), '3')
    await userEvent.tab()
    await userEvent.keyboard('7')
    await userEvent.tab()
    await userEvent.keyboard('1985')
    await expect(args.onChange).toHaveBeenLastCalledWith({ day: '3', month: '7', year: '1985' })
  },
}

export const Invalid: Story = {
  args: { value: { day: '31', month: '2', year: '1985' }, error: 'February 1985 has 28 days' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveAttribute('id', 'field-dateOfBirth')
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toBeInvalid()
  },
}
