import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Inline } from '../layout/Inline.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../text/Text.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

function Stateful(props: DialogProps) {
  const [open, setOpen] = useState(props.open)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}

const meta = {
  title: 'Components/Dialog',
  tags: ['autodocs'],
  component: Dialog,
  render: (args) => <Stateful {...args} />,
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Are you still there?',
    description: 'For your safety we log you out in five minutes. Your answers stay.',
    closeLabel: 'Close',
    children: (
      <Inline>
        <Button variant="primary">Stay signed in</Button>
        <Button>Log out</Button>
      </Inline>
    ),
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open' })).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** A dialog covers its page, so that a page which shows several stories draws it in a frame of its own. */
const inAFrame = { docs: { story: { inline: false, height: '420px' } } }

export const Opened: Story = {
  parameters: inAFrame,
  args: { open: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Are you still there?' })
    await expect(dialog).toHaveAccessibleDescription(/five minutes/)
  },
}

export const StaysInsideAndCloses: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await step('keeps focus inside, locks the page, adds no style element', async () => {
      const styles = document.querySelectorAll('style').length
      await userEvent.click(opener)
      const dialog = await screen.findByRole('dialog')
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
      for (let tabs = 0; tabs < 5; tabs += 1) await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
      await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
      await expect(document.querySelectorAll('style')).toHaveLength(styles)
      await expect(canvasElement.closest('[aria-hidden=true]')).not.toBeNull()
    })
    await step('closes on Escape and gives focus back', async () => {
      await userEvent.keyboard('{Escape}')
      await gone()
      await waitFor(() => expect(opener).toHaveFocus())
      await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden')
    })
    await step('closes by its button', async () => {
      await userEvent.click(opener)
      await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
      await gone()
    })
  },
}

/** The docs page of the dialog shows it as an example of what not to do. */
export const MoreThanAQuestion: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  parameters: inAFrame,
  args: {
    open: true,
    title: 'Premiums',
    description: undefined,
    children: (
      <Stack>
        <Text>With a stepped premium you pay less now and more each year.</Text>
        <Text>With a level premium you pay more now, and it stays closer to where it began.</Text>
        <Text>You can change from one to the other once a year, on the day your cover began.</Text>
      </Stack>
    ),
  },
}
