import { chooseParts, Offered, useBrand } from '@coverkit/brand'
import { eventWindow, LIFE_EVENTS } from '@coverkit/core/guaranteed-insurability'
import { DateField, Link, RadioGroup, Stack, Text } from '@coverkit/ui'
import { tidyDate } from '#common/form/tidyDate.ts'
import { today } from '#fields/controls'
import { insurabilityCopy as copy } from '../insurability/copy.ts'
import type { FormProps } from './FormProps.ts'

interface EventFieldsProps extends FormProps {
  /** Where nothing may have happened too. */
  readonly none?: {
    readonly label: string
    readonly isChosen: boolean
    readonly onChoose: () => void
  }
}

const NONE = 'none'

/** The fields of the event and its date, with the days that are left. */
export function EventFields({ form, set, errorOf, answers, none }: EventFieldsProps) {
  const { event, eventDate } = answers
  const events = LIFE_EVENTS.map((value) => ({ value: value as string, label: copy.event.options[value] }))
  return (
    <Stack gap={32}>
      <Stack gap={12}>
        <RadioGroup
          name="event"
          legend={copy.event.label}
          cards
          options={none ? [{ value: NONE, label: none.label }, ...events] : events}
          value={none?.isChosen ? NONE : event}
          onChange={(chosen) => {
            const happened = LIFE_EVENTS.find((value) => value === chosen)
            if (happened) set({ event: happened, newAmount: '', earlierAmount: '' })
            else none?.onChoose()
          }}
          error={errorOf('event')}
        />
        <div role="status">{event === 'spouseDeath' && <Text measure>{copy.event.sorry}</Text>}</div>
      </Stack>
      {!none?.isChosen && (
        <Stack gap={12}>
          <DateField
            name="eventDate"
            legend={copy.date.label}
            hint={(event && copy.date.hints[event]) ?? copy.date.hint}
            value={form.eventDate}
            onChange={(date) => set({ eventDate: date })}
            format={tidyDate}
            error={errorOf('eventDate')}
          />
          <Countdown eventDate={eventDate} />
        </Stack>
      )}
    </Stack>
  )
}

function Countdown({ eventDate }: { readonly eventDate: string | null }) {
  const brand = useBrand()
  const now = today()
  const isOver = eventDate !== null && eventWindow(eventDate, now).daysLeft < 0
  return (
    <Stack gap={8}>
      <div role="status">
        {eventDate !== null && <Text weight="medium">{chooseParts(sentence(eventDate, now), brand)}</Text>}
      </div>
      {isOver && (
        <Offered to={copy.missedHref}>
          <Link href={copy.missedHref} variant="standalone">
            {copy.missed}
          </Link>
        </Offered>
      )}
    </Stack>
  )
}

function sentence(eventDate: string, now: string): string {
  const { lastDay, daysLeft } = eventWindow(eventDate, now)
  if (eventDate > now) return copy.isToCome
  return daysLeft < 0 ? copy.isOver(lastDay) : copy.countdown(daysLeft, lastDay)
}
