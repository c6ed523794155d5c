import type { Announcement, QuoteAnswers } from '#quote/answers'

/** The announcements that the current screen shows. */
export function shownAnnouncements({ announced }: QuoteAnswers): readonly Announcement[] {
  return announced.filter(({ state }) => state !== 'kept')
}
