import { choice, monthYear, pack, text } from '../../index.ts'
import { purposes } from './purposes.ts'

/** A time lived in another country. */
export const livedAbroad = pack('livedAbroad', {
  country: text({ ask: 'Which country?', factual: true, hint: 'Add one entry for each country.' }),
  from: monthYear({ ask: 'From when?' }),
  until: monthYear({ ask: 'Until when?', hint: 'Enter this month if you still live there.' }),
  purpose: choice({ ask: 'What for?', options: purposes }),
})
