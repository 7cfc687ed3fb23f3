import type { ModuleFile } from '../../letter/module.ts';

/** How the person works: care, planning, speed. */
export const workingMethod: ModuleFile = {
  kind: 'performance',
  category: 'working-method',
  modules: [
    {
      id: 'working-method-1-sorgfalt-tempo',
      grade: 1,
      text: '{Name} {arbeitete|arbeitet} {stets} {äußerst} sorgfältig, zügig und vorausschauend.',
    },
    {
      id: 'working-method-1-planung',
      grade: 1,
      text: 'Umfangreiche Vorgänge {plante|plant} {er} {jederzeit} {hervorragend} und {schloss|schließt} sie mit größter Genauigkeit ab.',
    },
    {
      id: 'working-method-1-prioritaeten',
      grade: 1,
      text: 'Mit {ausgezeichneter} Übersicht {setzte|setzt} {er} {stets} die richtigen Prioritäten und {erledigte|erledigt} jede Aufgabe mit höchster Sorgfalt.',
    },
    {
      id: 'working-method-1-vorbild',
      grade: 1,
      text: 'Die Gründlichkeit und Umsicht, mit denen {er} {jederzeit} zu Werke {ging|geht}, {waren|sind} vorbildlich.',
    },
    {
      id: 'working-method-1-effizienz',
      grade: 1,
      text: 'Hervorzuheben ist die beispielhafte Arbeitsweise, mit der {er} {durchweg} {äußerst} gründlich und effizient zum Ziel {kam|kommt}.',
    },
    {
      id: 'working-method-1-ordnung',
      grade: 1,
      text: 'Auch umfangreichste Aufträge {wurden|werden} von {ihm} {stets} mit {herausragender} Systematik und höchster Genauigkeit bearbeitet.',
    },
    {
      id: 'working-method-2-sorgfalt-struktur',
      grade: 2,
      text: '{Name} {arbeitete|arbeitet} {stets} sorgfältig, gut strukturiert und zügig.',
    },
    {
      id: 'working-method-2-zuverlaessig',
      grade: 2,
      text: '{Seine} Vorgänge {bearbeitete|bearbeitet} {er} {jederzeit} gewissenhaft, planvoll und mit gutem Blick für das Wesentliche.',
    },
    {
      id: 'working-method-2-arbeitsstil',
      grade: 2,
      text: '{Seine} Arbeitsweise {war|ist} {stets} von Umsicht, Genauigkeit und guter Planung geprägt.',
    },
    {
      id: 'working-method-2-ueberblick',
      grade: 2,
      text: 'Auch bei mehreren Aufträgen zugleich {ging|geht} {er} {immer} systematisch und gründlich vor.',
    },
    {
      id: 'working-method-2-genauigkeit',
      grade: 2,
      text: '{Seine} Aufgaben {erledigte|erledigt} {er} {durchweg} mit großer Genauigkeit und klarer Planung.',
    },
    {
      id: 'working-method-2-effizienz',
      grade: 2,
      text: 'Besonders {schätzten|schätzen} wir {seine} {stets} gründliche und effiziente Arbeitsweise.',
    },
    {
      id: 'working-method-3-sorgfalt-plan',
      grade: 3,
      text: '{Name} {arbeitete|arbeitet} sorgfältig und planvoll.',
    },
    {
      id: 'working-method-3-arbeitsstil',
      grade: 3,
      text: '{Seine} Arbeitsweise {war|ist} gewissenhaft und gut organisiert.',
    },
    {
      id: 'working-method-3-vorgehen',
      grade: 3,
      text: 'Bei {seinen} Aufgaben {ging|geht} {er} überlegt, geordnet und sorgfältig vor.',
    },
    {
      id: 'working-method-3-genauigkeit',
      grade: 3,
      text: '{Name} {ging|geht} sorgfältig zu Werke und {plante|plant} die Arbeit gut.',
    },
    {
      id: 'working-method-3-vorgaenge',
      grade: 3,
      text: 'Die Vorgänge {seines} Arbeitsgebiets {bearbeitete|bearbeitet} {er} systematisch und genau.',
    },
    {
      id: 'working-method-3-tempo',
      grade: 3,
      text: 'Sorgfalt und Tempo {standen|stehen} bei {seiner} Arbeit in einem guten Verhältnis.',
    },
    {
      id: 'working-method-4-anforderungen',
      grade: 4,
      text: '{Seine} Arbeitsweise {entsprach|entspricht} den Anforderungen.',
    },
    {
      id: 'working-method-4-ordentlich',
      grade: 4,
      text: '{Name} {erledigte|erledigt} die Aufgaben {seines} Bereichs mit der erforderlichen Sorgfalt.',
    },
    {
      id: 'working-method-4-erwartungen',
      grade: 4,
      text: 'Sorgfalt und Tempo {seiner} Arbeit {genügten|genügen} den Anforderungen.',
    },
    {
      id: 'working-method-4-ablauf',
      grade: 4,
      text: 'Die anfallenden Vorgänge {bearbeitete|bearbeitet} {er} mit ausreichender Sorgfalt.',
    },
    {
      id: 'working-method-4-ausreichend',
      grade: 4,
      text: '{Name} {arbeitete|arbeitet} in ausreichendem Maße sorgfältig und systematisch.',
    },
    {
      id: 'working-method-4-planung',
      grade: 4,
      text: 'In Planung und Systematik {genügte|genügt} {seine} Arbeitsweise den Erwartungen.',
    },
    {
      id: 'working-method-5-allgemein',
      grade: 5,
      text: '{Name} {arbeitete|arbeitet} unter Anleitung {im Allgemeinen} sorgfältig.',
    },
    {
      id: 'working-method-5-wesentlich',
      grade: 5,
      text: '{Seine} Arbeitsweise {entsprach|entspricht} {im Wesentlichen} den Anforderungen.',
    },
    {
      id: 'working-method-5-bekannt',
      grade: 5,
      text: 'Vertraute Vorgänge {bearbeitete|bearbeitet} {er} {im Großen und Ganzen} mit der nötigen Sorgfalt.',
    },
    {
      id: 'working-method-5-ueberwiegend',
      grade: 5,
      text: 'Die Aufgaben {seines} Bereichs {führte|führt} {er} {überwiegend} sorgfältig aus.',
    },
    {
      id: 'working-method-5-grosses-ganzes',
      grade: 5,
      text: 'Bei der Arbeit {ging|geht} {er} nur teilweise planvoll vor.',
    },
    {
      id: 'working-method-5-weitgehend',
      grade: 5,
      text: 'Sorgfalt und Tempo {seiner} Arbeit {genügten|genügen} nur teilweise den Anforderungen.',
    },
  ],
};
