import './brandTheme.css.ts'
import type { Brand } from '@coverkit/brand'
import { lazy } from 'react'
import { Logo } from './Logo.tsx'
import { tokens } from './tokens.ts'

const { colours } = tokens

/** Drawn beside forms alone, so its code stays out of the first load. */
const Perch = lazy(async () => ({ default: (await import('./perch/Perch.tsx')).Perch }))

export const brand: Brand = {
  accountName: 'wattlebird',
  name: 'Wattlebird',
  legalName: 'Wattlebird Cover Pty Ltd',
  link: 'https://www.wattlebird.example',
  email: 'hello@wattlebird.example',
  phone: '02 5550 4120',
  office: {
    city: 'Sydney',
    timeZone: 'Australia/Sydney',
    opens: '08:00',
    closes: '18:00',
    post: 'GPO Box 0000, Sydney NSW 2001',
  },
  words: {
    whoWeAre:
      'We’re a broker in Sydney. You can do most things here by yourself, and talk to one of us whenever you’d rather.',
    remuneration:
      'Our staff are paid salaries, and none of them earns more when you choose one insurer over another. We don’t pay the websites that show our calculator or our quotes.',
    instructions: 'You can give us instructions on this site, by phone or by email.',
  },
  background: colours.tint,
  whoWeAreLink: '/who-we-are',
  fsgLink: '/financial-services-guide',
  privacyPolicyLink: '/privacy-policy',
  regNumbers: { abn: '00 000 000 000', afsl: '000000' },
  themeColors: {
    'kpurple-500': colours.action,
    'kpurple-600': '#512A97',
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
      { label: 'The four covers', href: '/client-quote/types' },
      { label: 'Calculate your needs', href: '/life-insurance-calculator/about-you' },
      { label: 'Learn', href: '/learn' },
      { label: 'Questions and answers', href: '/faq/about' },
      { label: 'Get help', href: '/get-help' },
      { label: 'Contact us', href: '/contact-us' },
      { label: 'Who we are', href: '/who-we-are' },
    ],
  },
  Logo,
  Perch,
}
