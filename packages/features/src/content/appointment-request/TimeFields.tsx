import { type OfficeTimeZone, officeHours, useBrand } from '@coverkit/brand'
import { Select, Stack, Text } from '@coverkit/ui'
import { useEffect, useMemo, useState } from 'react'
import { TimeZoneField } from '../request-form/TimeZoneField.tsx'
import { visitorTimeZone } from '../request-form/timeZones.ts'
import { type AppointmentForm, CHOICES, type Choice } from './appointmentForm.ts'
import { appointmentCopy as copy } from './copy.ts'
import { formatTime, formatWeekday } from './formatTime.ts'
import { openDays, openTimes } from './openTimes.ts'
import * as styles from './timeFields.css.ts'
import type { useAppointmentForm } from './useAppointmentForm.ts'

/** After hydration: the page that was rendered at build time knows neither the day nor where the visitor is. */
function useNow(
  set: (change: Partial<AppointmentForm>) => void,
  officeTimeZone: OfficeTimeZone,
): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const today = new Date()
    set({ timeZone: visitorTimeZone(today, officeTimeZone) })
    setNow(today)
  }, [set, officeTimeZone])
  return now
}

type SlotProps = {
  choice: Choice
  days: readonly string[]
  appointment: ReturnType<typeof useAppointmentForm>
}

function Slot({ choice, days, appointment: { form, set, errorOf } }: SlotProps) {
  const { timeZone, minutes, [`day${choice}` as const]: day, [`time${choice}` as const]: time } = form
  const shown = day ?? days[0]
  const { office } = useBrand()
  const dayOptions = useMemo(() => days.map((value) => ({ value, label: formatWeekday(value) })), [days])
  const timeOptions = useMemo(
    () =>
      shown
        ? openTimes(shown, timeZone, office, Number(minutes ?? 30)).map((value) => ({
            value,
            label: formatTime(value),
          }))
        : [],
    [shown, timeZone, office, minutes],
  )
  return (
    <div className={styles.slot}>
      <Select
        name={`day${choice}`}
        label={copy.day(choice)}
        optional={choice === 3}
        options={dayOptions}
        value={day}
        onChange={(chosen) => set({ [`day${choice}`]: chosen })}
        error={errorOf(`day${choice}`)}
      />
      <Select
        name={`time${choice}`}
        label={copy.time(choice)}
        options={timeOptions}
        value={time}
        onChange={(chosen) => set({ [`time${choice}`]: chosen })}
        error={errorOf(`time${choice}`)}
      />
    </div>
  )
}

/** The time zone, and up to three times in it. */
export function TimeFields({ appointment }: Pick<SlotProps, 'appointment'>) {
  const { form, set } = appointment
  const { timeZone } = form
  const brand = useBrand()
  const now = useNow(set, brand.office.timeZone)
  const days = useMemo(() => (now ? openDays(now, timeZone) : []), [now, timeZone])
  return (
    <Stack gap={24}>
      <Text tone="soft">{copy.timesHint(officeHours(brand))}</Text>
      <TimeZoneField
        value={timeZone}
        // Another zone has other times of day.
        onChange={(zone) => set({ timeZone: zone, time1: null, time2: null, time3: null })}
      />
      {CHOICES.map((choice) => (
        <Slot key={choice} choice={choice} days={days} appointment={appointment} />
      ))}
    </Stack>
  )
}
