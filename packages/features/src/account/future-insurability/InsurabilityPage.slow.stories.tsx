import { createApiClient, type LastInsurabilityRequest } from '@coverkit/api-client'
import type { InsurabilityReason } from '@coverkit/core/guaranteed-insurability'
import type { SavedPolicy } from '@coverkit/core/policies'
import { openDrafts } from '@coverkit/drafts'
import { LinkComponentContext, type LinkComponentProps } from '@coverkit/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Link } from 'react-router'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { PageServicesProvider } from '#common/page-services/index.ts'
import { AppStory } from '#common/testing/AppStory.tsx'
import { expectTidied } from '#common/testing/expectTidied.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { exampleLifePolicy, exampleWholePolicy } from '#policies/testing/examplePolicies.ts'
import { InsurabilityPage } from './InsurabilityPage.tsx'

interface StoryProps {
  /** A failing service where it is null. */
  readonly list: readonly SavedPolicy[] | null | 'hang'
  readonly reasons?: readonly InsurabilityReason[]
  /** The most recent request for an increase. */
  readonly lastRequest?: LastInsurabilityRequest
  /** Successive answers to the request for limits. */
  readonly limits?: readonly ('ok' | 'fail' | 'hang')[]
  readonly request?: readonly (() => Response)[]
  readonly file?: readonly (() => Response)[]
}

const life = exampleLifePolicy({ product_Code: 'MLC-01' })
const whole = exampleWholePolicy({ product_Code: 'NEO-01' })
const sums = { life: 600_000, tpd: 800_000, criticalIllness: 200_000, incomeProtection: 6_000 }
const cover = (kind: keyof typeof sums) => ({
  kind,
  sumInsured: sums[kind],
  originalSum: kind === 'criticalIllness' ? null : Math.round(sums[kind] * 0.9),
  earlierIncreases: 0,
  highestSum: 15_000_000,
})
const requested = () => Response.json({ successful: true, id: '5a0e6f0b-1c57-4d8f-9d55-0c8f6a3f2e41' })
const stored = () => Response.json({ successful: true, n: 1, mediaType: 'image/jpeg', size: 4 })
const refused = (code: string) => () => Response.json({ errors: [{ field: '', code }] }, { status: 422 })
const broken = () => Response.json({}, { status: 501 })
const never = () => new Promise<never>(() => undefined)

/** The files and requests that were sent, word for word. */
const sent: { method: string; path: string; onlyNew: string | null; body: string }[] = []

function Story({
  list,
  reasons = [],
  lastRequest,
  limits = ['ok'],
  request = [requested],
  file = [stored],
}: StoryProps) {
  const [services] = useState(() => {
    sent.length = 0
    const counts = { limits: 0, request: 0, file: 0 }
    const nth = <Answer,>(name: keyof typeof counts, answers: readonly Answer[]): Answer => {
      const answer = answers[Math.min(counts[name], answers.length - 1)]
      counts[name] += 1
      if (answer === undefined) throw new RangeError('A story has one answer at least.')
      return answer
    }
    const client = createApiClient({
      baseUrl: 'https://api.example',
      async fetch(asked) {
        const { method, url } = asked
        const { pathname, searchParams } = new URL(url)
        if (pathname.endsWith('/PoliciesList')) {
          if (list === 'hang') return never()
          return list ? Response.json(list) : broken()
        }
        if (method === 'GET') {
          const answer = nth('limits', limits)
          if (answer === 'hang') return never()
          if (answer === 'fail') return broken()
          const isLife = searchParams.get('ProductCode') === 'MLC-01'
          return Response.json({
            successful: true,
            productCode: searchParams.get('ProductCode'),
            policyId: isLife ? 'p-1' : 'p-2',
            cover: 'life',
            eligible: reasons.length === 0,
            reasons,
            nextIncreaseOn: reasons.includes('increased-lately') ? '2027-03-02' : null,
            lastRequest: lastRequest ?? null,
            maximums: [],
            covers: isLife
              ? [cover('life')]
              : [cover('life'), cover('tpd'), cover('criticalIllness'), cover('incomeProtection')],
          })
        }
        sent.push({
          method,
          path: pathname.replace('/api/v1/policies/', ''),
          onlyNew: asked.headers.get('if-none-match'),
          body: await asked.text(),
        })
        return method === 'PUT' ? nth('file', file)() : nth('request', request)()
      },
    })
    const drafts = () => openDrafts({ brand: `story-${crypto.randomUUID()}` })
    return { ...fakePageServices({ drafts, behave: () => 'fail' }), client: async () => client }
  })
  return (
    <PageServicesProvider services={services}>
      <LinkComponentContext value={RouterLink}>
        <AppStory>
          <InsurabilityPage services={services} />
        </AppStory>
      </LinkComponentContext>
    </PageServicesProvider>
  )
}

