/** Limits and times of the interface (specification §9), in one place. Times are milliseconds. */

/** How messages at the edge of the page behave. */
export const toastSettings = {
  position: 'top-right',
  errorCloses: 15_000,
  otherCloses: 5_000,
  theme: 'light',
  hideProgressBar: true,
} as const;

/** How layers above the page behave: the first lies at `baseLayer`, each further one `layerStep` higher. */
export const modalSettings = {
  baseLayer: 1000,
  layerStep: 2,
  /** A pull over this share of its size closes a sheet … */
  swipeShare: 0.1,
  /** … and so does any swipe that is over within this time. */
  swipeTime: 300,
} as const;

/** How usage is counted, by those who agreed to it. */
export const analyticsSettings = {
  /** On this host: the server hands on to the counting service. */
  path: '/ingest',
  personProfiles: 'identified_only',
  capturePageviews: false,
  recordConsoleLog: true,
  idleThreshold: 5 * 60 * 1000,
  fullSnapshotInterval: 5 * 60 * 1000,
  /** Bytes of one request; the server refuses more. */
  payloadLimit: 1_000_000,
  rageClick: { clicks: 3, within: 1000, pixels: 30 },
} as const;

/** How news from the server are waited for. */
export const realtimeSettings = {
  /** A connection that is not ready by then is given up … */
  connectTimeout: 15_000,
  /** … and tried again after these waits, the last of them for ever. */
  waits: [200, 300, 500, 1000, 1200, 1500, 2000],
} as const;

/** What the server takes: bytes of all files together. */
export const maxUploadBytes = 15 * 1024 * 1024;

/** Kinds of file the picker offers; what a file is, the server tells by its content. */
export const acceptedFiles =
  '.pdf,.docx,.doc,.odt,.rtf,.txt,.jpg,.jpeg,.png,.webp,.heic,.heif,.tif,.tiff,image/*';

/** Kinds of file that are no reference whatever they hold: programs, pages of the web, sound, film, packed folders … */
export const refusedFiles =
  '.exe,.msi,.dll,.bat,.cmd,.scr,.ps1,.sh,.dmg,.apk,.jar,.js,.mjs,.vbs,.html,.htm,.xhtml,.mhtml,.css,.json,.xml,.zip,.rar,.7z,.gz,.tar,.xls,.xlsx,.ods,.ppt,.pptx,.odp,.mp3,.m4a,.wav,.mp4,.mov,.avi,.mkv';

/** Pages that one reference may have. */
export const maxPages = 20;

/** Photos larger than this many bytes are brought down before they are sent … */
export const largePhotoBytes = 2.5 * 1024 * 1024;
/** … to this many pixels on the longer side, more than is needed to read them. */
export const photoPixels = 3200;

/** How long the pointer rests on a sentence before its note opens: passing over it must not flicker. */
export const hoverDelay = 90;
