/** Why a model gave nothing that can be used. */
export type FaultKind = 'refused' | 'busy' | 'slow' | 'cancelled' | 'unusable' | 'unavailable';

/** German, for the user: what happened, that nothing is lost, what to do. They stand on formal and informal screens. */
const messages: Readonly<Record<FaultKind, string>> = {
  refused: 'Der Anbieter des Sprachmodells hat die Anfrage abgelehnt. Der Text ist unverändert.',
  busy: 'Das Sprachmodell ist gerade ausgelastet. Bitte in einigen Minuten noch einmal versuchen.',
  slow: 'Das Sprachmodell hat zu lange gebraucht. Der Text ist unverändert.',
  cancelled: 'Die Anfrage wurde abgebrochen.',
  unusable: 'Die Antwort des Sprachmodells war nicht zu gebrauchen. Der Text ist unverändert.',
  unavailable: 'Das Sprachmodell ist gerade nicht erreichbar. Der Text ist unverändert.',
};

export class ModelFault extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind, options?: ErrorOptions) {
    super(messages[kind], options);
    this.name = 'ModelFault';
    this.kind = kind;
  }
}
