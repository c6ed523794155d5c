import { gate, page, section } from '../index.ts'
import { heldCover } from './packs/heldCover.ts'
import { pastClaim } from './packs/pastClaim.ts'
import { pastDecision } from './packs/pastDecision.ts'

/** Other cover, decisions of insurers, and claims. */
export const cover = section('cover', {
  title: 'Cover you have or had',
  pages: [
    page('cover', {
      title: 'Cover you have or had',
      questions: {
        held: gate({
          ask: 'Do you have other life, TPD, critical illness or income protection cover, or have you applied for any?',
          hint: 'Count cover inside super and through work. Leave out what you’re applying for here.',
          why: 'Insurers add up all your cover, and must know if this one replaces another.',
          unsure: true,
          help: 'Your super fund’s app or yearly statement lists any insurance in your account. Your employer can tell you about cover through work.',
          rows: { pack: heldCover, max: 10, name: 'insurer' },
        }),
        decisions: gate({
          ask: 'Has an insurer ever turned down or postponed your application, or changed the terms of your cover?',
          hint: 'For example a higher price because of your health or job, or an illness the cover wouldn’t pay for.',
          unsure: true,
          help: 'Look for a letter from the insurer, or ask the adviser or fund you applied through.',
          rows: { pack: pastDecision, max: 10, name: 'insurer' },
        }),
        claims: gate({
          ask: 'Have you ever claimed money because you were ill, injured or disabled?',
          hint: 'From an insurer, a super fund, workers compensation, a road accident scheme, Centrelink or Veterans’ Affairs.',
          rows: { pack: pastClaim, max: 10, name: 'source' },
        }),
      },
    }),
  ],
})
