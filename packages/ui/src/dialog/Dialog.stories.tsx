import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Inline } from '../layout/Inline.tsx'
import { Dialog } from './Dialog.tsx'

function StillThere() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Are you still there?"
        description="For your safety we log you out in five minutes. Your answers stay."
        closeLabel="Close"
      >
        <Inline>
          <Button variant="primary" onClick={() => setOpen(false)}>
            Stay signed in
          </Button>
          <Button>Log out</Button>
        </Inline>
      </Dialog>
    </>
  )
}

const meta = { title: 'Components/Dialog', tags: ['autodocs'], component: StillThere } satisfies Meta<
  typeof StillThere
>
export default meta
type Story = StoryObj<typeof meta>

export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
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
