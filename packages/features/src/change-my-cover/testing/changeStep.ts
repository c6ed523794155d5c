import { ChangeStory } from './ChangeStory.tsx'

/** Properties of the stories of every step. Storybook reads their titles without running them. */
export const changeStep = { component: ChangeStory, parameters: { layout: 'fullscreen' } }
