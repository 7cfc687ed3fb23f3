/**
 * What React Aria says while something is dragged, in place of its own German texts: those say „Sie“, also where the
 * page says „du“. Put in by vite.config.ts. These address nobody.
 */
const strings = {
  dragDescriptionKeyboard: 'Eingabetaste drücken, um zu verschieben.',
  dragDescriptionKeyboardAlt: 'Alt und Eingabetaste drücken, um zu verschieben.',
  dragDescriptionLongPress: 'Lang drücken, um zu verschieben.',
  dragDescriptionTouch: 'Doppelt tippen, um zu verschieben.',
  dragDescriptionVirtual: 'Klicken, um zu verschieben.',
  dragItem: ({ itemText }: { itemText: string }) => `Verschieben: ${itemText}`,
  dragSelectedItems: ({ count }: { count: number }) => `${count} verschieben`,
  dragSelectedKeyboard: ({ count }: { count: number }) => `Eingabetaste drücken, um ${count} zu verschieben.`,
  dragSelectedKeyboardAlt: ({ count }: { count: number }) =>
    `Alt und Eingabetaste drücken, um ${count} zu verschieben.`,
  dragSelectedLongPress: ({ count }: { count: number }) => `Lang drücken, um ${count} zu verschieben.`,
  dragStartedKeyboard:
    'Aufgenommen. Mit den Pfeiltasten zur neuen Stelle, mit der Eingabetaste ablegen, mit Escape abbrechen.',
  dragStartedTouch: 'Aufgenommen. Zur neuen Stelle wischen und doppelt tippen, um abzulegen.',
  dragStartedVirtual:
    'Aufgenommen. Zur neuen Stelle gehen und klicken oder die Eingabetaste drücken, um abzulegen.',
  dropCanceled: 'Abgebrochen, nichts ist verschoben.',
  dropComplete: 'Abgelegt.',
  dropDescriptionKeyboard: 'Eingabetaste drücken, um abzulegen. Escape bricht ab.',
  dropDescriptionTouch: 'Doppelt tippen, um abzulegen.',
  dropDescriptionVirtual: 'Klicken, um abzulegen.',
  dropIndicator: 'Ablegeanzeiger',
  dropOnItem: ({ itemText }: { itemText: string }) => `Auf ${itemText} ablegen`,
  dropOnRoot: 'Hier ablegen',
  endDragKeyboard: 'Aufgenommen. Eingabetaste drücken, um abzubrechen.',
  endDragTouch: 'Aufgenommen. Doppelt tippen, um abzubrechen.',
  endDragVirtual: 'Aufgenommen. Klicken, um abzubrechen.',
  insertAfter: ({ itemText }: { itemText: string }) => `Nach ${itemText} einfügen`,
  insertBefore: ({ itemText }: { itemText: string }) => `Vor ${itemText} einfügen`,
  insertBetween: ({ beforeItemText, afterItemText }: { beforeItemText: string; afterItemText: string }) =>
    `Zwischen ${beforeItemText} und ${afterItemText} einfügen`,
};
export default strings;
