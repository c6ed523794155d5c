import { floorBytes } from './buildFloor.ts'
import { fetchAsBrowser, scriptBytes } from './fetchAsBrowser.ts'
import type { Figure } from './figures.ts'

const KIB = 1024

const STEPS = [
  '/life-insurance-calculator/about-you',
  '/client-quote/select-covers',
  '/life-insurance-calculator/assumptions',
  '/application/personal-questionnaire',
  '/transfer-policy/policy-holders',
  '/contact-request',
  '/login',
  '/sign-up',
  '/reset-password',
]

/** First-load scripts of each page that React takes over, against floors built in this run. */
export async function measureBytes(port: number): Promise<readonly Figure[]> {
  const form = await floorBytes('form')
  const mui = await floorBytes('mui')
  const steps = await Promise.all(
    STEPS.map(async (path) => {
      const { body } = await fetchAsBrowser(port, path)
      return { path, bytes: await scriptBytes(port, body) }
    }),
  )
  return [
    { name: '  Form floor F', value: form / KIB, unit: 'KiB br' },
    { name: '  MUI stepper', value: mui / KIB, unit: 'KiB br' },
    ...steps.flatMap(({ path, bytes }): Figure[] => [
      {
        name: `4 Scripts of ${path} / F`,
        value: bytes / form,
        unit: 'x',
        target: { atMost: 1.15 },
        from: `${(bytes / KIB).toFixed(1)} KiB br`,
      },
      {
        name: `4 Scripts of ${path} / MUI`,
        value: bytes / mui,
        unit: 'x',
        target: { atMost: 0.85 },
        from: `${(bytes / KIB).toFixed(1)} KiB br`,
      },
    ]),
  ]
}
