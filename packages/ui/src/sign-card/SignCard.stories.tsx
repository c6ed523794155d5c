import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Checkbox } from '../field/Checkbox.tsx'
import { TextField } from '../field/TextField.tsx'
import { SignCard } from './SignCard.tsx'

const nothing = () => undefined

const meta = {
  title: 'Components/SignCard',
  tags: ['autodocs'],
  component: SignCard,
  args: {
    declared: <Checkbox name="accept" label="I make these declarations" checked={false} onChange={nothing} />,
    name: (
      <TextField
        name="signedName"
        label="Type your full name to sign"
        hint="Typing it counts as your signature, with the date and time."
        value=""
        onChange={nothing}
      />
    ),
    action: (
      <Button variant="primary" size="large" type="submit" fullOnPhone>
        Submit application
      </Button>
    ),
    note: 'If anything changes after you’ve submitted, call us.',
  },
} satisfies Meta<typeof SignCard>
export default meta
type Story = StoryObj<typeof meta>

export const Blank: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Submit application' })).toBeEnabled()
  },
}

export const Signed: Story = {
  args: {
    declared: <Checkbox name="accept" label="I make these declarations" checked onChange={nothing} />,
    name: (
      <TextField
        name="signedName"
        label="Type your full name to sign"
        value="Bartholomew-Maximilian Featherstonehaugh"
        onChange={nothing}
      />
    ),
  },
  async play({ canvas }) {
    const plain = parseFloat(getComputedStyle(canvas.getByText('Type your full name to sign')).fontSize)
    const signed = parseFloat(getComputedStyle(canvas.getByLabelText('Type your full name to sign')).fontSize)
    await expect(signed).toBeGreaterThan(plain)
  },
}

export const Refused: Story = {
  args: {
    declared: (
      <Checkbox
        name="accept"
        label="I make these declarations"
        checked={false}
        onChange={nothing}
        error="Tick the box to make these declarations"
      />
    ),
    name: (
      <TextField
        name="signedName"
        label="Type your full name to sign"
        value=""
        onChange={nothing}
        error="Type your full name to sign"
      />
    ),
    note: undefined,
  },
}

/** The docs page of the card shows it as an example of what not to do. */
export const DeclarationInTheButton: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    declared: 'By pressing the button you make all declarations.',
    note: undefined,
  },
}
