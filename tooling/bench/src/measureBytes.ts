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
const MOST_OF_MUI = 0.92
/** It asks for a whole policy holder, while other flows begin with a choice. */
const MOST_OF_MUI_ON: Readonly<Record<string, number>> = { '/transfer-policy/policy-holders': 1.05 }

/**
 * First-load scripts of each page that React takes over, against floors built in this run. The bound is the stepper that
 * a team would begin with otherwise; the distance to the least that a form can be is printed beside it.
 */
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
        from: `${(bytes / KIB).toFixed(1)} KiB br`,
      },
      {
        name: `4 Scripts of ${path} / MUI`,
        value: bytes / mui,
        unit: 'x',
        target: { atMost: MOST_OF_MUI_ON[path] ?? MOST_OF_MUI },
        from: `${(bytes / KIB).toFixed(1)} KiB br`,
      },
    ]),
  ]
}
