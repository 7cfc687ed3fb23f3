/** Keys of the traits that the library has sentences for (a test compares them). */
export const positiveTraits = [
  'teamgeist', 'hilfsbereitschaft', 'freundlichkeit', 'kundenorientierung', 'verantwortungsbewusstsein',
  'kommunikationsstaerke', 'besonnenheit', 'diskretion', 'sicheres-auftreten', 'kritikfaehigkeit', 'gewissenhaftigkeit',
  'eigeninitiative', 'lernbereitschaft', 'zielstrebigkeit', 'termintreue', 'kreativitaet', 'analytisches-denken',
  'vielseitigkeit', 'selbstaendigkeit', 'kostenbewusstsein',
] as const; // prettier-ignore
export const leaderTraits = [
  'vorbild', 'motivation', 'delegation', 'foerderung', 'entscheidungsfreude', 'durchsetzungskraft', 'weitblick',
  'konfliktloesung', 'personaleinsatz', 'unternehmerisches-denken',
] as const; // prettier-ignore
