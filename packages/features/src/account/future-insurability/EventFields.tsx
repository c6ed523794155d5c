import { eventWindow, LIFE_EVENTS } from '@coverkit/core/guaranteed-insurability'
import { DateField, Link, RadioGroup, Stack, Text } from '@coverkit/ui'
import { today } from '#fields/today'
import { insurabilityCopy as copy } from './copy.ts'
import type { FormProps } from './FormProps.ts'

/** What happened and when, with the days that are left. */
export function EventFields({ form, set, errorOf, answers }: FormProps) {
  const { event, eventDate } = answers
  return (
    <Stack gap={32}>
      <Stack gap={12}>
        <RadioGroup
          name="event"
          legend={copy.event.label}
          cards
          options={LIFE_EVENTS.map((value) => ({ value, label: copy.event.options[value] }))}
          value={event}
          onChange={(chosen) => set({ event: chosen, newAmount: '', earlierAmount: '' })}
          error={errorOf('event')}
        />
        <div role="status">{event === 'spouseDeath' && <Text measure>{copy.event.sorry}</Text>}</div>
      </Stack>
      <Stack gap={12}>
        <DateField
          name="eventDate"
          legend={copy.date.label}
          hint={(event && copy.date.hints[event]) ?? copy.date.hint}
          value={form.eventDate}
          onChange={(date) => set({ eventDate: date })}
          error={errorOf('eventDate')}
        />
        <Countdown eventDate={eventDate} />
      </Stack>
    </Stack>
  )
}

function Countdown({ eventDate }: { readonly eventDate: string | null }) {
  const now = today()
  const isOver = eventDate !== null && eventWindow(eventDate, now).daysLeft < 0
  return (
    <Stack gap={8}>
      <div role="status">{eventDate !== null && <Text weight="medium">{sentence(eventDate, now)}</Text>}</div>
      {isOver && (
        <Link href={copy.missedHref} variant="standalone">
          {copy.missed}
        </Link>
      )}
    </Stack>
  )
}

function sentence(eventDate: string, now: string): string {
  const { lastDay, daysLeft } = eventWindow(eventDate, now)
  if (eventDate > now) return copy.isToCome
  return daysLeft < 0 ? copy.isOver(lastDay) : copy.countdown(daysLeft, lastDay)
}
