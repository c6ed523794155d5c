import { floorBytes } from './buildFloor.ts'
import { fetchAsBrowser, scriptBytes } from './fetchAsBrowser.ts'
import type { Figure } from './figures.ts'
import { boundOf } from './targets.ts'

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
        target: boundOf(path.startsWith('/transfer-policy/') ? 'firstLoadOfTransfer' : 'firstLoad'),
        from: `${(bytes / KIB).toFixed(1)} KiB br`,
      },
    ]),
  ]
}
