/** Why a model gave nothing that can be used. */
export type FaultKind = 'refused' | 'busy' | 'slow' | 'cancelled' | 'unusable' | 'unavailable';

/** German, for the user: what happened, that nothing is lost, what to do. */
const messages: Readonly<Record<FaultKind, string>> = {
  refused: 'Der Anbieter des Sprachmodells hat die Anfrage abgelehnt. Ihr Text ist unverändert.',
  busy: 'Das Sprachmodell ist gerade ausgelastet. Bitte in einigen Minuten noch einmal versuchen.',
  slow: 'Das Sprachmodell hat zu lange gebraucht. Ihr Text ist unverändert.',
  cancelled: 'Die Anfrage wurde abgebrochen.',
  unusable: 'Die Antwort des Sprachmodells war nicht zu gebrauchen. Ihr Text ist unverändert.',
  unavailable: 'Das Sprachmodell ist gerade nicht erreichbar. Ihr Text ist unverändert.',
};

export class ModelFault extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind, options?: ErrorOptions) {
    super(messages[kind], options);
    this.name = 'ModelFault';
    this.kind = kind;
  }
}
