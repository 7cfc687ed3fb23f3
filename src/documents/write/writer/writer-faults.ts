/** The document is beyond what is made; `message` is German and meant for the user. */
export class TooLongDocument extends Error {
  constructor() {
    super('Dieses Dokument ist zu lang, um daraus eine Datei zu machen. Bitte den Text kürzen.');
    this.name = 'TooLongDocument';
  }
}

/** Too many documents wait. */
export class WriterBusy extends Error {
  readonly statusCode = 503;

  constructor() {
    super('too many documents wait');
    this.name = 'WriterBusy';
  }
}
