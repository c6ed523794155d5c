import { Container } from '@coverkit/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { AppStory } from '#common/testing/AppStory.tsx'
import { StorageChoice } from './StorageChoice.tsx'

const meta = {
  title: 'Screens/Questionnaire/Storage of answers',
  component: StorageChoice,
  parameters: { layout: 'fullscreen' },
  args: { value: null, onChange: fn(), error: undefined, needsSignIn: true, hasDevice: true },
  render: (args) => (
    <AppStory>
      <Container>
        <StorageChoice {...args} />
      </Container>
    </AppStory>
  ),
} satisfies Meta<typeof StorageChoice>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Errors: Story = { args: { error: 'Choose where to keep your answers' } }

export const Filled: Story = {
  args: { value: 'account' },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('We’ll ask you to log in first, then bring you back here.')
  },
}

export const LoggedIn: Story = {
  args: { needsSignIn: false },
  async play({ canvas }) {
    await expect(await canvas.findByRole('radio', { name: 'Keep them with us' })).toBeVisible()
  },
}

/** Others use the computer too, or the browser stores nothing. */
export const NothingOnTheDevice: Story = {
  args: { needsSignIn: false, hasDevice: false },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^We store them with your account\. You can/)).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Don’t keep them' })).toBeVisible()
    await expect(canvas.getAllByRole('radio')).toHaveLength(2)
  },
}

/** A brand without an account has nowhere else to keep them. */
export const NoAccountOffered: Story = {
  render: (args) => (
    <AppStory offers={{ account: false }}>
      <Container>
        <StorageChoice {...args} />
      </Container>
    </AppStory>
  ),
  async play({ canvas }) {
    const names = (await canvas.findAllByRole('radio')).map((radio) => (radio as HTMLInputElement).value)
    await expect(names).toEqual(['device', 'memory'])
    await expect(canvas.getByRole('radio', { name: 'Don’t keep them' })).toBeVisible()
  },
}
