import type { View } from './takePicture.ts'

/** Twelve screens, by their flow, that `npm run test:all` compares. */
export const comparedScreens: Readonly<Record<string, readonly string[]>> = {
  home: ['home'],
  'sign-in': ['log-in', 'reset-password'],
  calculator: ['about-you', 'results', 'assumptions'],
  quote: ['tpd-cover', 'quotes', 'compare'],
  'change-my-cover': ['simulator', 'review-cover', 'indexation'],
}

/** How they are compared: on a phone in light, on a desktop in dark. */
export const comparedViews: readonly View[] = [
  { width: 390, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
]
