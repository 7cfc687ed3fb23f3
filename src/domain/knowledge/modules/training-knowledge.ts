import type { ModuleFile } from '../../letter/module.ts';

/** What trainees and interns learnt and how they put it to use. */
export const trainingKnowledge: ModuleFile = {
  kind: 'performance',
  category: 'expertise',
  types: ['ausbildungszeugnis', 'praktikumszeugnis'],
  modules: [
    {
      id: 'training-knowledge-1-aneignen',
      grade: 1,
      text: 'Ein {hervorragendes}, {äußerst} fundiertes Fachwissen {zeichnete|zeichnet} {ihn} {stets} aus.',
    },
    {
      id: 'training-knowledge-1-weit-hinaus',
      grade: 1,
      text: '{Seine} {hervorragenden} Fachkenntnisse {gingen|gehen} {jederzeit} weit über das Erwartete hinaus.',
    },
    {
      id: 'training-knowledge-1-praxis',
      grade: 1,
      text: 'Das erlernte Fachwissen {wandte|wendet} {er} {immer} {ausgezeichnet} und mit größter Sicherheit in der Praxis an.',
    },
    {
      id: 'training-knowledge-1-niveau',
      grade: 1,
      text: '{Name} {beherrschte|beherrscht} die vermittelten Fachkenntnisse {stets} auf höchstem Niveau.',
    },
    {
      id: 'training-knowledge-2-erwerb',
      grade: 2,
      text: '{Name} {erwarb|erwirbt} {stets} gute und fundierte Fachkenntnisse.',
    },
    {
      id: 'training-knowledge-2-umsetzung',
      grade: 2,
      text: 'Neu erlerntes Fachwissen {setzte|setzt} {er} {jederzeit} sicher und fachgerecht in die Praxis um.',
    },
    {
      id: 'training-knowledge-2-umfang',
      grade: 2,
      text: '{Sein:n} Fachwissen {war|ist} {stets} umfassend und auf aktuellem Stand.',
    },
    {
      id: 'training-knowledge-2-fachfragen',
      grade: 2,
      text: 'Auch bei anspruchsvollen Fachfragen {zeigte|zeigt} {er} {immer} gute und sichere Kenntnisse.',
    },
    {
      id: 'training-knowledge-3-anwendung',
      grade: 3,
      text: '{Name} {erwarb|erwirbt} gute Fachkenntnisse und {wandte|wendet} sie sicher an.',
    },
    {
      id: 'training-knowledge-3-beherrschen',
      grade: 3,
      text: 'Die vermittelten Fachkenntnisse {beherrschte|beherrscht} {er} gut und {setzte|setzt} sie praxisgerecht ein.',
    },
    {
      id: 'training-knowledge-3-solide',
      grade: 3,
      text: '{Sein:n} Fachwissen {war|ist} solide und gut auf die Praxis übertragbar.',
    },
    {
      id: 'training-knowledge-3-fachgebiete',
      grade: 3,
      text: 'In den behandelten Fachgebieten {eignete|eignet} {er} sich solides Fachwissen an.',
    },
    {
      id: 'training-knowledge-4-anforderungen',
      grade: 4,
      text: '{Seine} Fachkenntnisse {entsprachen|entsprechen} den Anforderungen.',
    },
    {
      id: 'training-knowledge-4-erforderlich',
      grade: 4,
      text: '{Name} {eignete|eignet} sich die erforderlichen Fachkenntnisse an.',
    },
    {
      id: 'training-knowledge-4-ausreichend',
      grade: 4,
      text: 'Die vermittelten Fachkenntnisse {beherrschte|beherrscht} {er} in ausreichendem Maße.',
    },
    {
      id: 'training-knowledge-4-genuegen',
      grade: 4,
      text: '{Sein:n} Fachwissen {genügte|genügt} den Anforderungen der einzelnen Aufgabengebiete.',
    },
    {
      id: 'training-knowledge-5-allgemein',
      grade: 5,
      text: '{Name} {eignete|eignet} sich die vermittelten Fachkenntnisse {im Großen und Ganzen} an.',
    },
    {
      id: 'training-knowledge-5-wesentlich',
      grade: 5,
      text: '{Sein:n} Fachwissen {entsprach|entspricht} {im Wesentlichen} den Anforderungen.',
    },
    {
      id: 'training-knowledge-5-ueberwiegend',
      grade: 5,
      text: 'Das vermittelte Fachwissen {beherrschte|beherrscht} {er} {überwiegend} im erforderlichen Umfang.',
    },
    {
      id: 'training-knowledge-5-regel',
      grade: 5,
      text: 'Erlernte Fachkenntnisse {wandte|wendet} {er} im Großen und Ganzen richtig an.',
    },
  ],
};
