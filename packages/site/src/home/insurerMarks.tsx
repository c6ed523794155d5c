import type { ReactNode } from 'react'

export type Insurer = { code: string; name: string; site: string; mark: ReactNode }

/** The seven insurers of the panel, invented, with a mark drawn for each on a 32 by 32 grid. */
export const insurers: readonly Insurer[] = [
  {
    code: 'MLP',
    name: 'Meridian Life Protection',
    site: 'https://meridian-life.example/',
    mark: (
      <>
        <circle cx="16" cy="16" r="12" />
        <path d="M16 4v24M7 8c6 5 12 5 18 0M7 24c6-5 12-5 18 0" />
      </>
    ),
  },
  {
    code: 'NEO',
    name: 'Neota Life',
    site: 'https://neota-life.example/',
    mark: <path d="M6 26V8l20 16V6M16 4l3 4-3 4" />,
  },
  {
    code: 'MLC',
    name: 'Mallee Life Company',
    site: 'https://mallee-life.example/',
    mark: (
      <>
        <path d="M16 28V15M16 20l-7-6M16 17l7-6" />
        <path d="M5 14c0-6 5-9 11-9s11 3 11 9c-4-2-7-1-11 1-4-2-7-3-11-1Z" />
      </>
    ),
  },
  {
    code: 'ACC',
    name: 'Accord Life',
    site: 'https://accord-life.example/',
    mark: (
      <>
        <circle cx="12" cy="16" r="8" />
        <circle cx="20" cy="16" r="8" />
      </>
    ),
  },
  {
    code: 'ZUR',
    name: 'Zurella',
    site: 'https://zurella.example/',
    mark: <path d="M6 8h20L6 24h20M11 16h10" />,
  },
  {
    code: 'ING',
    name: 'Ingleside Life',
    site: 'https://ingleside-life.example/',
    mark: <path d="M5 27V14L16 5l11 9v13M12 27V17h8v10M3 27h26" />,
  },
  {
    code: 'AIG',
    name: 'Aigrette Assurance',
    site: 'https://aigrette.example/',
    mark: <path d="M9 28c1-8 4-12 8-13 5-1 7-5 6-10-6 0-9 3-9 8M17 15c4 2 6 5 7 9M4 28h22" />,
  },
]
