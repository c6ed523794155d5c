export const tokens = {
  colours: {
    action: '#0B6E4F',
    actionPressed: '#084F39',
    accent: '#F2A541',
    accentText: '#7A4B00',
    ink: '#16211D',
    softInk: '#4C5954',
    tint: '#F1F6F3',
    border: '#7F8C86',
  },
  radius: 10,
}
