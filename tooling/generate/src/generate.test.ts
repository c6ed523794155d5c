import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeTheme } from '@coverkit/ui/theme'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planOf } from './generate.ts'
import { generateIn } from './generateIn.fixture.ts'
import { Refusal } from './Plan.ts'
import { readFolder } from './readFolder.ts'
import { copyWorkspace, type WorkspaceCopy } from './workspaceCopy.fixture.ts'

let copy: WorkspaceCopy
/** Flows from before flows were generated, each with file names of its own. */
const FLOWS_OF_STEPS = ['application', 'change-my-cover', 'make-a-claim', 'transfer-policy']
const text = (path: string) => readFileSync(join(copy.root, path), 'utf8')
const generate = (...commands: (readonly string[])[]) => generateIn(copy, ...commands)

/** Copies thousands of small files, which takes longer than a hook's default timeout on a busy machine. */
const COPIED_MS = 60_000

// One copy suffices, since the generated folders are independent of each other.
beforeAll(() => {
  copy = copyWorkspace()
}, COPIED_MS)
afterAll(() => copy.remove(), COPIED_MS)

// Each starts the compiler and several tools, which takes seconds, and longer beside other tests.
describe('generates what passes its checks at once:', { timeout: 180_000 }, () => {
  it('a component of the kit, and says what it made and what is left to decide', () => {
    const { status, stdout } = copy.run('component', 'cover-badge')
    expect(status).toBe(0)
    expect(stdout).toContain('made     packages/ui/src/cover-badge/CoverBadge.tsx\n')
    expect(stdout).toContain('made     tooling/storybook/src/guides/CoverBadge.ts\n')
    expect(stdout).toContain('changed  packages/ui/src/index.ts\n')
    expect(stdout).toContain('To be decided by hand:\n- its props,')
    expect(text('packages/ui/src/index.ts')).toContain("from './cover-badge/CoverBadge.tsx'")
    expect(copy.types('packages/ui')).toBe('')
  })

  it('brands: of its own with everything given, with nothing given, and from another', () => {
    const given = `--colour #7A3030 --email hi@post.example --phone 0255504321 --domain banksia.example --port 4150 --embed`
    const files = generate(
      ['brand', 'banksia', '--title', "Banksia & Sons' Cover", ...given.split(' ')],
      ['brand', 'grevillea'],
      ['brand', 'hakea', '--from', 'redearth', '--title', 'Hakea Cover'],
    )
    expect(files.filter((path) => !/^apps\/(banksia|grevillea|hakea)\//.test(path))).toEqual([
      'apps/embed/package.json',
      'apps/embed/src/accountNames.ts',
      'apps/embed/src/brands.ts',
      'tooling/hosting/src/inventory.ts',
    ])
    const other = /wattlebird|red ?earth|bluegum|saltbush|coolabah|this.?brand|\{\{/i
    for (const path of files.filter((each) => !each.endsWith('.png') && /^apps\/(?!embed)/.test(each)))
      expect(text(path), path).not.toMatch(other)
    const brand = text('apps/banksia/src/brand.ts')
    expect(brand).toContain(`  name: "Banksia & Sons' Cover",\n`)
    expect(brand).toContain("link: 'https://www.banksia.example'")
    expect(brand).toContain("email: 'hi@post.example',\n  phone: '0255504321',")
    expect(text('apps/banksia/public/favicon.svg')).toContain("<title>Banksia &amp; Sons' Cover</title>")
    expect(text('apps/banksia/src/tokens.ts')).toContain("action: '#7A3030'")
    expect(text('tooling/hosting/src/inventory.ts')).toContain("{ host: 'post.example', use: 'mail'")
    expect(text('apps/hakea/src/brand.ts')).toContain("legalName: 'Hakea Cover Pty Ltd',")
    const ports = [
      'wattlebird',
      'redearth',
      'bluegum',
      'saltbush',
      'coolabah',
      'banksia',
      'grevillea',
      'hakea',
    ].map((app) => JSON.parse(text(`apps/${app}/coverkit.config.json`)).localPort)
    expect(ports).toEqual([4100, 4101, 4102, 4103, 4104, 4150, 4105, 4106])
  })

  it.each(['banksia', 'grevillea', 'hakea'])('a palette of %s that can be read', async (account) => {
    const { tokens } = await import(join(copy.root, `apps/${account}/src/tokens.ts`))
    expect(() => makeTheme(tokens)).not.toThrow()
  })

  it('a brand that compiles with the packages of now', () => {
    // Links that installing adds: the same as another brand's.
    cpSync(join(copy.root, 'apps/saltbush/node_modules'), join(copy.root, 'apps/banksia/node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    })
    expect(copy.types('apps/banksia')).toBe('')
  })

  it('a picture of its own for shared links, 1200 by 630', () => {
    const picture = readFileSync(join(copy.root, 'apps/banksia/public/social.png'))
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  })

  it('the entry of a brand whose folder is there already, once', () => {
    const inventory = text('tooling/hosting/src/inventory.ts')
    const without = inventory.replace("  hakea: 'hakea.example',\n", '')
    expect(without).not.toBe(inventory)
    writeFileSync(join(copy.root, 'tooling/hosting/src/inventory.ts'), without)
    expect(generate(['hosts', 'hakea'], ['hosts', 'hakea'])).toEqual(['tooling/hosting/src/inventory.ts'])
    expect(text('tooling/hosting/src/inventory.ts')).toBe(inventory)
  })

  it('an insurer: its three files, and a row in each list', () => {
    const made = generate(['insurer', 'KES', 'Kestrel Life'])
    expect(made).toEqual([
      'packages/core/src/insurers/insurerCodes.ts',
      'packages/core/src/insurers/insurerName.ts',
      'packages/core/src/insurers/insurerSites.ts',
      'packages/core/src/insurers/kes.ts',
      'packages/core/src/insurers/policyNumbers.ts',
      'packages/features/src/cover/insurers/marks/kes.tsx',
      'packages/features/src/cover/insurers/marks/marks.ts',
      'tooling/sandbox/data/insurers/KES.json',
    ])
    expect(text('packages/core/src/insurers/insurerCodes.ts')).toContain("'TMD', 'KES'] as const")
    expect(copy.types('packages/core')).toBe('')
    expect(copy.tests('packages/core', 'src/insurers', 'src/transfer/validateTransfer')).toBe('')
    const data = JSON.parse(text('tooling/sandbox/data/insurers/KES.json'))
    const known = JSON.parse(text('tooling/sandbox/data/insurers/MLC.json'))
    expect(Object.keys(data.rates)).toEqual(Object.keys(known.rates))
    expect(Object.keys(data)).toEqual(Object.keys(known))
    const brand = text('apps/saltbush/src/brand.ts')
    const named = brand.replace(
      "accountName: 'saltbush',",
      (line) => `${line}\n  insurers: ['ZUR', 'KES', 'LRK'],`,
    )
    writeFileSync(join(copy.root, 'apps/saltbush/src/brand.ts'), named)
    expect(copy.tests('apps/saltbush')).toBe('')
    writeFileSync(join(copy.root, 'apps/saltbush/src/brand.ts'), brand)
  })

  it('a page: its words, its address, its story, and a row in each list', () => {
    expect(generate(['page', 'our-promise'])).toEqual([
      'packages/features/package.json',
      'packages/features/src/content/our-promise/OurPromisePage.tsx',
      'packages/features/src/content/our-promise/copy.ts',
      'packages/site/src/analytics/reportedPages.fixture.ts',
      'packages/site/src/pages/OurPromise.stories.tsx',
      'packages/site/src/pages/linkablePaths.ts',
      'packages/site/src/pages/our-promise.page.tsx',
    ])
    expect(text('packages/analytics/src/generated/flowSteps.ts')).toContain("  '/our-promise',\n")
    expect(copy.types('packages/site')).toBe('')
    expect(copy.tests('packages/site', 'src/pages/links', 'src/analytics')).toBe('')
  })

  // Last, since flows that name every step do not compile before their copy is written. Their tests:
  // generate.long.ts.
  it('a step of each flow, and a flow with a second step', () => {
    const made = generate(
      ['step', 'client-quote', 'payment-timing'],
      ['step', 'calculator', 'monthly-budget'],
      ...FLOWS_OF_STEPS.map((flow) => ['step', flow, 'travel-plans']),
      ['flow', 'house-claim'],
      ['step', 'house-claim', 'damages'],
    )
    const folder = 'packages/features/src/client-quote/steps/payment-timing'
    expect(made.filter((path) => /payment-timing|\/client-quote\//.test(path))).toEqual([
      '.changeset/client-quote-payment-timing.md',
      'packages/features/src/client-quote/flow.ts',
      `${folder}/PaymentTimingStep.stories.tsx`,
      `${folder}/PaymentTimingStep.tsx`,
      `${folder}/copy.ts`,
      `${folder}/model.ts`,
      `${folder}/step.ts`,
      `${folder}/submission.fixture.ts`,
    ])
    expect(text('packages/features/src/client-quote/flow.ts')).toContain(
      'premiumType, paymentTiming, getQuote]',
    )
    expect(text('packages/embed-sdk/src/generated/flowSteps.ts')).toContain("'payment-timing', 'get-quote'")
    expect(text('packages/features/src/calculator/flow.ts')).toContain(
      'existingCover, monthlyBudget, results]',
    )

    const listOf = (flow: string) =>
      /steps(?::| =) \[([^\]]*)\]/
        .exec(text(`packages/features/src/${flow}/flow.ts`))?.[1]
        ?.replace(/\s+/g, ' ')
    expect(listOf('application')).toMatch(/beneficiaries, travelPlans, insurerDeclarations,? $/)
    expect(listOf('change-my-cover')).toMatch(/personalQuestionnaire, travelPlans, insurerDeclarations,? $/)
    expect(listOf('make-a-claim')).toBe('yourClaim, whatHappened, travelPlans, contactAndConsent')
    expect(listOf('transfer-policy')).toBe('policyHolders, policyDetails, travelPlans, termsAndConditions')

    const drawn = text('tooling/storybook/.storybook/generated/flowSteps.ts')
    expect(drawn).toContain("'payment-timing', 'get-quote'")
    expect(drawn).toContain("'house-claim': ['start', 'damages', 'check-and-send']")
    expect(text('packages/features/src/client-quote/generated/stepScreens.ts')).toContain(
      "'payment-timing': () => import('../steps/payment-timing/PaymentTimingStep.tsx'),",
    )

    expect(made).toEqual(
      expect.arrayContaining(['packages/core/src/flows/flows.ts', 'packages/site/src/areas.ts']),
    )
    expect(text('packages/features/src/house-claim/flow.ts')).toContain(
      'steps: [start, damages, checkAndSend],',
    )
    expect(text('packages/analytics/src/generated/flowSteps.ts')).toContain(
      "'house-claim': ['start', 'damages', 'check-and-send']",
    )
  })

  it('a flow that compiles and runs to its end: offline, refused and received', () => {
    const errors = copy.types('packages/features').split('\n')
    expect(errors.filter((line) => line.startsWith('src/house-claim/'))).toEqual([])
    const submission = text('packages/features/src/house-claim/submission/submission.test.ts')
    for (const walked of ['is received:', 'after a lost answer', 'are refused', 'asks for a lost answer'])
      expect(submission).toContain(walked)
    expect(copy.tests('packages/features', 'house-claim')).toBe('')
  })

  it('says which operation a new flow still needs', () => {
    const { remains } = planOf(copy.root, ['flow', 'car-claim'])
    expect(remains.join('\n')).toContain('POST /api/v1/car-claim')
  })
})

describe('refuses, and writes nothing:', () => {
  const brand =
    "brand <name> [--title …] [--domain …] [--colour '#…'] [--email …] [--phone …] [--legal-name …] [--abn …] [--afsl …] [--port …] [--embed] [--from <brand>]."
  const usage = `pnpm generate step <flow> <id> | flow <name> | component <name> | hosts <brand> | insurer <code> <name> | cover <kind> | page <name> | ${brand}`

  it.each([
    ['', `Say what to generate: ${usage}`],
    ['mutant x', `"mutant" is nothing that can be generated: ${usage}`],
    ['step calculator', `"step" takes a flow and an id: ${usage}`],
    ['insurer KES', `"insurer" takes a code and a name: ${usage}`],
    ['insurer Kes Kestrel', '"Kes" is no code: three capitals, like KES.'],
    ['insurer KES kestrel', '"kestrel" is no name: words of letters, like "Kestrel Life".'],
    ['insurer ZUR Zurella', 'There is an insurer ZUR already: see packages/core/src/insurers/zur.ts.'],
    ['cover life', 'There is a cover life already: see packages/core/src/covers/life.'],
    [
      'page complaints',
      'There is a page "complaints" already: see packages/site/src/pages/complaints.page.tsx.',
    ],
    ['flow one two', `"flow" takes one name: ${usage}`],
    ['brand', `"brand" takes one name: pnpm generate ${brand}`],
    ['brand wollemi pine', `"brand" takes one name: pnpm generate ${brand}`],
    ['brand wollemi --motto x', `Unknown option '--motto': pnpm generate ${brand}`],
    [
      'brand wollemi --colour teal',
      `--colour takes six digits in quotation marks, as '#0E5A73', not "teal".`,
    ],
    [
      'brand wollemi --title <b>',
      '--title takes a name of at most 40 letters, like "Banksia Cover", not "<b>".',
    ],
    [
      'brand wollemi --domain www.wollemi.example',
      '--domain takes a domain without www, like banksiacover.com.au, not "www.wollemi.example".',
    ],
    ['brand wollemi --port 80', '--port takes a number from 4100 to 4188, not "80".'],
    ['brand wollemi --port 4189', '--port takes a number from 4100 to 4188, not "4189".'],
    ['brand wollemi --port 4103', '--port 4103 is the one of apps/saltbush.'],
    ['brand wollemi --port 4120', '--port 4120 is the one of the demo partner.'],
    ['brand wollemi --from embed', 'There is no brand "embed" in apps.'],
    [
      'brand wollemi --domain bluegumadvice.example',
      "The domain bluegumadvice.example is another brand's: see tooling/hosting/src/inventory.ts.",
    ],
    [
      'step calculator MonthlyBudget',
      '"MonthlyBudget" is not kebab-case: lower-case words joined by hyphens, like payment-timing.',
    ],
    [
      'component ../card',
      '"../card" is not kebab-case: lower-case words joined by hyphens, like payment-timing.',
    ],
    ['flow claim_', '"claim_" is not kebab-case: lower-case words joined by hyphens, like payment-timing.'],
    ['brand Red', '"Red" is not kebab-case: lower-case words joined by hyphens, like payment-timing.'],
    ['step claim when', 'There is no flow "claim": packages/features/src/claim/flow.ts is missing.'],
    ['step calculator about-you', 'The flow "calculator" has a step "about-you" already.'],
    ['step calculator results', 'The flow "calculator" has a step "results" already.'],
    ['step client-quote get-quote', 'The flow "client-quote" has a step "get-quote" already.'],
    ['flow client-quote', 'There is a flow "client-quote" already: see packages/core/src/flows/flows.ts.'],
    ['flow calculator', 'There is a flow "calculator" already: see packages/core/src/flows/flows.ts.'],
    ['flow content', 'packages/features/src/content exists already, and is no flow of the registry.'],
    ['hosts', `"hosts" takes one name: ${usage}`],
    [
      'hosts wollemi',
      'There is no brand "wollemi": apps/wollemi/src/brand.ts is missing. Unpack its folder in apps first.',
    ],
    ['brand saltbush', 'There is a package "saltbush" already: see apps/saltbush.'],
    ['brand core', 'There is a package "core" already: see packages/core.'],
    ['brand gum2', '"gum2" is not one word: a brand\'s account name is letters only.'],
    ['brand red-gum', '"red-gum" is not one word: a brand\'s account name is letters only.'],
    ['component card', 'The kit has "card" already: see packages/ui/src/index.ts.'],
    ['component stack', 'The kit has "stack" already: see packages/ui/src/index.ts.'],
  ])('%s', (command, sentence) => {
    expect(() => planOf(copy.root, command.split(' ').filter(Boolean))).toThrow(new Refusal(sentence))
  })

  it('to write over a folder that is not in the list', () => {
    mkdirSync(join(copy.root, 'packages/features/src/calculator/steps/half-done'))
    expect(() => planOf(copy.root, ['step', 'calculator', 'half-done'])).toThrow(
      new Refusal('The flow "calculator" has a step "half-done" already.'),
    )
  })

  it('says so and fails, and leaves every file as it was', () => {
    const before = [...readFolder(join(copy.root, 'packages'))]
    const { status, stdout, stderr } = copy.run('step', 'calculator', 'about-you')
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: 'The flow "calculator" has a step "about-you" already.\n',
    })
    expect([...readFolder(join(copy.root, 'packages'))]).toEqual(before)
  })
})
