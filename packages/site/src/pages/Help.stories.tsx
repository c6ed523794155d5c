import type { Meta, StoryObj } from '@storybook/react-vite'
import { StaticPageStory } from '../testing/StaticPageStory.tsx'
import { page as contactUs } from './contact-us.page.tsx'
import { pages as questions } from './faq.page.tsx'
import { page as getHelp } from './get-help.page.tsx'

const meta = {
  title: 'Screens/Pages/Help',
  component: StaticPageStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StaticPageStory>
export default meta
type Story = StoryObj<typeof meta>

export const GetHelp: Story = { args: { page: getHelp } }

export const Questions: Story = { args: { page: questions[0] } }

export const ContactUs: Story = { args: { page: contactUs } }
