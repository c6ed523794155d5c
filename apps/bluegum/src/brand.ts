import './brandTheme.css.ts'
import type { Brand } from '@coverkit/brand'
import { lazy } from 'react'
import { Logo } from './Logo.tsx'
import { tokens } from './tokens.ts'

const { colours } = tokens

/** Drawn beside forms alone, so its code stays out of the first load. */
const Perch = lazy(async () => ({ default: (await import('./perch/Perch.tsx')).Perch }))

export const brand: Brand = {
  accountName: 'bluegum',
  name: 'Bluegum Advice',
  legalName: 'Bluegum Advice Pty Ltd',
  link: 'https://www.bluegumadvice.example',
  email: 'office@bluegumadvice.example',
  phone: '03 5550 6148',
  office: {
    city: 'Melbourne',
    timeZone: 'Australia/Sydney',
    opens: '09:00',
    closes: '17:30',
    post: 'GPO Box 0000, Melbourne VIC 3001',
  },
  words: {
    whoWeAre: 'We’re a broker in Melbourne. We show how we got every figure, so you can check our work.',
    remuneration:
      'Our staff are paid salaries, without bonuses or sales targets. We don’t pay people who refer you to us.',
    instructions: 'You can give us instructions on this site, by phone, by email or by post.',
  },
  background: colours.tint,
  whoWeAreLink: '/who-we-are',
  fsgLink: '/financial-services-guide',
  privacyPolicyLink: '/privacy-policy',
  regNumbers: { abn: '00 000 000 000', afsl: '000000' },
  themeColors: {
    'kpurple-500': colours.action,
    'kpurple-600': '#0C4F65',
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
      { label: 'Get a quote', href: '/client-quote/select-covers' },
      { label: 'Calculate your needs', href: '/life-insurance-calculator/about-you' },
      { label: 'Learn', href: '/learn' },
      { label: 'Who we are', href: '/who-we-are' },
    ],
    footer: [
      { label: 'Learn', href: '/learn' },
      { label: 'Questions and answers', href: '/faq/about' },
      { label: 'Get help', href: '/get-help' },
      { label: 'Contact us', href: '/contact-us' },
      { label: 'Transfer a policy', href: '/transfer-policy/policy-holders' },
      { label: 'The four covers', href: '/client-quote/types' },
    ],
  },
  Logo,
  Perch,
}
