import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../layout/Stack.tsx'
import { DateField, type DateFieldProps } from './DateField.tsx'
import { controlOf, expectReadAloud, groupOf } from './readAloud.fixture.ts'

function Stateful(props: DateFieldProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: DateFieldProps['value']) => {
    props.onChange(next)
    setValue(next)
  }
  return <DateField {...props} value={value} onChange={change} />
}

const meta = {
  title: 'Components/DateField',
  tags: ['autodocs'],
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

export const TidiedWhenLeft: Story = {
  args: {
    format: (parts) => (parts.month === 'March' ? { ...parts, day: '3', month: '3' } : parts),
  },
  play: async ({ canvas, args }) => {
    const month = canvas.getByRole('textbox', { name: 'Month' })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Day' }), '03')
    await userEvent.tab()
    await userEvent.keyboard('March')
    await userEvent.tab()
    await expect(month).toHaveValue('March')
    await userEvent.keyboard('1985')
    await userEvent.tab()
    await expect(month).toHaveValue('3')
    await expect(args.onChange).toHaveBeenLastCalledWith({ day: '3', month: '3', year: '1985' })
  },
}

export const Invalid: Story = {
  args: { value: { day: '31', month: '2', year: '1985' }, error: 'February 1985 has 28 days' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveAttribute('id', 'field-dateOfBirth')
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toBeInvalid()
  },
}

export const ReadAloud: Story = {
  tags: ['!autodocs'],
  render: () => {
    const shared = { value: { day: '', month: '', year: '' }, onChange: fn() }
    return (
      <Stack gap={24}>
        <DateField {...shared} name="plain" legend="Date of birth" />
        <DateField {...shared} name="hint" legend="Date of birth" hint="For example, 3 7 1985." />
        <DateField {...shared} name="error" legend="Date of birth" error="Enter your date of birth" />
        <DateField
          {...shared}
          name="both"
          legend="Date of birth"
          hint="For example, 3 7 1985."
          error="Enter your date of birth"
        />
        <DateField {...shared} name="optional" legend="Date you stopped working" optional />
        <DateField
          {...shared}
          name="long"
          legend="Date on which the person whose life was insured was first told of the illness by a doctor"
        />
      </Stack>
    )
  },
  play: async ({ canvasElement }) => {
    const reads = async (name: string, ...texts: [string, string]) => {
      await expectReadAloud(groupOf(canvasElement, `${name}-day`), ...texts)
      await expectReadAloud(controlOf(canvasElement, `${name}-day`), 'Day', '')
      await expectReadAloud(controlOf(canvasElement, `${name}-month`), 'Month', '')
      await expectReadAloud(controlOf(canvasElement, `${name}-year`), 'Year', '')
    }
    await reads('plain', 'Date of birth', '')
    await reads('hint', 'Date of birth', 'For example, 3 7 1985.')
    await reads('error', 'Date of birth', 'Error: Enter your date of birth')
    await reads('both', 'Date of birth', 'For example, 3 7 1985. Error: Enter your date of birth')
    await reads('optional', 'Date you stopped working (optional)', '')
    await reads(
      'long',
      'Date on which the person whose life was insured was first told of the illness by a doctor',
      '',
    )
  },
}

/** The docs page of the field shows it as an example of what not to do. */
export const OrderLeftToGuess: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { legend: 'Date', hint: undefined, error: 'Invalid date' },
}
