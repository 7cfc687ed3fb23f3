/**
 * What people do at work, as it is told behind „hat“ and „wurden“: nothing that somebody may do well or badly in the eyes
 * of the writer („eingehalten“, „erreicht“, „übernommen“, „unterstützt“, „verbessert“ are none).
 */
export const taskVerbs: ReadonlySet<string> = new Set(
  `abgebaut abgeheftet abgefüllt abgelegt abgeladen abgeholt abgerechnet abgeschlossen abgestimmt aktualisiert angebaut
  angebracht angefertigt angelegt angeleitet angenommen angeschlossen archiviert aufbereitet aufgebaut aufgefüllt
  aufgehängt aufgelegt aufgemessen aufgenommen aufgeräumt aufgetragen ausgearbeitet ausgebildet ausgebessert ausgefahren
  ausgegeben ausgehoben ausgeführt ausgeliefert ausgeliehen ausgelagert ausgeladen ausgepackt ausgestellt ausgewertet
  ausgezahlt ausgezeichnet bearbeitet bedient bedruckt befördert befüllt begrüßt begleitet behandelt behoben beladen
  beliefert beraten berechnet beschafft beschickt beschriftet besetzt besichtigt bestellt bestückt besucht betoniert
  betreut bewacht bewirtet bezogen bestimmt gebunden gebohrt gebucht gebügelt disponiert dokumentiert
  durchgeführt eingebaut eingebracht eingedeckt eingegeben eingekauft eingelagert eingelesen eingeordnet eingepackt
  eingepflegt eingeräumt eingerichtet eingestellt eingetragen eingewiesen empfangen entgegengenommen entladen entnommen
  entsorgt entwickelt entworfen erfasst erledigt ermittelt ernährt erneuert erstellt erteilt erwärmt etikettiert
  fotografiert gebacken gebaut gebeizt gebracht gedreht gedruckt gedüngt gefahren gefaltet gefertigt gefärbt gefegt
  gefeilt gefräst gefällt geführt gefüllt gefüttert gegossen gegrillt gehalten gehobelt gekocht gekürzt geladen geleert
  geleitet geliefert gelesen gelötet gemacht gemahlen gemalt gemauert gemäht gemeldet gemessen gemischt gemolken genäht
  genommen geordnet geöffnet gepackt geparkt gepflanzt gepflegt gepflastert geplant geprüft geputzt gereinigt gerechnet
  gerührt gesammelt geschaltet geschliffen geschlossen geschnitten geschnürt geschrieben geschult geschweißt gesichtet
  gesetzt gespachtelt gespült gestaltet gestapelt gestellt gesteuert gestrichen gesägt geschält geteilt getestet getippt
  getrennt gewartet gewaschen gewechselt gewogen gezählt gezeichnet gezogen geerntet gearbeitet hergestellt herausgegeben
  installiert inventarisiert kalkuliert kassiert kommissioniert konfiguriert konserviert konstruiert kontiert
  kontrolliert koordiniert kopiert korrigiert lackiert mitgearbeitet moderiert montiert nachbestellt nachgefüllt notiert
  organisiert palettiert palettisiert poliert portioniert programmiert protokolliert recherchiert redigiert registriert
  repariert reserviert restauriert rückgemeldet sortiert gescannt serviert sterilisiert tapeziert telefoniert
  terminiert transportiert übergeben überprüft übersetzt überwacht überwiesen umgebucht umgelagert umgesetzt unterrichtet
  untersucht verabreicht verarbeitet verbucht verdrahtet vereinbart verfasst verfugt vergeben vergütet verkauft verlegt
  verladen vermessen vermietet vermittelt veröffentlicht verpackt verputzt verrichtet versandt verschickt verschraubt
  versendet versorgt verteilt verwaltet verzinkt verzollt vorbereitet vorgenommen weitergeleitet zerlegt zubereitet
  zugeschnitten zugestellt zurückgenommen zusammengebaut zusammengestellt`.split(/\s+/),
);
