import { useBrand } from '@coverkit/brand'
import { Alert, Button, Inline, Link, Stack, Text } from '@coverkit/ui'
import { requestCopy } from '../request-form/copy.ts'
import type { ReadAppointment } from './appointmentForm.ts'
import { calendarFile } from './calendarFile.ts'
import { appointmentCopy as copy } from './copy.ts'
import { formatSlot } from './formatTime.ts'

function downloadFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // Some browsers read it a moment after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** The requested appointment, and a file of it for the visitor's calendar. */
export function SentAppointment({ appointment }: { appointment: ReadAppointment }) {
  const { name } = useBrand()
  const { slots, minutes, timeZone, type } = appointment
  const download = () =>
    downloadFile(
      copy.calendarFile,
      calendarFile({
        starts: slots,
        minutes,
        title: copy.event(name),
        description: copy.eventText(name, type),
        id: crypto.randomUUID(),
        now: new Date(),
      }),
    )
  return (
    <Stack gap={24}>
      <Alert severity="success" title={copy.sentTitle} role="status">
        <Stack gap={12}>
          <Text>{copy.sent}</Text>
          <ul>
            {slots.map((slot) => (
              <li key={slot}>{formatSlot(slot, timeZone)}</li>
            ))}
          </ul>
        </Stack>
      </Alert>
      <Inline>
        <Button variant="secondary" onClick={download}>
          {copy.calendar}
        </Button>
      </Inline>
      <Link href="/">{requestCopy.sentLink}</Link>
    </Stack>
  )
}
