import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Icon } from '../icon/Icon.tsx'
import { ArrowRightIcon } from '../icon/icons.ts'
import { Inline } from '../layout/Inline.tsx'
import { Button } from './Button.tsx'
import { ButtonLink } from './ButtonLink.tsx'

const meta = {
  title: 'Components/Button',
  tags: ['autodocs'],
  component: Button,
  args: { children: 'Continue', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Variants: Story = {
  render: () => (
    <Inline>
      <Button variant="primary">Get quotes</Button>
      <Button variant="secondary">Save and finish later</Button>
      <Button variant="quiet">Start again</Button>
      <ButtonLink href="/client-quote/select-covers" variant="primary">
        Get a quote
        <Icon of={ArrowRightIcon} />
      </ButtonLink>
    </Inline>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Inline>
      <Button size="small">Log in</Button>
      <Button>Save and finish later</Button>
      <Button size="large" variant="primary">
        Continue
      </Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().height)
    await expect(heights).toEqual([44, 48, 52])
  },
}

export const Pressed: Story = {
  args: { variant: 'primary', fullOnPhone: true },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const Busy: Story = {
  args: { variant: 'primary', busy: true, busyLabel: 'Getting your quotes' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Getting your quotes' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    button.focus()
    await expect(button).toHaveFocus()
  },
}

/** The docs page of the button shows it as an example of what not to do. */
export const TwoThatLeadOn: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  render: () => (
    <Inline>
      <Button variant="primary">Get quotes</Button>
      <Button variant="primary">Save and finish later</Button>
    </Inline>
  ),
}
