export type CalendarEvents = {
  /** Instants, ISO 8601: an event for each. */
  starts: readonly string[]
  minutes: number
  title: string
  description: string
  /** Tells these events from all others, for good. */
  id: string
  now: Date
}

const LONGEST_LINE = 75
const MINUTE_MS = 60_000

const stamp = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, '')

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Breaks a line after at most 75 octets, never inside a character; what follows starts with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  const lines = ['']
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > LONGEST_LINE) {
      lines.push(' ')
      octets = 1
    }
    lines[lines.length - 1] += character
    octets += size
  }
  return lines.join('\r\n')
}

/**
 * Events as calendars import them, each tentative until it is confirmed.
 * RFC 5545: https://www.rfc-editor.org/rfc/rfc5545
 */
export function calendarFile({ starts, minutes, title, description, id, now }: CalendarEvents): string {
  const events = starts.map((start, index) => [
    'BEGIN:VEVENT',
    `UID:${id}-${index + 1}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(new Date(start))}`,
    `DTEND:${stamp(new Date(Date.parse(start) + minutes * MINUTE_MS))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
  ])
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Coverkit//Appointments//EN', ...events.flat()]
  return [...lines, 'END:VCALENDAR', ''].map(fold).join('\r\n')
}