function RouterLink({ href, ...props }: LinkComponentProps) {
  return <Link to={href} {...props} />
}

const meta = {
  title: 'Screens/Account/Guaranteed insurability',
  component: Story,
  parameters: { layout: 'fullscreen' },
  args: { list: [life] },
} satisfies Meta<typeof Story>
export default meta
type Stories = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

/** The day so many days from today, in the three boxes. */
function dayFromToday(days: number) {
  const date = new Date(Date.now() + days * 86_400_000)
  return [date.getDate(), date.getMonth() + 1, date.getFullYear()].map(String)
}

async function typeDate(canvas: Canvas, days: number): Promise<void> {
  const group = within(canvas.getByRole('group', { name: 'Date of the event' }))
  const [day = '', month = '', year = ''] = dayFromToday(days)
  for (const [label, text] of [
    ['Day', day],
    ['Month', month],
    ['Year', year],
  ] as const) {
    const box = group.getByLabelText(label)
    await userEvent.clear(box)
    await userEvent.type(box, text)
  }
}

const choose = async (canvas: Canvas, name: RegExp | string) =>
  userEvent.click(await canvas.findByRole('radio', { name }))

async function fillIn(canvas: Canvas): Promise<void> {
  await choose(canvas, 'I got married or registered a relationship')
  await typeDate(canvas, -10)
  await userEvent.type(canvas.getByLabelText('Increase in cover'), '100k')
  await userEvent.click(canvas.getByRole('checkbox', { name: /^I understand how this works/ }))
}

const photo = (name = 'certificate.jpg') =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' })
const submit = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Ask for the increase' }))

export const Empty: Stories = {}

export const Many: Stories = { args: { list: [life, whole] } }

export const Filled: Stories = {
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 2, name: 'Mallee Life Company, Policy MLC0012345' })
    await expect(canvas.getByText('Life cover $600,000')).toBeVisible()
    await canvas.findByRole('radiogroup', { name: 'Has one of these happened?' })
    await expect(
      canvas.getByText('Choose what happened, and we’ll tell you how much you can add.'),
    ).toBeVisible()
    await choose(canvas, 'I had or adopted a child')
    await expect(canvas.getByText('Up to $135,000.')).toBeVisible()
    await expect(canvas.getByText('the child’s birth certificate or the adoption order')).toBeVisible()
    await typeDate(canvas, -48)
    await expect(canvas.getByText(/^You have 12 days left to ask, until /)).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Increase in cover'), '50,000')
    await expect(canvas.getByText('From $600,000 to $650,000.')).toBeVisible()
    await userEvent.click(canvas.getByText('How we worked out the limit'))
    await expect(canvas.getByText('25% of the $540,000 you originally took out')).toBeVisible()
    await expect(canvas.getByText('This one applies')).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: 'Missed it? Change your cover with health questions' }),
    ).toHaveAttribute('href', '/account/change-my-cover/premium-type')
  },
}

