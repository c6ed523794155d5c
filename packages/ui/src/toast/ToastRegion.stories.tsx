import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { type ToastMessage, useToast } from './ToastContext.ts'
import { ToastRegion } from './ToastRegion.tsx'

function Show({ message }: { message: ToastMessage }) {
  const show = useToast()
  return <Button onClick={() => show(message)}>Delete quote</Button>
}

const deleted: ToastMessage = { text: 'We deleted the quote from 3 March.' }

const meta = {
  title: 'Components/ToastRegion',
  tags: ['autodocs'],
  component: ToastRegion,
  args: { label: 'Messages', children: <Show message={deleted} /> },
} satisfies Meta<typeof ToastRegion>
export default meta
type Story = StoryObj<typeof meta>

export const StaysUntilDismissed: Story = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status')
    const opener = canvas.getByRole('button', { name: 'Delete quote' })
    await expect(canvas.getByRole('region', { name: 'Messages' })).toContainElement(status)
    await userEvent.click(opener)
    await expect(status).toHaveTextContent('Success: We deleted the quote from 3 March.')
    await expect(status.getAnimations({ subtree: true })).toEqual([])
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(status).toBeEmptyDOMElement()
    await expect(opener).toHaveFocus()
  },
}

const undo = fn()

export const WithAnAction: Story = {
  args: {
    children: <Show message={{ ...deleted, passing: true, action: { label: 'Undo', onPress: undo } }} />,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete quote' }))
    const status = canvas.getByRole('status')
    await expect(status.getAnimations({ subtree: true })).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalledOnce()
    await expect(status).toBeEmptyDOMElement()
  },
}

export const Passing: Story = {
  args: { children: <Show message={{ ...deleted, passing: true }} /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete quote' }))
    const status = canvas.getByRole('status')
    const wait = () => status.getAnimations({ subtree: true })[0]
    await waitFor(() => expect(wait()?.playState).toBe('running'))
    canvas.getByRole('button', { name: 'Dismiss' }).focus()
    await waitFor(() => expect(wait()?.playState).toBe('paused'))
    canvas.getByRole('button', { name: 'Delete quote' }).focus()
    await waitFor(() => expect(wait()?.playState).toBe('running'))
    wait()?.finish()
    await waitFor(() => expect(status).toBeEmptyDOMElement())
  },
}

export const Several: Story = {
  args: {
    children: (
      <>
        <Show message={deleted} />
        <Show message={{ severity: 'warn', text: 'You’re offline. We’ll send it when you’re back.' }} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Delete quote' }))
      await userEvent.click(button)
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Success: We deleted the quote from 3 March.Warning: You’re offline. We’ll send it when you’re back.',
    )
    await expect(canvas.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(2)
  },
}

/** The docs page of the region shows it as an example of what not to do. */
export const AnErrorThatNeedsAnAnswer: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    children: <Show message={{ severity: 'error', passing: true, text: 'Enter your date of birth.' }} />,
  },
}
