import type { BrandData } from '@coverkit/brand'
import type { Article } from '../article/Article.ts'

export const privacyPolicyCopy = (brand: BrandData): Article => ({
  heading: 'Privacy policy',
  lead: `What ${brand.legalName} asks for, why, who sees it, and what you can do about it.`,
  sections: [
    {
      id: 'what-we-collect',
      heading: 'What we collect',
      blocks: [
        {
          list: [
            'For prices: your age, gender, whether you smoke, your occupation, your state or territory, and the covers you choose. We do not need your name for prices.',
            'For the calculator: your income, dependants, assets, debts and the cover you already have.',
            'For an application: your name, contact details, date of birth, and what the insurer asks about your health, work and pastimes. Health details are sensitive, and we ask for them only with your consent.',
            'To check your identity, with your consent: your name and date of birth as they’re on your documents, the numbers on them, and photos if you choose to send them. We keep the result, and neither the numbers nor the photos.',
            'For a claim: who it’s for, what happened, doctors and work as far as you tell us, how to reach you, and the documents you add. We remove from photos where and when they were taken. Bank details come once a claim is accepted.',
            'When you contact us: what you tell us.',
          ],
        },
        'Do not tell us about genetic tests. Insurers may not ask for or use protected genetic information.',
        'We do not ask for your tax file number or your card number. Card details go to the payment provider only.',
      ],
    },
    {
      id: 'on-your-device',
      heading: 'What stays on your device',
      blocks: [
        'Your answers are kept on your device, encrypted, so that you can take a break: 7 days after your last change, or 30 days if you are signed in. You can clear them with Start again. If you leave or reload a page in its first moments, what you typed may stay unencrypted in that browser tab. It goes when it’s saved or you close the tab. Your answers are sent to us when you press Continue, those of a claim when you lodge it. While you add documents to a claim, your device remembers which upload isn’t finished, encrypted, with the name of the file and not the file itself.',
      ],
    },
    {
      id: 'why',
      heading: 'Why we use it',
      blocks: [
        'To show your needs and prices, to send your application to the insurer you choose, to pass a claim on to its insurer, to look after your cover, to answer you, and to meet the law. We contact you about products only if you have agreed, and your agreement ends after 42 days or when you say so.',
      ],
    },
    {
      id: 'who-sees-it',
      heading: 'Who sees it',
      blocks: [
        'The insurer you choose, and people who work for us under the same duties, such as those who host our systems. We do not sell your details. If something is stored or seen overseas, we make sure that the Australian Privacy Principles are met.',
        'If you agree to an identity check, we compare the details you enter with the records of whoever issued the document, through the Document Verification Service.',
        'Usage figures never contain health, identity or contact details, and addresses of pages never do either.',
      ],
    },
    {
      id: 'counting-visits',
      heading: 'Counting visits',
      blocks: [
        'Where this site counts visits, it asks first. If you accept, Google Tag Manager loads and learns which pages and steps you see, never what you enter. If you reject, or your browser sends the Global Privacy Control signal, nothing is counted. We remember your choice on your device for 6 months. You can change it with “Cookie and analytics choices” at the foot of any page; without that link, this site counts nothing. Pages of your application, your account and transfers never load it.',
      ],
    },
    {
      id: 'automated-decisions',
      heading: 'Automated decisions',
      blocks: [
        'A computer program makes these decisions, or does most of the work for them, from the details you give:',
        {
          terms: [
            {
              term: 'Which covers and insurers can be quoted',
              meaning:
                'from your age, occupation and the amounts you choose. Some covers are not offered above an age or for some work.',
            },
            {
              term: 'Terms that depend on your occupation',
              meaning:
                'such as whether own-occupation cover or a benefit period is on offer, from the occupation class of each insurer.',
            },
            {
              term: 'Whether your identity is confirmed online',
              meaning:
                'from whether the details you enter match the official record. A program may say yes. If your details don’t match, one of us finishes the check with you.',
            },
            {
              term: 'Indicative premiums',
              meaning:
                'from your age, gender, whether you smoke, occupation, state, covers and payment frequency. The insurer sets the final premium.',
            },
          ],
        },
        'They can affect what you pay and whether you are offered cover. You can ask us to explain one, or to have a person look at it again.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'What you can do',
      blocks: [
        'If you have an account, you can do it yourself under “Update my details”: correct your details, download everything we hold about you, turn off news and offers, or close your account. Before you close it, we show you what the law makes us keep, and for how long.',
        { links: [{ label: 'Update my details', href: '/account/update-my-details' }] },
        `Ask to see what we hold about you, to correct it, or to delete what the law does not make us keep. Write to ${brand.email} or call ${brand.phone}. We answer within 30 days and charge nothing for asking.`,
        'If we lose or expose your details in a way that may harm you, we tell you and the Office of the Australian Information Commissioner (OAIC).',
        'If you are not satisfied, complain to us first. If that does not settle it, go to the OAIC at oaic.gov.au or on 1300 363 992.',
        { links: [{ label: 'How to complain', href: '/complaints' }] },
      ],
    },
  ],
  closing: `${brand.legalName}, ABN ${brand.regNumbers.abn}. In force from 1 November 2026.`,
})