export const Tidied: Stories = {
  async play({ canvas }) {
    await choose(canvas, 'I got married or registered a relationship')
    await userEvent.type(canvas.getByLabelText('Day'), '02')
    await userEvent.type(canvas.getByLabelText('Year'), '2026')
    await expectTidied(canvas.getByLabelText('Month'), 'March', '3')
    await expect(canvas.getByLabelText('Day')).toHaveValue('2')
    await expectTidied(canvas.getByLabelText('Increase in cover'), 'A$50k', '50,000')
  },
}

export const Errors: Stories = {
  async play({ canvas }) {
    await canvas.findByRole('radiogroup', { name: 'Has one of these happened?' })
    await submit(canvas)
    const summary = within(await canvas.findByRole('alert'))
    await expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Choose what happened',
      'Enter the date of the event',
      'Enter how much you’d like to add',
      'Tick the box once you understand how this works',
    ])
    await expect(sent).toEqual([])
  },
}

export const ErrorsAboveTheLimit: Stories = {
  args: { list: [life, whole] },
  async play({ canvas }) {
    await choose(canvas, /^Neota Life, Policy 40088112/)
    await choose(canvas, 'I took out a home loan, or a larger one')
    await expect(
      canvas.getByText('Now $600,000. Enter your new home loan, and we’ll tell you how much you can add.'),
    ).toBeVisible()
    await userEvent.type(canvas.getByLabelText('New home loan'), '480k')
    await userEvent.type(canvas.getByLabelText('Previous home loan (optional)'), '400k')
    await expect(canvas.getByText('a statement for your previous loan')).toBeVisible()
    await expect(canvas.getByText('Now $600,000. You can add up to $80,000.')).toBeVisible()
    await expect(
      canvas.getByText(/^Now \$200,000\. We don’t know how much cover you originally took out\./),
    ).toBeVisible()
    await expect(canvas.getByText('Now $6,000 a month. You can add up to $900 a month.')).toBeVisible()
    await choose(canvas, /^Life cover/)
    await userEvent.type(canvas.getByLabelText('Increase in cover'), '80,001')
    await submit(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The most you can add is $80,000')
  },
}

export const ErrorsSmallPayRise: Stories = {
  async play({ canvas }) {
    await choose(canvas, 'My salary went up by 15% or more')
    await userEvent.type(canvas.getByLabelText('New annual salary before tax'), '68,000')
    await userEvent.type(canvas.getByLabelText('Annual salary before the rise'), '60,000')
    await expect(canvas.getByText('Your new salary isn’t at least 15% higher than before.')).toBeVisible()
    await userEvent.click(canvas.getByText('How we worked out the limit'))
    await expect(canvas.getByText('Your new salary isn’t at least 15% higher')).toBeVisible()
    await submit(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Your new salary has to be at least 15% higher than before the rise',
    )
  },
}

export const ErrorsWrongDate: Stories = {
  async play({ canvas }) {
    await choose(canvas, 'My husband, wife or partner died')
    await expect(canvas.getByText(/^We’re sorry for your loss\./)).toBeVisible()
    await expect(canvas.getByText(/^Don’t have it yet\? Ask now/)).toBeVisible()
    await typeDate(canvas, -60)
    await expect(canvas.getByText(/^Today, .*, is the last day to ask\.$/)).toBeVisible()
    await typeDate(canvas, -61)
    await expect(
      canvas.getByText(/^The 60 days ended on .*, so you can no longer ask this way\./),
    ).toBeVisible()
    await expect(canvas.queryByText(/Ask now/)).toBeNull()
    await expect(
      canvas.getAllByRole('link', { name: 'Missed it? Change your cover with health questions' }),
    ).toHaveLength(2)
    await typeDate(canvas, 2)
    await expect(
      canvas.getByText('That date hasn’t come yet. You can ask from the day of the event.'),
    ).toBeVisible()
    await submit(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The date of the event can’t be in the future. Come back once it has happened.',
    )
  },
}

export const NotEligible: Stories = {
  args: { reasons: ['too-old', 'increased-lately'] },
  async play({ canvas }) {
    await canvas.findByText('You can’t increase this policy without health questions')
    await expect(canvas.getByText('You need to be 54 or under.')).toBeVisible()
    await expect(canvas.queryByText(/^You may be able to ask again from/)).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Ask for the increase' })).toBeNull()
  },
}

const asked: LastInsurabilityRequest = {
  id: '5a0e6f0b-1c57-4d8f-9d55-0c8f6a3f2e41',
  requestedOn: '2026-11-20',
  event: 'mortgage',
  eventDate: '2026-11-02',
  cover: 'life',
  increase: 50_000,
  newAmount: 650_000,
  earlierAmount: 400_000,
  files: [],
}

/** The page was closed after the request was made and before its proof was sent. */
export const SendsMissingProof: Stories = {
  args: { reasons: ['increased-lately'], lastRequest: asked },
  async play({ canvas }) {
    await canvas.findByText('On 20 November 2026 you asked to increase your life cover by $50,000.')
    await expect(
      canvas.getByText('You may be able to ask again from 2 March 2027, as long as you’re 54 or under then.'),
    ).toBeVisible()
    await expect(canvas.getByText('We don’t have your proof yet')).toBeVisible()
    await expect(canvas.getByText('a statement for your previous loan')).toBeVisible()
    fireEvent.change(canvas.getByLabelText('Photo or PDF'), { target: { files: [photo('contract.jpg')] } })
    await canvas.findByText('We have what you’ve sent so far')
    await expect(sent.map(({ path }) => path)).toEqual([
      'guaranteedinsurability/5a0e6f0b-1c57-4d8f-9d55-0c8f6a3f2e41/files/1',
    ])
  },
}

/** The server has the first file until the other one replaces it. */
export const SendsAnotherInstead: Stories = {
  args: { reasons: ['increased-lately'], lastRequest: asked, file: [stored, refused('locked'), stored] },
  async play({ canvas }) {
    const send = async (label: string, name: string) =>
      fireEvent.change(await canvas.findByLabelText(label), { target: { files: [photo(name)] } })
    await send('Photo or PDF', 'contract.jpg')
    await canvas.findByText('We have what you’ve sent so far')
    await userEvent.click(canvas.getByRole('button', { name: /^Send another one instead/ }))
    const replacing = 'Choose the file to use instead. Until it arrives, we’ll keep the one you sent.'
    await expect(canvas.getByText(replacing)).toBeVisible()
    await send('Photo or PDF (optional)', 'locked.jpg')
    await canvas.findByText(/^This PDF is locked\./)
    await expect(canvas.getByText('We have what you’ve sent so far')).toBeVisible()
    await expect(canvas.queryByText('We don’t have your proof yet')).toBeNull()
    await expect(canvas.getByText(replacing)).toBeVisible()
    await send('Photo or PDF (optional)', 'signed-contract.jpg')
    await canvas.findByText('Sent. We don’t store it on this device.')
    await canvas.findByText(/^Is there anything else the insurer should see\?/)
    await expect(sent.map(({ path }) => path.at(-1))).toEqual(['1', '1', '1'])
  },
}

/** A file may have arrived although it was removed while its answer was lost. */
export const RemovesAnUnsureFile: Stories = {
  args: { reasons: ['increased-lately'], lastRequest: asked, file: [broken, stored] },
  async play({ canvas }) {
    const field = await canvas.findByLabelText('Photo or PDF')
    fireEvent.change(field, { target: { files: [photo('contract.jpg')] } })
    await canvas.findByText('We don’t know yet whether your proof arrived')
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }))
    await expect(await canvas.findByLabelText('Photo or PDF')).toBeVisible()
    await expect(canvas.getByText('We don’t know yet whether your proof arrived')).toBeVisible()
    fireEvent.change(canvas.getByLabelText('Photo or PDF'), { target: { files: [photo('contract.jpg')] } })
    await canvas.findByText('We have what you’ve sent so far')
  },
}

