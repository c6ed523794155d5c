import './brandTheme.css.ts'
import type { Brand } from '@coverkit/brand'
import { lazy } from 'react'
import { Logo } from './Logo.tsx'
import { occupationIds } from './occupations.ts'
import { tokens } from './tokens.ts'

const { colours } = tokens

/** Drawn beside forms alone, so its code stays out of the first load. */
const Perch = lazy(async () => ({ default: (await import('./perch/Perch.tsx')).Perch }))

export const brand: Brand = {
  accountName: 'redearth',
  name: 'Red Earth Cover',
  legalName: 'Red Earth Cover Pty Ltd',
  link: 'https://www.redearthcover.example',
  email: 'crew@redearthcover.example',
  phone: '08 5550 2735',
  office: {
    city: 'Perth',
    timeZone: 'Australia/Perth',
    opens: '06:00',
    closes: '18:00',
    post: 'GPO Box 0000, Perth WA 6848',
  },
  words: {
    whoWeAre:
      'We’re a broker in Perth for people who fly in and fly out. We answer the phone from 6 am, so you can call before a day shift or after a night shift.',
    remuneration:
      'Our staff are paid salaries and share a yearly bonus for how well they look after customers. It doesn’t depend on which insurer you choose. We don’t pay employers or unions that refer you to us.',
    instructions: 'You can give us instructions on this site, by phone or by email, from home or from site.',
  },
  background: colours.tint,
  whoWeAreLink: '/who-we-are',
  fsgLink: '/financial-services-guide',
  privacyPolicyLink: '/privacy-policy',
  regNumbers: { abn: '00 000 000 000', afsl: '000000' },
  themeColors: {
    'kpurple-500': colours.action,
    'kpurple-600': '#963613',
    'kpurple-700': colours.actionPressed,
    'kgreen-400': colours.accent,
    bomgray2: colours.tint,
    bomgray3: colours.border,
    bomgray4: colours.softInk,
    bomgray5: colours.ink,
  },
  assets: { logo: '/favicon.svg', founders: null, articles: null },
  navigation: {
    header: [
      { label: 'Home', href: '/' },
      { label: 'Get a quote', href: '/client-quote/select-covers' },
      { label: 'Calculate Your Needs', href: '/life-insurance-calculator/about-you' },
      { label: 'Learn About Life Insurance', href: '/learn' },
    ],
    footer: [
      { label: 'Who we are', href: '/who-we-are' },
      { label: 'The four covers', href: '/client-quote/types' },
      { label: 'Transfer a policy', href: '/transfer-policy/policy-holders' },
      { label: 'Learn', href: '/learn' },
      { label: 'Questions and answers', href: '/faq/about' },
      { label: 'Get help', href: '/get-help' },
      { label: 'Contact us', href: '/contact-us' },
    ],
  },
  occupationIds,
  Logo,
  Perch,
}
