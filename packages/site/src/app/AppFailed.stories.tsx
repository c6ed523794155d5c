import { plainBrand } from '@coverkit/brand/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageFrame } from '../pages/PageFrame.tsx'
import { AppFailed } from './AppFailed.tsx'
import { PageLoading } from './PageLoading.tsx'

const meta = {
  title: 'Screens/Errors/Page that failed',
  component: AppFailed,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PageFrame brand={plainBrand} path="/account">
        <Story />
      </PageFrame>
    ),
  ],
} satisfies Meta<typeof AppFailed>
export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {}

export const Loading: Story = {
  render: () => (
    <>
      <h1>Page</h1>
      <PageLoading />
    </>
  ),
}
