import type { ModuleFile } from '../../letter/module.ts';

/** One position on the way through the firm. */
export const station: ModuleFile = {
  kind: 'station',
  modules: [
    {
      id: 'station-uebernahm',
      text: 'Vom {Von} bis zum {Bis} arbeitete {er} als {Station}[ in der Abteilung {Stationsabteilung}].',
    },
    {
      id: 'station-seit',
      text: 'Seit dem {Von} {war|ist} {er} als {Station}[ in der Abteilung {Stationsabteilung}] tätig.',
    },
    {
      id: 'station-wechselte',
      text: 'Am {Von} wechselte {er} auf die Stelle als {Station}[ in der Abteilung {Stationsabteilung}].',
    },
    {
      id: 'station-taetig',
      text: 'In der Zeit vom {Von} bis zum {Bis} war {er} als {Station}[ in der Abteilung {Stationsabteilung}] tätig.',
    },
    {
      id: 'station-ausuebte',
      text: '{Name} übte vom {Von} bis zum {Bis} die Tätigkeit als {Station}[ in der Abteilung {Stationsabteilung}] aus.',
    },
    {
      id: 'station-innehatte',
      text: 'Die Stelle als {Station}[ in der Abteilung {Stationsabteilung}] hatte {er} vom {Von} bis zum {Bis} inne.',
    },
    {
      id: 'station-team-bis',
      text: 'Als {Station}[ in der Abteilung {Stationsabteilung}] gehörte {er} vom {Von} bis zum {Bis} zum Team.',
    },
    {
      id: 'station-wahrnahm',
      text: 'Vom {Von} bis zum {Bis} nahm {er} die Aufgaben als {Station}[ in der Abteilung {Stationsabteilung}] wahr.',
    },
    {
      id: 'station-uebernahm-bis',
      text: 'Zum {Von} übernahm {er} die Stelle als {Station}[ in der Abteilung {Stationsabteilung}] und blieb dort bis zum {Bis}.',
    },
    {
      id: 'station-begann-blieb',
      text: '{Name} begann am {Von} als {Station}[ in der Abteilung {Stationsabteilung}] und blieb bis zum {Bis} in dieser Stellung.',
    },
    {
      id: 'station-uebernahm-seit',
      text: 'Zum {Von} übernahm {er} die Aufgaben als {Station}[ in der Abteilung {Stationsabteilung}].',
    },
    {
      id: 'station-team-seit',
      text: 'Als {Station}[ in der Abteilung {Stationsabteilung}] {gehörte|gehört} {er} seit dem {Von} zum Team.',
    },
    {
      id: 'station-uebertrugen',
      text: 'Am {Von} übertrugen wir {ihm} die Stelle als {Station}[ in der Abteilung {Stationsabteilung}].',
    },
    {
      id: 'station-inne-seit',
      text: 'Die Stelle als {Station}[ in der Abteilung {Stationsabteilung}] {hatte|hat} {er} seit dem {Von} inne.',
    },
    {
      id: 'station-wahr-seit',
      text: '{Name} {nahm|nimmt} seit dem {Von} die Aufgaben als {Station}[ in der Abteilung {Stationsabteilung}] wahr.',
    },
    {
      id: 'station-ausuebt',
      text: 'Seit dem {Von} {übte|übt} {er} die Tätigkeit als {Station}[ in der Abteilung {Stationsabteilung}] aus.',
    },
  ],
};
