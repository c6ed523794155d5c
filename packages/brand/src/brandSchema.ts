import { INSURER_CODES } from '@coverkit/core'
import * as z from 'zod/mini'
import { type BrandData, OFFICE_TIME_ZONES, type THEME_COLOR_NAMES } from './contract.ts'
import { OFFER_NAMES, OFFERS_IN_ACCOUNT, type OfferName } from './offers.ts'

const text = z.string().check(z.trim(), z.minLength(1))
const color = z.string().check(z.regex(/^#[0-9A-F]{6}$/i, 'must be #RRGGBB'))
const origin = z
  .string()
  .check(z.regex(/^https:\/\/[a-z0-9.-]+$/, 'must be https:// and a host, no slash at the end'))
const address = z
  .string()
  .check(z.regex(/^(\/(?!\/)|https:\/\/)/, 'must be a path of ours or an https address'))
const navLinks = z.array(z.strictObject({ label: text, href: address })).check(z.minLength(1))

const themeColors = z.strictObject({
  'kpurple-500': color,
  'kpurple-600': color,
  'kpurple-700': color,
  'kgreen-400': color,
  bomgray2: color,
  bomgray3: color,
  bomgray4: color,
  bomgray5: color,
} satisfies Record<(typeof THEME_COLOR_NAMES)[number], typeof color>)

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time, as 08:30'))
const sentences = z.string().check(z.regex(/^[A-Z].{20,400}\.$/, 'must be one to three whole sentences'))

const office = z
  .strictObject({
    city: text,
    timeZone: z.enum(OFFICE_TIME_ZONES),
    opens: clock,
    closes: clock,
    post: z
      .string()
      .check(z.regex(/ (NSW|VIC|QLD|SA|WA|TAS|NT|ACT) \d{4}$/, 'must end in a state and postcode')),
  })
  .check(z.refine(({ opens, closes }) => opens < closes, 'must open before it closes'))

type OffersRead = Partial<Record<OfferName, boolean | undefined>>

const offer = z.optional(z.boolean('must be true or false'))

const offers = z
  .strictObject(
    {
      claims: offer,
      transfers: offer,
      changeCover: offer,
      guaranteedInsurability: offer,
      identityCheck: offer,
      account: offer,
    } satisfies Record<OfferName, typeof offer>,
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? `no offer is called ${issue.keys?.join(', ')}; there are ${OFFER_NAMES.join(', ')}`
          : 'must name offers',
    },
  )
  .check(
    ...OFFERS_IN_ACCOUNT.map((name) =>
      z.refine<OffersRead>((given) => given.account !== false || given[name] !== true, {
        path: [name],
        error: 'needs the account, which is off',
      }),
    ),
  )

const insurers = z.array(z.enum(INSURER_CODES, `must be one of ${INSURER_CODES.join(', ')}`)).check(
  z.minLength(2, 'must name two insurers or more'),
  z.refine((codes) => new Set(codes).size === codes.length, 'must name each insurer once'),
)

const percentage = z.int('must be a whole percentage').check(z.minimum(1), z.maximum(100))

const remuneration = z
  .strictObject({
    laterYears: percentage,
    refund: z.nullable(percentage),
    refundPaid: z.optional(sentences),
  })
  .check(
    z.refine(({ refund, refundPaid }) => refund === null || refundPaid !== undefined, {
      path: ['refundPaid'],
      error: 'must say when and how a refund is paid',
    }),
  )

const content = z.strictObject({
  reviewed: z.record(
    z.string().check(z.regex(/^\/[a-z/-]+$/)),
    z.strictObject({ on: z.iso.date('must be a day, as 2027-03-01'), by: text }),
  ),
})

const brandSchema = z.object({
  accountName: z.string().check(z.regex(/^[A-Za-z]{1,32}$/, 'must be 1 to 32 letters')),
  name: text,
  legalName: text,
  link: origin,
  email: z.email(),
  phone: z.string().check(z.regex(/^[0-9 ]{10,14}$/, 'must be an Australian number')),
  office,
  words: z.strictObject({ whoWeAre: sentences, remuneration: sentences, instructions: sentences }),
  background: color,
  whoWeAreLink: address,
  fsgLink: address,
  privacyPolicyLink: address,
  regNumbers: z.strictObject({
    abn: z.string().check(z.regex(/^\d{2} \d{3} \d{3} \d{3}$/, 'must be 11 digits, as 00 000 000 000')),
    afsl: z.string().check(z.regex(/^\d{6}$/, 'must be 6 digits')),
  }),
  themeColors,
  assets: z.strictObject({ logo: address, founders: z.nullable(address), articles: z.nullable(address) }),
  navigation: z.strictObject({ header: navLinks, footer: navLinks }),
  occupationIds: z.optional(z.array(z.int().check(z.positive())).check(z.minLength(1))),
  insurers: z.optional(insurers),
  remuneration: z.optional(remuneration),
  content: z.optional(content),
  offers: z.optional(offers),
})

/** Checks a brand's data; the build calls it. Throws an error that names every field at fault. */
export function checkBrand(brand: BrandData): void {
  const result = brandSchema.safeParse(brand)
  if (result.success) return
  const errors = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The brand "${brand.accountName}" is not complete:\n${errors.join('\n')}`)
}
