import { frameAddress } from '../../frame/frameAddress.ts'

export interface PreviewScreen {
  readonly id: 'home' | 'calculator' | 'results' | 'quotes' | 'application' | 'account'
  readonly label: string
  /** Id of the story that draws it. */
  readonly story: string
}

const STORIES = 'tools-studio-screens'

/** The screens that a brand is judged by. */
export const previewScreens: readonly PreviewScreen[] = [
  { id: 'home', label: 'Home page', story: `${STORIES}--home-page` },
  { id: 'calculator', label: 'Calculator step', story: `${STORIES}--calculator-step` },
  { id: 'results', label: 'Results', story: `${STORIES}--results` },
  { id: 'quotes', label: 'Quotes', story: `${STORIES}--quotes` },
  { id: 'application', label: 'Application step', story: `${STORIES}--application-step` },
  { id: 'account', label: 'Account', story: `${STORIES}--account` },
]

export type PreviewScheme = 'light' | 'dark'

/** Address of a screen in a frame of this page. */
export const previewAddress = ({ story }: PreviewScreen, scheme: PreviewScheme): string =>
  frameAddress(story, { scheme, brand: 'wattlebird' })
