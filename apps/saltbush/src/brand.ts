import './brandTheme.css.ts'
import type { Brand } from '@coverkit/brand'
import { lazy } from 'react'
import { Logo } from './Logo.tsx'
import { tokens } from './tokens.ts'

const { colours } = tokens

/** Drawn beside forms alone, so its code stays out of the first load. */
const Perch = lazy(async () => ({ default: (await import('./perch/Perch.tsx')).Perch }))

export const brand: Brand = {
  accountName: 'saltbush',
  name: 'Saltbush Partners',
  legalName: 'Saltbush Partners Pty Ltd',
  link: 'https://www.saltbush.example',
  email: 'hello@saltbush.example',
  phone: '08 5550 4170',
  office: {
    city: 'Adelaide',
    timeZone: 'Australia/Adelaide',
    opens: '08:30',
    closes: '17:00',
    post: 'GPO Box 0000, Adelaide SA 5001',
  },
  words: {
    whoWeAre:
      'We’re a partnership in Adelaide, owned by the people who work in it. We’d rather you took your time.',
    remuneration:
      'Our partners share what the business earns, and everyone else is paid a salary. Nobody is paid more for one insurer than for another. We don’t pay people who refer you to us.',
    instructions: 'You can give us instructions on this site, by phone or by email.',
  },
  background: colours.tint,
  whoWeAreLink: '/who-we-are',
  fsgLink: '/financial-services-guide',
  privacyPolicyLink: '/privacy-policy',
  regNumbers: { abn: '00 000 000 000', afsl: '000000' },
  themeColors: {
    'kpurple-500': colours.action,
    'kpurple-600': '#365039',
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
      { label: 'Who we are', href: '/who-we-are' },
      { label: 'Get a quote', href: '/client-quote/select-covers' },
      { label: 'Transfer and save', href: '/transfer-policy/policy-holders' },
    ],
    footer: [
      { label: 'Calculate your needs', href: '/life-insurance-calculator/about-you' },
      { label: 'The four covers', href: '/client-quote/types' },
      { label: 'Who we are', href: '/who-we-are' },
      { label: 'Learn', href: '/learn' },
      { label: 'Questions and answers', href: '/faq/about' },
      { label: 'Get help', href: '/get-help' },
      { label: 'Contact us', href: '/contact-us' },
    ],
  },
  Logo,
  Perch,
}
