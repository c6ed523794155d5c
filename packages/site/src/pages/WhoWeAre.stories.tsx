import type { Meta, StoryObj } from '@storybook/react-vite'
import { StaticPageStory } from '../testing/StaticPageStory.tsx'
import { page as whoWeAre } from './who-we-are.page.tsx'

const meta = {
  title: 'Screens/Pages/Who we are',
  component: StaticPageStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StaticPageStory>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { args: { page: whoWeAre } }
