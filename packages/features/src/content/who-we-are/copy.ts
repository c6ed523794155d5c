import { type BrandData, officeHours, refundOf } from '@coverkit/brand'
import { insurerName } from '@coverkit/core'
import { panelCount, panelOf } from '#cover/panel'
import type { Article } from '../article/Article.ts'
import { refundWords } from '../legal/refundWords.ts'

export const whoWeAreCopy = (brand: BrandData): Article => ({
  heading: 'Who we are',
  lead: `${brand.name} is an Australian life insurance broker. We compare ${panelCount(brand)} insurers{if claims, changeCover}, help you apply, and help when you change your cover or make a claim{end}{if claims, not changeCover}, help you apply, and help when you make a claim{end}{if not claims, changeCover}, help you apply, and help when you change your cover{end}{if not claims, not changeCover} and help you apply{end}.`,
  picture: brand.assets.founders
    ? { address: brand.assets.founders, alt: `The people at ${brand.name}` }
    : null,
  sections: [
    {
      id: 'what-we-do',
      heading: 'What we do',
      blocks: [
        brand.words.whoWeAre,
        'We show what cover costs with each insurer on our panel, side by side, for the same amounts. If an insurer had to change one of your choices, we tell you. You decide how much cover, which insurer and how to pay, from your bank account or, where the law allows it, from your super.',
        'We’re a broker, not an insurer. The insurer you choose issues your policy, decides whether to accept you, and decides and pays claims. We help you with the paperwork and any questions along the way.',
      ],
    },
    {
      id: 'how-we-are-paid',
      heading: 'How we’re paid',
      blocks: [
        'The insurer pays us a commission when your policy starts and for each year you keep it. It’s part of the premium you see. It’s up to 60% of the first year’s premium and up to 20% of each later year’s.',
        ...(refundOf(brand) ? [refundWords(brand)] : []),
        'Because we receive commission, we aren’t independent. We don’t charge you for comparing or applying. Our Financial Services Guide has the details.',
        { links: [{ label: 'Read the Financial Services Guide', href: brand.fsgLink }] },
      ],
    },
    {
      id: 'whom-we-compare',
      heading: 'Who we compare',
      blocks: [
        `We have ${panelCount(brand)} insurers on our panel. There are other insurers and policies we don’t compare. We show the lowest price first, and you can sort quotes another way. No insurer can pay to appear higher in the list.`,
        {
          list: panelOf(brand).map(insurerName),
        },
      ],
    },
    {
      id: 'what-we-do-not-do',
      heading: 'What we don’t do',
      blocks: [
        {
          list: [
            'We give general information, not personal advice. We don’t know your whole situation, so think about whether the cover is right for you.',
            'We won’t call you to sell you anything unless you ask us to. If you apply{if claims} or make a claim{end}, we may call about that.',
            'We don’t sell your information.',
          ],
        },
      ],
    },
    {
      id: 'talk-to-us',
      heading: 'Talk to us',
      blocks: [
        `Call ${brand.phone}, ${officeHours(brand)}. Write to ${brand.email}, or to ${brand.legalName}, ${brand.office.post}. If you’d like an interpreter, call 131 450 and ask for us. If you’re deaf or have difficulty hearing or speaking, reach us through the National Relay Service.`,
        { links: [{ label: 'Ask us to contact you', href: '/contact-request' }] },
      ],
    },
  ],
  closing: `${brand.name} is a fictitious brand for a demonstration product. Its insurers, prices and company numbers are samples.`,
})
