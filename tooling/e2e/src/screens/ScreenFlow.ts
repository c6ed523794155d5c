import type { Page } from '@playwright/test'

interface SeeOptions {
  /** Whether it is on another device than the visit's own. */
  readonly page?: Page
  /** Whether visitors print it; it then has a picture on paper, too. */
  readonly isPrinted?: boolean
  /** One of many that look alike: its picture in the dark shows nothing new. */
  readonly isLightOnly?: boolean
}

/** Reports that a screen is ready to be drawn. Its name is unique within the flow. */
export type See = (name: string, options?: SeeOptions) => Promise<void>

export interface Visit {
  readonly page: Page
  readonly see: See
  /** Opens a device of another person, for links that are mailed. */
  otherDevice(): Promise<Page>
}

/** Screens in the order in which a visitor reaches them. */
export interface ScreenFlow {
  /** Name of its folder. */
  readonly name: string
  readonly title: string
  /** The site; Wattlebird's where none is named. */
  readonly brand?: string
  /** Whether pictures have the header and footer of the page, too: within a flow they are always the same. */
  readonly isWhole?: boolean
  /** Whether it is seen in light alone, beside a flow that is seen in both. */
  readonly isLightOnly?: boolean
  walk(visit: Visit): Promise<void>
}