/** Files that the server already has keep their numbers. */
export const SendsMoreProof: Stories = {
  args: { reasons: ['increased-lately'], lastRequest: { ...asked, files: [1, 2] } },
  async play({ canvas }) {
    await canvas.findByText('We have what you’ve sent so far')
    await expect(canvas.getByText(/^Is there anything else the insurer should see\?/)).toBeVisible()
    fireEvent.change(canvas.getByLabelText('Another photo or PDF (3) (optional)'), {
      target: { files: [photo('statement.jpg')] },
    })
    await canvas.findByText('Sent. We don’t store it on this device.')
    await expect(sent.map(({ path }) => path.at(-1))).toEqual(['3'])
  },
}

const taken = () =>
  Response.json({ successful: false, errors: [{ field: '', code: 'taken' }] }, { status: 412 })

export const SendsBesideAnotherDevice: Stories = {
  args: { reasons: ['increased-lately'], lastRequest: { ...asked, files: [1, 2] }, file: [taken, stored] },
  async play({ canvas }) {
    fireEvent.change(await canvas.findByLabelText('Another photo or PDF (3) (optional)'), {
      target: { files: [photo('statement.jpg')] },
    })
    await canvas.findByText('Sent. We don’t store it on this device.')
    await expect(sent.map(({ path, onlyNew }) => [path.at(-1), onlyNew])).toEqual([
      ['3', '*'],
      ['4', '*'],
    ])
  },
}

