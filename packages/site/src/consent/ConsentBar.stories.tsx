import { BrandProvider } from '@coverkit/brand'
import { plainBrand } from '@coverkit/brand/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ConsentBar } from './ConsentBar.tsx'

const root = document.documentElement

/** The root element says what the bar shows, as it does on a page with a tag manager. */
const shownAfter = (choice: string) => () => {
  root.setAttribute('data-consent-asked', '')
  root.dataset.consentChoice = choice
  return () => {
    root.removeAttribute('data-consent-asked')
    delete root.dataset.consentChoice
  }
}

const meta = {
  title: 'Screens/Frame/Cookie consent',
  component: ConsentBar,
  parameters: { layout: 'fullscreen' },
  beforeEach: shownAfter('undecided'),
  decorators: [
    (Story) => (
      <BrandProvider brand={plainBrand}>
        <main>
          <h1>Page</h1>
        </main>
        <Story />
      </BrandProvider>
    ),
  ],
} satisfies Meta<typeof ConsentBar>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Accept' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Reject' })).toBeVisible()
  },
}

export const Accepted: Story = { beforeEach: shownAfter('accepted') }

export const Rejected: Story = { beforeEach: shownAfter('rejected') }

export const RejectedByTheBrowser: Story = { beforeEach: shownAfter('signal') }
