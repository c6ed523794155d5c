import { choice, is, isAny, monthYear, pack, text, yesNo } from '../../index.ts'

/** Moles, sunspots, skin cancers and lumps in the skin. */
export const skinLesion = pack('skinLesion', {
  site: text({ ask: 'Where on your body was it?' }),
  removed: choice({
    ask: 'What was done about it?',
    options: {
      cut: 'It was cut out',
      treated: 'It was frozen, scraped off or treated with cream',
      watched: 'It’s being watched',
      planned: 'I’m waiting to have it removed or tested',
    },
  }),
  treatedIn: monthYear({
    ask: 'When was it removed or treated?',
    unsure: true,
    help: 'Your clinic or skin doctor can look up the date. A rough month is fine.',
    when: isAny('removed', ['cut', 'treated']),
  }),
  histology: choice({
    ask: 'What did the laboratory find?',
    hint: 'After a lesion is cut out it’s usually looked at under a microscope. The report is called histology or pathology.',
    options: {
      harmless: 'Harmless',
      early: 'Not normal, but not cancer',
      common: 'A basal cell or squamous cell cancer',
      melanoma: 'A melanoma, early (in situ) or deeper',
      none: 'It wasn’t tested',
    },
    unsure: true,
    help: 'Ask the clinic that removed it for a copy of the pathology report.',
    when: isAny('removed', ['cut', 'treated']),
  }),
  depth: text({
    ask: 'How thick was it, or what stage did the report give?',
    hint: 'For example “in situ”, “0.4 mm” or “Clark level 2”. Write “not known” if you can’t find it.',
    when: is('histology', 'melanoma'),
  }),
  returned: yesNo({
    ask: 'Has it come back since then?',
    when: isAny('removed', ['cut', 'treated']),
  }),
  followUp: yesNo({ ask: 'Do you have regular skin checks?' }),
})
