import type { Announcement, QuoteAnswers } from '../answers/quoteAnswers.ts'

/** The announcements that the current screen shows. */
export function shownAnnouncements({ announced }: QuoteAnswers): readonly Announcement[] {
  return announced.filter(({ state }) => state !== 'kept')
}