export const LeavesWithAnUnsentFile: Stories = {
  async play({ canvas }) {
    fireEvent.change(await canvas.findByLabelText('Photo or PDF (optional)'), {
      target: { files: [photo('certificate.jpg')] },
    })
    await canvas.findByText('Ready. We’ll send it with your request.')
    await userEvent.click(canvas.getByRole('link', { name: 'Back to your account' }))
    await screen.findByRole('button', { name: 'Leave this page' })
  },
}

/** The browser asks for confirmation on a link, a reload or a close while a file has not been sent. */
export const ConfirmsBeforeLeaving: Stories = {
  async play({ canvas }) {
    const isPrevented = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
    fireEvent.change(await canvas.findByLabelText('Photo or PDF (optional)'), {
      target: { files: [photo('certificate.jpg')] },
    })
    await canvas.findByText('Ready. We’ll send it with your request.')
    await expect(isPrevented()).toBe(true)
    const back = canvas.getByRole('link', { name: 'Back to your account' })
    await userEvent.click(back)
    const dialog = within(await screen.findByRole('dialog', { name: 'A file may not have been sent yet' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Stay on this page' }))
    await waitFor(() => expect(back).toHaveFocus())
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }))
    await waitFor(() => expect(isPrevented()).toBe(false))
  },
}

export const UnknownProduct: Stories = {
  args: { list: [exampleLifePolicy()] },
  async play({ canvas }) {
    await canvas.findByText(/^We can’t work out the limits of this policy online\./)
  },
}

export const None: Stories = {
  args: { list: [exampleLifePolicy({ status: 'lapsed' })] },
  async play({ canvas }) {
    await canvas.findByText(/^You don’t have a policy with us that’s in force/)
    await expect(canvas.getByRole('link', { name: 'Get a quote' })).toBeVisible()
  },
}

export const Loading: Stories = {
  args: { list: 'hang' },
  async play({ canvas }) {
    await canvas.findByText('Getting your policies')
  },
}

export const LoadingLimits: Stories = {
  args: { limits: ['hang'] },
  async play({ canvas }) {
    await canvas.findByText('Working out what you can add')
  },
}

export const Failed: Stories = {
  args: { list: null },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t get your policies')
  },
}

