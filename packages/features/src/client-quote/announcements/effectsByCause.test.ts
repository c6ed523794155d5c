import { COVER_KINDS } from '@coverkit/core'
import { expect, it } from 'vitest'
import { choosing, submit } from '../testing/quoteVisitor.fixture.ts'
import { effectsByCause } from './announcementMessages.ts'

it('says a cause once, with all that it led to', () => {
  const life = submit(choosing(['life', 'tpd', 'criticalIllness']), 'life-cover', { amount: '500k' })
  const tpd = submit(life, 'tpd-cover', { amount: '400k', structure: 'life', extras: ['lifeBuyBack'] })
  const without = submit(tpd, 'select-covers', { covers: ['tpd', 'criticalIllness'] })
  const [announcement] = without.announced
  if (!announcement) throw new Error('Nothing was announced')
  expect([...effectsByCause(announcement, COVER_KINDS)]).toEqual([
    [
      'You removed life cover',
      [
        'cleared your answers about life cover ($500,000)',
        'changed the structure of your TPD cover from Linked to life to Standalone',
        'changed the linked part of your TPD cover from $400,000 to none',
        'changed the standalone part of your TPD cover from none to $400,000',
        'changed the extras on your TPD cover from Life buy back to none',
      ],
    ],
  ])
})
