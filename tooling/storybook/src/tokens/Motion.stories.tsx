import type { Meta, StoryObj } from '@storybook/react-vite'
import { MotionPage } from './MotionPage.tsx'

const meta = { title: 'Tokens/Motion', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

export const Motion: StoryObj = { render: () => <MotionPage /> }