export const FailedLimitsThenLoaded: Stories = {
  args: { limits: ['fail', 'ok'] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t work out what you can add')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByRole('radiogroup', { name: 'Has one of these happened?' })
  },
}

export const Submits: Stories = {
  args: { file: [broken, stored] },
  async play({ canvas }) {
    await canvas.findByRole('radiogroup', { name: 'Has one of these happened?' })
    fireEvent.change(canvas.getByLabelText('Photo or PDF (optional)'), { target: { files: [photo()] } })
    await canvas.findByText('Ready. We’ll send it with your request.')
    await fillIn(canvas)
    await submit(canvas)
    const heading = await canvas.findByRole('heading', { level: 1, name: 'You’ve asked for more cover' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(
      canvas.getByText('We have your request to increase your life cover by $100,000.'),
    ).toBeVisible()
    await expect(canvas.getByText('$700,000')).toBeVisible()
    await canvas.findByText(
      'Something went wrong on our side. We can’t tell whether we received it. Try again to be sure.',
    )
    await expect(canvas.getByText('We don’t know yet whether your proof arrived')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByText('We have what you’ve sent so far')
    await expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST guaranteedinsurability',
      'PUT guaranteedinsurability/5a0e6f0b-1c57-4d8f-9d55-0c8f6a3f2e41/files/1',
      'PUT guaranteedinsurability/5a0e6f0b-1c57-4d8f-9d55-0c8f6a3f2e41/files/1',
    ])
    const [day = '', month = '', year = ''] = dayFromToday(-10)
    await expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
      productCode: 'MLC-01',
      needs: {
        policyId: 'p-1',
        event: 'marriage',
        eventDate: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
        cover: 'life',
        increase: 100_000,
        newAmount: null,
        earlierAmount: null,
        acknowledged: true,
      },
    })
  },
}

export const ErrorsInProof: Stories = {
  args: { file: [refused('locked'), stored] },
  async play({ canvas }) {
    await canvas.findByRole('radiogroup', { name: 'Has one of these happened?' })
    const empty = new File([], 'empty.jpg')
    fireEvent.change(canvas.getByLabelText('Photo or PDF (optional)'), { target: { files: [empty] } })
    await canvas.findByText('There’s nothing in this file. Choose another one.')
    await fillIn(canvas)
    await submit(canvas)
    await canvas.findByText('We don’t have your proof yet')
    fireEvent.change(canvas.getByLabelText('Photo or PDF'), { target: { files: [photo()] } })
    await canvas.findByText(/^This PDF is locked\./)
    fireEvent.change(canvas.getByLabelText('Photo or PDF'), { target: { files: [photo()] } })
    await canvas.findByText('We have what you’ve sent so far')
    await canvas.findByLabelText('Another photo or PDF (2) (optional)')
  },
}

export const FailedThenSubmitted: Stories = {
  args: { request: [broken, requested] },
  async play({ canvas }) {
    await canvas.findByRole('radiogroup', { name: 'Has one of these happened?' })
    await fillIn(canvas)
    await submit(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We don’t know yet whether your request arrived',
    )
    await expect(canvas.getByLabelText('Increase in cover')).toHaveValue('100,000')
    await submit(canvas)
    await canvas.findByRole('heading', { level: 1, name: 'You’ve asked for more cover' })
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([sent[0]?.body, sent[0]?.body]))
  },
}

/** No other file can be added, and nothing offers to. */
export const SentAllProof: Stories = {
  args: {
    reasons: ['increased-lately'],
    lastRequest: { ...asked, files: Array.from({ length: 20 }, (_, index) => index + 1) },
  },
  async play({ canvas }) {
    await canvas.findByText('We have what you’ve sent so far')
    await expect(canvas.getByText(/^That’s as many files as we can take here\./)).toBeVisible()
    await expect(canvas.queryByText(/^Is there anything else/)).toBeNull()
    await expect(canvas.queryByLabelText(/photo or PDF/i)).toBeNull()
  },
}
