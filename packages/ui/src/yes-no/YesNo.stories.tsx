import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Disclosure } from '../disclosure/Disclosure.tsx'
import { Stack } from '../layout/Stack.tsx'
import { YesNo, type YesNoProps } from './YesNo.tsx'

const TEXTS = { yes: 'Yes', no: 'No', unsure: 'I am not sure' }
const QUESTION = 'Have you ever had a problem with your lungs or breathing, or with breathing during sleep?'

function Stateful(props: YesNoProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: YesNoProps['value'] & string) => {
    props.onChange(next)
    setValue(next)
  }
  return <YesNo {...props} value={value} onChange={change} />
}

const meta = {
  title: 'Components/YesNo',
  tags: ['autodocs'],
  component: YesNo,
  args: {
    name: 'lungs',
    legend: QUESTION,
    hint: 'For example asthma, bronchitis that came back, or sleep apnoea. Leave out ordinary colds.',
    why: <Disclosure summary="Why we ask">Asthma is common and often well managed.</Disclosure>,
    texts: TEXTS,
    value: null,
    onChange: fn(),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof YesNo>
export default meta
type Story = StoryObj<typeof meta>

export const Unanswered: Story = {
  async play({ canvas, args }) {
    const group = within(canvas.getByRole('radiogroup', { name: QUESTION }))
    const names = ['Yes', 'No', 'I am not sure']
    for (const name of names) {
      const radio = group.getByRole('radio', { name })
      await expect(radio).not.toBeChecked()
      await expect(radio.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(56)
    }
    await userEvent.click(group.getByText('No'))
    await expect(group.getByRole('radio', { name: 'No' })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(group.getByRole('radio', { name: 'I am not sure' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('unsure')
  },
}

export const Yes: Story = { args: { value: 'yes' } }

export const No: Story = { args: { value: 'no' } }

export const Unsure: Story = { args: { value: 'unsure' } }

export const Refused: Story = {
  args: { error: 'Choose Yes, No or I am not sure' },
  async play({ canvas }) {
    const group = canvas.getByRole('radiogroup', { name: QUESTION })
    await expect(group).toHaveAttribute('aria-invalid', 'true')
    await expect(group).toHaveAccessibleDescription(
      /Leave out ordinary colds\. .*Choose Yes, No or I am not sure$/,
    )
  },
}

/** Two answers are set in the columns of three. */
export const TwoAnswers: Story = {
  args: { texts: { yes: 'Yes', no: 'No' }, hint: undefined, why: undefined },
  render: (args) => (
    <Stack gap={40}>
      <Stateful {...args} />
      <Stateful {...args} name="unsure" texts={TEXTS} />
      <Stateful {...args} name="single" legend="Was it removed?" legendLook="label" />
    </Stack>
  ),
  async play({ canvas }) {
    const [first, second, third] = canvas.getAllByRole('radio', { name: 'No' })
    const left = (radio: HTMLElement | undefined) => radio?.closest('label')?.getBoundingClientRect().left
    await expect(left(first)).toBe(left(second))
    await expect(left(first)).toBe(left(third))
    await expect(canvas.getAllByRole('radio')).toHaveLength(7)
  },
}

/** The docs page of the question shows it as an example of what not to do. */
export const TwoQuestionsInOne: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    legend: 'Do you smoke, or have you ever been refused cover?',
    hint: undefined,
    why: undefined,
  },
}
