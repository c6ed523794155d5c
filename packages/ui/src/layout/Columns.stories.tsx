import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Card } from '../card/Card.tsx'
import { TextField } from '../field/TextField.tsx'
import { Text } from '../text/Text.tsx'
import { Columns } from './Columns.tsx'

const meta = {
  title: 'Components/Columns',
  tags: ['autodocs'],
  component: Columns,
  args: {
    count: 3,
    children: (
      <>
        <Card>
          <Text>Life cover</Text>
        </Card>
        <Card>
          <Text>TPD cover</Text>
        </Card>
        <Card>
          <Text>Income protection</Text>
        </Card>
      </>
    ),
  },
} satisfies Meta<typeof Columns>
export default meta
type Story = StoryObj<typeof meta>

const leftOf = (element: HTMLElement) => element.getBoundingClientRect().left

export const Plain: Story = {
  play: async ({ canvas }) => {
    const isWide = matchMedia('(min-width: 64rem)').matches
    const [first, last] = [canvas.getByText('Life cover'), canvas.getByText('Income protection')]
    await expect(leftOf(last) > leftOf(first)).toBe(isWide)
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(leftOf(canvas.getByText('Income protection'))).toBe(leftOf(canvas.getByText('Life cover')))
  },
}

export const AsAList: Story = {
  args: {
    as: 'ul',
    label: 'Covers',
    children: (
      <>
        <li>Life cover</li>
        <li>TPD cover</li>
        <li>Income protection</li>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Covers' })).toBeVisible()
  },
}

/** The docs page of the columns shows it as an example of what not to do. */
export const TwoColumnsOfFields: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    count: 2,
    children: (
      <>
        <TextField name="firstName" label="First name" value="" onChange={fn()} />
        <TextField name="street" label="Street" value="" onChange={fn()} />
        <TextField name="lastName" label="Last name" value="" onChange={fn()} />
        <TextField name="suburb" label="Suburb" value="" onChange={fn()} />
      </>
    ),
  },
}
