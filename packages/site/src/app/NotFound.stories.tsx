import { plainBrand } from '@coverkit/brand/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageFrame } from '../pages/PageFrame.tsx'
import { NotFound } from './NotFound.tsx'

const meta = {
  title: 'Screens/Errors/Not found',
  component: NotFound,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PageFrame brand={plainBrand} path="/404">
        <Story />
      </PageFrame>
    ),
  ],
} satisfies Meta<typeof NotFound>
export default meta

export const Filled: StoryObj<typeof meta> = {}
