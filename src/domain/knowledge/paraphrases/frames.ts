import { pattern } from '../pattern.ts';
import { frame, ownWords, type Paraphrase } from './paraphrase.ts';

const clients =
  'kund,patient,bewohn,gäste,gast!,schüler,kinder,klient,mandant,angehörig,besucher,eltern,fahrgäst,lieferant,bürger';
const mates =
  'kolleg,team,gruppe,abteilung,belegschaft,mannschaft,mitarbeit,betrieb!,büro!,werkstatt,kreis,runde!,klima,betriebsklima';

/** The meaning of each code as two sets of words, for sentences that read weak anyway: topic, and what is said of it. */
export const frames: readonly Paraphrase[] = [
  frame({
    id: 'geselligkeit-weit',
    of: 'geselligkeit',
    topic:
      'gesellig,feier,feiern,umtrunk,bier,wein!,sekt,theke,stammtisch,kneipe,kaffeeküche,raucher,lustig,heiter,fröhlich,humor,witz,spaß,späße,scherz,laune,stimmung,frohsinn,anekdot,plauder,plausch,schwatz,gemütlich,feierabend,dienstschluss,unterhielt,karneval,tanz,anstoßen,anzustoßen,glas!,gläschen,ausgelassen,traurigkeit',
    said: `${mates},beliebt,gern,mittelpunkt,fehlt,verzicht,sorgt,beitr,trug,trägt,bereicher,auflocker,seele,stets,immer,nie!,niemals,dabei,zugegen,letzte,bekannt,schätzt,geschätzt`,
    unless: `${clients},organis,veranstalt,nach feierabend erreichbar,bier(?:garten|brau),wein(?:bau|handel|keller|karte),stimmungsvoll`,
    matches: [
      'Auf Feiern der Abteilung war sie stets als Letzte zu finden.',
      'Mit den Kollegen plauderte er gern.',
    ],
    silent: ['Für unsere Gäste organisierte sie Feiern.', 'Er arbeitete mit den Kollegen gut zusammen.'],
  }),
  frame({
    id: 'naehe-weit',
    of: 'einfuehlungsvermoegen-belegschaft',
    topic:
      'weiblich,männlich,kolleginnen,mitarbeiterinnen,damen!,herren!,praktikantin,auszubildenden!,jüngeren!,jungen!,belegschaft,kollegenkreis,kollegen!,geschlecht,frauen!,kollegin!',
    said: 'einfühl,feingefühl,zartgefühl,wärme,herzlich,herz!,herzen,charm,menschliche nähe,nähe zu,nähe!,zuneig,zugetan,zugewandt,zuwend,innig,privat,draht,eng!,enges,enge!,enger,rührend,umsorg,gefühlvoll,tuchfühlung,angetan,verehr,kompliment,galant,hingezogen,kümmerte sich,liebevoll,zärtlich,anschmieg,mitgefühl,freundschaftlich',
    unless: `${clients},damen und herren,fachlich,einarbeit,arbeitete,einarbeitung,zusammenarbeit,schulung,abstimmung,kolleginnen und kollegen`,
    matches: [
      'Um die jungen Kolleginnen kümmerte er sich rührend.',
      'Zu den Kollegen suchte sie menschliche Nähe.',
    ],
    silent: ['Den Damen und Herren der Kundschaft gab er Rat.', 'Mit Kollegen arbeitete sie eng zusammen.'],
  }),
  frame({
    id: 'nach-oben-weit',
    of: 'tolerant',
    topic:
      'vorgesetzt,chef,leitung!,abteilungsleit,teamleit,werksleit,bereichsleit,direktion,geschäftsführ,geschäftsleitung,anweisung,vorgaben!,weisung,entscheidungen!,von oben,eigene fehler,eigenen fehlern',
    said: 'toleran,duldsam,großzügig,nachsicht,gelassen,geduld,langmut,gelten,gestand,zugest,respektier,gleichmut,verzieh,weitherzig,locker,unbeeindruckt,ungerührt,mit humor,hinzunehmen,hinnahm,freimütig,unbefangen,auf augenhöhe,unabhängig,eigenwillig,großmütig,lächel',
    unless: clients,
    matches: ['Weisungen nahm sie mit Humor.', 'Seinen Vorgesetzten verzieh er manchen Irrtum.'],
    silent: ['Entscheidungen bereitete sie vor.', 'Den Vorgaben der Kunden folgte er geduldig.'],
  }),
  frame({
    id: 'umgang-weit',
    of: 'umgaenglich',
    topic:
      'kolleg,team,gruppe,abteilung,belegschaft,kollegium,mannschaft,zusammenarbeit,umgang,kollegenkreis,mitarbeiter!,mitarbeitern!,miteinander',
    said: 'verträglich,umgänglich,ertr[aäu]g,erträglich,geduldet,duldete,gewöhnten?!,gewöhnt!,gewöhnen,passabel,leidlich,auskomm,auszukommen,kam aus!,mit ihm aus!,mit ihr aus!,gut aus!,arrangier,hingenommen,toleriert,gelitten!,friedlich,friedfertig,pflegeleicht,abgefunden,nebeneinander her,zugänglich,störte,störend,im weg,fügte sich,einfügte,zumutbar,auszuhalten,gut leben,hinreichend,nicht unbeliebt,zu nehmen,nehmen musste,abfand,reibungsarm',
    unless: `${clients},zeichnet,zeichnete,glich`,
    matches: ['Das Team duldete ihn.', 'Im Kollegenkreis war sie gelitten.'],
    silent: ['Im Team glich er Spannungen aus.', 'Mit den Kollegen arbeitete sie zusammen.'],
  }),
  frame({
    id: 'selbstgewiss-weit',
    of: 'gesundes-selbstvertrauen',
    topic:
      'selbstbewuss,selbstvertrau,selbstsicher,selbstgewiss,selbstwert,selbstgefällig,selbstzweifel,selbstüberzeug,bescheidenheit,bescheiden!,schüchtern,zurückhaltung war,zurückhaltung zähl,zurückhaltung gehör,zurückhaltung kann,von sich überzeugt,von sich eingenommen,von sich selbst,viel von sich,eigene bedeutung,eigenen bedeutung,eigenen wert,eigenen fähigkeiten,eigene können,eigenen könnens,eigenem können,eigenen vorzüg,eigenen stärken,eigene stärken,seines wertes,ihres wertes,seiner bedeutung,ihrer bedeutung,gehör!,hinter dem berg,ungefragt,das wort!,zu wort!,lautstark,redegewandt,wortreich,wortgewandt,große worte,um worte,um antworten,auf alles,auf jede frage,überzeugt!,unbeirrt,nie verlegen,besserwiss,besser wusste,besser zu wissen,unfehlbar,irrte!,recht behalten,recht behielt,im recht!,wortmeld,laut!,eigene person,eigenen person,seiner person,ihrer person,hielt sich!,sich für!,selbsteinschätz,über sich!,gewissheit,meinung,ansichten!,überlegen!',
    unless: `${clients},redlichkeit,kollegen zu wort,hielt sich an,hielt sich in,zu rate,mit rat`,
    matches: ['Seiner Bedeutung war er sich stets bewusst.', 'Sie ergriff in jeder Runde das Wort.'],
    silent: ['Er stärkte das Selbstvertrauen der Kinder.', 'Sie arbeitete sicher.'],
  }),
  frame({
    id: 'fordernd-weit',
    of: 'anspruchsvoll-kritisch',
    topic:
      'kritisch,kritisier,kritik an,kritik üb,bedenken!,einwand,einwänd,beschwerte,beschwerde führ,ansprüche an,anspruch an,anspruchsvoll,erwartungen an,forderte,fordernd,forderungen,infrage,in frage,hinterfrag,anzuzweifeln,bezweifel,missst,unzulänglich,unzufrieden,zufriedenzustellen,skep,seine rechte,ihre rechte,seiner rechte,ihrer rechte,debatt,diskutier,widersp,nörgel,bemängel,zustand!,zusteht,pausenregel,lob!,maßstäbe,maßstab',
    said: 'kolleg,vorgesetzt,leitung,chef,arbeitgeber,unternehmen,betrieb!,anderen?!,anderer!,arbeitsplatz,umgebung,umfeld,entscheidung,anweisung,ausstattung,regelmäßig,gern,gerne,häufig,offen,deutlich,ausführlich,wiederholt,stets,immer,selten,nie!,kaum,bedingungen,genau,achtete,kannte,wusste,sparsam,streng,hohe!',
    unless: `${clients},konstruktiv,sachlich,lieferanten,instandhaltung,gutem zustand`,
    matches: ['Er kannte seine Rechte genau.', 'Mit Lob für andere ging sie sparsam um.'],
    silent: ['Kritische Gäste betreute sie.', 'Er arbeitete genau.'],
  }),
  frame({
    id: 'schein-weit',
    of: 'gut-verkaufen',
    topic:
      'selbstdar,selbstver(?!tr),selbstins,selbstprä,eigenwerb,eigenlob,ins licht,im licht,rechtes licht,rechte licht,rechten licht,günstige licht,gutes licht,in szene,rampenlicht,scheinwerfer,die bühne,vordergrund,mittelpunkt,erste reihe,ersten reihe,auf sich!,glänzen,glanz,sich zu verkaufen,vermarkt,außenwirkung,lorbeer,zur schau!,aufzufallen,beachtung,sich zu präsentieren,wirkungsvoll',
    unless: `${clients},produkt,ware,museum,ausstellung,theater,immobil`,
    matches: ['Auf ihre Außenwirkung legte sie großen Wert.', 'Er zog die Blicke gern auf sich.'],
    silent: ['Die Ware rückte sie ins rechte Licht.', 'Er präsentierte Ergebnisse.'],
  }),
  frame({
    id: 'eigener-anteil-weit',
    of: 'gut-verkaufen',
    topic:
      'leistungen!,erfolge!,erfolgen!,ergebnisse!,anteil!,beitrag!,verdienste?!,vorzüge,eigene arbeit,arbeit anderer,idee anderer,ideen anderer',
    said: 'hervorz,hervorheb,herausstell,herauszu,präsentieren,darzustellen,schilder,beton,rühm,würdig,sichtbar,bekannt,erwähn,erzähl,eindrucksvoll,unbemerkt,verborgen,anprei,ausschmück,auszuschmücken,größer,zuschrieb,für sich!,in erinnerung,hinzuweisen,hinwies,vorzutragen,vergessenheit',
    unless: clients,
    matches: [
      'Seine Erfolge wusste er eindrucksvoll zu schildern.',
      'Ideen anderer verbuchte sie gern für sich.',
    ],
    silent: ['Ihre Ergebnisse waren ausreichend.', 'Er legte Ergebnisse vor.'],
  }),
  frame({
    id: 'abgeben-weit',
    of: 'delegieren',
    topic:
      'delegier,verteilen,verteilte,weitergab,weitergeben,weiterreich,weiterzu,abgab,abgeben,abzugeben,überließ,überlassen,zu übertragen,teilhaben,andere beteiligte,kollegen beteiligte,entlasten,entlastung,einspann,einzuspannen,einzubinden,loszuwerden,unterzubringen,abnehm,abzunehmen,heranzuziehen,abwälz,arbeitsteilung,mithilfe,für sich arbeiten,arbeiten lassen,arbeiten zu lassen,schultern,bearbeiter,einzusetzen,zu gewinnen,fand sich jemand,fanden sich',
    said: 'arbeit,aufgab,kolleg,andere,mitarbeit,team,vorgäng,pflicht,umgebung,umfeld,jemand',
    unless: `${clients},wissen,erfahrung,anruf,spenden,post!,ehrenamt,waren!,material`,
    matches: [
      'Unliebsame Aufgaben überließ er gern anderen.',
      'An seiner Arbeit ließ er die Kollegen großzügig teilhaben.',
    ],
    silent: ['Ihr Wissen gab sie an Kollegen weiter, Erfahrung auch.', 'Er half den Kollegen.'],
  }),
  frame({
    id: 'nach-eigener-art-weit',
    of: 'eigene-sorgfalt',
    topic:
      'eigen!,eigene!,eigenen!,eigener!,eigenem!,eigenes!,eigenwillig,individuell,persönlichen!,persönliche!,gewohnten!,gewohnter!,unnachahmlich,seine art!,ihre art!,seiner art!,ihrer art!,seinem verständnis,ihrem verständnis,auffassung von,vorstellung von,vorstellungen von,begriff von,seinem wesen,ihrem wesen,ihrer natur,seiner natur,wie wir es,wie man es,wie man sie,typisch,besonderer art,besondere art,wie gewohnt,naturell,temperament,gemüt,gewohnheit,gewisse!,gewisses!,gewissen!,selbst gewähl,selbstgewähl,selbst gesetzt,seinem tempo,ihrem tempo,sein tempo,ihr tempo,seine weise,ihre weise,seinen maßstäben,ihren maßstäben,die er!,die sie!,das er!,das sie!,nach seinem,nach ihrem,für angemessen,für angebracht,für ausreichend,für nötig,für richtig',
    said: 'sorgfalt,sorgfältig,gründlich,genau,ordnung,arten?!,weise!,tempo,rhythmus,stil!,arbeitsweise,umsicht,pünktlich,qualität,maßstab,maßstäbe,gewissenhaft,präzis,zuverlässig,arbeit,aufgab,sauberkeit,aufmerksamkeit,fleiß,geschwindigkeit,zeitgefühl,system!,methode',
    unless: `${clients},eigenen antrieb,eigener initiative,eigener verantwortung,eigenen werkstatt,arbeitsplatz,weiterbild,erwarte,aufgabengebiet,aufgabenbereich,arbeitsklima`,
    matches: [
      'Er arbeitete in seinem ganz eigenen Rhythmus.',
      'Sie prüfte so genau, wie es ihrer Natur entsprach.',
    ],
    silent: ['Er arbeitete sorgfältig.', 'Aus eigenem Antrieb half er den Gästen genau.'],
  }),
  frame({
    id: 'vorschrift-weit',
    of: 'ordnungsgemaess',
    topic:
      'vorschrift,anweisungen!,anweisung!,vorgegeben,vorgezeichnet,richtlinie,dienstordnung,stellenbeschreibung,arbeitsvertrag,arbeitsvertraglich,vertraglich,pflichten!,checkliste,schema,aufgetragen,vorgesehenen rahmen,vorgesehenen weg,weisungsgemäß,pflichtgemäß,vorschriftsgemäß,dienst nach,vorgeschrieben,bestimmungen!,was man!,verlangte!,geforderte!,erforderliche!,wortlaut,arbeitsplan,weisungen!,aufgabenbeschreibung,auftragsgemäß,formgerecht',
    said: 'hielt,einhielt,eingehalten,hält!,erledigt,erfüllt,befolgt,beachtet,tat!,getan,ausgeführt,führte,abgearbeitet,arbeitete,nachgekommen,kam!,richtete,orientierte,bewegte,machte,abwich,genügt,leistete,verrichtete',
    unless: `${clients},gewissenhaft,zuverlässig,sicherheit,hygiene,unfall`,
    matches: ['Sie hielt sich an den Wortlaut der Arbeitsanweisungen.', 'Er leistete das Geforderte.'],
    silent: ['Sicherheitsvorschriften hielt er ein.', 'Er arbeitete ordentlich.'],
  }),
  frame({
    id: 'eifer-weit',
    of: 'eifer',
    topic:
      'eifer,eifrig,begeister,elan,hingabe,leidenschaft,herzblut,tatendrang,wissbegier,ehrgeiz,schwung,feuereifer,lernwill,viele fragen,emsig,rührig,geschäftig,betriebsam,fleiß',
    said: 'widmete,ging!,gingen,stürzt,warf,machte,nahm!,dabei,heran,begann,bei der sache,ans werk,zeigte,verbracht,verbrachte,stellte,obwohl,trotz,auch wenn,auch dann,wenn!,ungebrochen,unermüdlich,stets,immer,war!',
    unless: `${clients},fleißig,ergebnis.*(?:gut|sehr)`,
    matches: ['Sie ging voller Elan ans Werk.', 'Trotz seines Ehrgeizes blieb vieles liegen.'],
    silent: ['Er war fleißig.', 'Kunden begeisterte sie.'],
  }),
  frame({
    id: 'interesse-weit',
    of: 'interesse-ohne-ergebnis',
    topic:
      'interesse,interessiert,neugier,anteilnahme,anteil!,aufmerksamkeit,zuhör,hörte,zusah,beobachtete,beobachter',
    said: 'zeigte,verfolgt,nahm!,brachte,hatte!,war!,begleitet,beobachtet,betrachtet,bekundet,fand!,zu!,lebhaft,reges?!,regem,wach',
    unless: `${clients},markt,wettbewerb,interessen,im interesse`,
    matches: [
      'Die Abläufe betrachtete sie mit Interesse.',
      'Er war ein aufmerksamer Beobachter, der gern zusah und Anteil nahm.',
    ],
    silent: ['Im Interesse der Kunden war sie tätig.', 'Er arbeitete langsam.'],
  }),
  frame({
    id: 'verstaendnis-weit',
    of: 'verstaendnis-arbeit',
    topic:
      'verständnis,einsicht,einsichtig,wohlwollen,wohlwollend,sympathie,nachvollzieh,begriff!,respekt,hochachtung,notwendigkeit,positiv gegenüber,aufgeschlossen gegenüber,nicht fremd,im klaren,freude an,gefallen an,sinn für,bedeutung,wichtigkeit,bewusst!,wusste um,im bilde,verstanden!,gespür,achtung,ernst!,gleichgültig,für wichtig,für sinnvoll,für notwendig,zur kenntnis,bejaht,befürwort,akzeptiert,gefiel,interessant,spannend,nachempf,mitfühl,zu würdigen,zu schätzen,einzusehen,verständig,durchaus bewusst,theoretisch',
    said: 'arbeit,aufgab,tätigkeit,beruf,abläuf,notwendigkeit,pflicht,dienst,termin,ordnung,anforder,regel,zahlen,kolleg,zusammenhäng,leistung,pünktlich,qualität,ankam,ankommt,mehrarbeit,überstunden,worauf,worum,dass!',
    unless: `${clients},räumliches?,technisches? verständnis`,
    matches: [
      'Der Arbeit der Kollegen brachte er Hochachtung entgegen.',
      'Sie war sich im Klaren, worauf es ankam.',
    ],
    silent: ['Für Patienten hatte er Verständnis.', 'Er arbeitete langsam.'],
  }),
  frame({
    id: 'ziele-weit',
    of: 'ziele-verfolgt',
    topic:
      'ziele?!,zielen!,zielvorgab,umsatzziel,jahresziel,projektziel,planzahl,umsatzvorgab,quote,vorhaben,pläne!,verbesserung,senkung,steigerung,ausbau,abschluss!,kennzahl,zielmarke,planvorgab,umsatz!,budget',
    said: 'im auge,im blick,vor augen,verfolgt,hinarbeit,hingearbeitet,arbeitete,gearbeitet,strebt,angestrebt,vorgenommen,vornahm,gerichtet,ausgerichtet,plante,beabsicht,ins auge,agenda,tagesordnung,in angriff,anvisiert,näher,kannte,bewusst,bekannt,widmete,gesetzt,setzte,entgegen,anliegen,beschäftig,angegangen,anging,dachte,gedanken,bemüht,vorstellung,schritte,wichtig',
    unless: `${clients},erreichte,erreicht!,übertroffen,prüfung,abschlussarbeit,berufsabschluss`,
    matches: [
      'Die Planzahlen waren ihm bekannt und wichtig.',
      'Der Senkung der Kosten widmete sie viele Gedanken.',
    ],
    silent: ['Seine Ziele erreichte er.', 'Sie arbeitete selbständig.'],
  }),
  frame({
    id: 'gelegenheit-weit',
    of: 'gelegenheit',
    topic:
      'gelegenheit,möglichkeit!,möglichkeiten!,chance!,chancen!,zugang,einblick,zusehen,zuschau,hospit,freigestellt,angeboten,ermöglicht,gestattet,eingeräumt,eröffnet,offen!,durfte,eingeladen,angemeldet,berührung,kennenzulernen,kennenlernen,vertraut gemacht,beiwohn,beizuwohnen,freiraum,freiräume,geschickt!,entsandt,schulung,fortbildung,seminar,lehrgang,rüstzeug,arbeitsmittel',
    said: 'wurde,wurden,durfte,konnte,hatte!,stand!,standen,boten,bot!,gaben,bekam,erhielt,haben wir,hätte,gestellt,eingeräumt,gewährt,gegeben,gelassen,geschaffen,genehmigt,bezahlt',
    unless: `${clients},offene? ohr,offenheit,nutzte,stand jederzeit zur verfügung,stets zur verfügung`,
    matches: ['Zu Seminaren wurde sie regelmäßig angemeldet.', 'Alle Abteilungen standen ihm offen.'],
    silent: ['Kunden bot er Zugang.', 'Sie arbeitete mit den Kollegen.'],
  }),
  frame({
    id: 'puenktlich-weit',
    of: 'puenktlichkeit-vorbild',
    topic:
      'pünktlich,die uhr,stechuhr,stempeluhr,arbeitszeit,kernzeit,kernarbeitszeit,dienstzeit,pausen!,pause!,pausenzeit,mittagspause,arbeitsbeginn,dienstbeginn,schichtbeginn,dienstplan,urlaubsantr,anwesenheit,verspät,zu spät,erschien!,erscheinen!,jeden morgen,morgendlich,dienstschluss,öffnungszeit',
    unless: `${clients},lieferung,zahlung,verspätete? zahl,schichtplan,zuverlässig,sorgfältig`,
    matches: ['Die Stechuhr bediente er vorbildlich.', 'Auf sein Erscheinen war Verlass.'],
    silent: ['Er arbeitete sorgfältig und pünktlich.', 'Kunden beriet sie langsam.'],
  }),
  frame({
    id: 'trivial-weit',
    of: 'self-evident',
    restricts: true,
    topic:
      'gekleid,kleidung,äußeres,frisur,frisiert,die hände,grüßte,gruß!,büromaterial,kopierer,drucker!,schreibtisch,aufgeräumt,manieren,hausordnung,namensschild,die fenster,das licht,den schlüssel,seine schlüssel,ihre schlüssel,türschlüssel,papier!,leserlich,lesbar,rechtschreib,geschirr,tasse,dienstwagen,körperpflege,sauberkeit,arbeitskleidung,dienstkleidung,parkplatz,garderobe,kaffeemaschine,kaffeetasse,mülltrenn,bitte und danke,handschrift,ausweis,passwort,unterschrift,anwesenheitslist,stundenzettel,stundennachweis,die namen,büroklammer,fehlte nie,regelmäßig anwesend,gewaschen,geduscht,rasiert',
    unless: `${clients},schulte,kaffeespezial,telefonberat`,
    matches: ['Die Türschlüssel verlor er nicht.', 'Seine Stundenzettel gab er ab.'],
    silent: ['Kunden grüßte sie.', 'Er arbeitete langsam.'],
  }),
  frame({
    id: 'hoerensagen-weit',
    of: 'galt-als',
    topic:
      'galt!,gegolten,im ruf!,den ruf!,der ruf!,nachgesagt,sagt man,sagte man,angesehen!,eingeschätzt,empfunden,bei ihm wahrgenommen,bei ihr wahrgenommen,beschrieben,bezeichnet,anschein,vernehmen!,eindruck,eigenen angaben,seinen angaben,ihren angaben,bekunden!,angeblich,vermutlich,offenbar,schien!,scheint,zu hören,hörten wir,berichtet,es heißt,hieß!,betrachtet,eigenen worten,eigener aussage,eigener einschätzung,eigener darstellung,gerücht,erzählt,hielt sich für,sah sich,vermuten,glauben wir,trauen,anscheinend',
    unless: `${clients},toleran,umgänglich,verlassen,verstand sich gut,verstand sich mit,es galt,wohl fühlte,wohl der`,
    matches: [
      'Unter Kollegen galt sie als fleißig.',
      'Nach eigener Einschätzung beherrschte er das Programm.',
    ],
    silent: ['Kunden empfingen ihn.', 'Sie arbeitete langsam.'],
  }),
  frame({
    id: 'faehigkeiten-weit',
    of: 'within-abilities',
    restricts: true,
    topic:
      'fähigkeiten!,möglichkeiten!,kenntnisse!,kenntnissen!,kenntnisstand,leistungsstand,leistungsvermögen,begabung,talent,voraussetzungen!,ausbildungsstand,seinem niveau,ihrem niveau,grenzen!,mitteln!,eignung,vermögens?!,können!,horizont,verhältnisse!,auffassungsgabe',
    said: 'rahmen,gemessen,gemäß,grenz,reichten?!,ausreichten?!,erlaubt,zuließ,soweit,so gut!,so weit,innerhalb,angesichts,berücksichtig,ausschöpf,schöpfte,gegeben,beschränk,gesetzt,maßgabe,angepasst,angemessen,entsprechend,vorhanden,bescheiden,erwarten,seine verhältnisse',
    unless: `${clients},rahmenvertr,budgetrahmen`,
    matches: ['Ihre Begabung setzte ihr Grenzen.', 'Er schöpfte seine Möglichkeiten aus.'],
    silent: ['Ihre Fähigkeiten waren gut.', 'Er arbeitete langsam.'],
  }),
  frame({
    id: 'kraefte-weit',
    of: 'nach-kraeften',
    topic:
      'seine kräfte,ihre kräfte,seinen kräften,ihren kräften,energie!,möglichstes,das mögliche,sein bestes,ihr bestes,imstande,was er vermochte,was sie vermochte,was er konnte,was sie konnte,so gut es!,in seiner macht,in ihrer macht,soweit es!,so weit es!',
    unless: `${clients},arbeitskräfte,fachkräfte,führte.*kräfte,vier kräfte,wirkend`,
    matches: ['Sie gab ihr Bestes.', 'Er half, so gut es ging.'],
    silent: ['Kunden gab sie ihr Bestes.', 'Er führte acht Kräfte.'],
  }),
  frame({
    id: 'hilfe-weit',
    of: 'needs-help',
    restricts: true,
    topic:
      'anleit,hilfe!,unterstützung,unterstützt!,beistand,aufsicht,begleitet!,begleitung,kontroll,korrig,korrektur,überarbeit,nachgebess,nachgearbeitet,rat!,ratschl,nachfragen!,rückfrag,einweis,unterweis,vorgezeichnet,vorgegeben,vorgemacht,gezeigt!,erklärt!,erklärung,an die hand,an der seite,geduld,half!,halfen,zur seite,profitier,nachhilfe,angewiesen,erinnert,ermahn,ansporn,anstoß',
    said: 'kolleg,vorgesetzt,meister,ausbild,team,abteilung,erfahren,leitung,gesell,teamleit,vorarbeit,wurde,benötig,brauch,bedurf,dank!,nach!,erst!,nur!,sofern,wenn!,sobald,mehrfach,wiederholt,gelegentlich,eingehend,verlassen,gelang',
    unless: `${clients},half den kolleg,half kolleg,unterstützte,leitete,hilfsbereit,ohne anleitung,ohne hilfe,ohne unterstützung,bot hilfe,selbständig,selbstständig`,
    matches: [
      'Dank der Geduld seiner Kollegen fand er sich zurecht.',
      'Nach Rückfragen gelang ihr die Abrechnung.',
    ],
    silent: ['Sie half den Kollegen.', 'Ohne Hilfe der Kollegen arbeitete er.'],
  }),
  frame({
    id: 'verneint-weit',
    of: 'negated-praise',
    restricts: true,
    topic:
      'ermahn,mahnung,streit,zwist,unangemess,unzuverl,unhöf,unfreund,unkorrekt,unehrlich,schlecht,mangel!,mängel,tadel,rüge,klagen!,klage!,beschwer,beanstand,reklam,unfäll,unfall,zwischenf,versäum,verstoß,verstöße,störung,störte,schaden!,schäden,nachteil,ärger!,unruhe,anstoß,bedenken!,vorwurf,vorwürfe,vorzuwerfen,probleme?n?!,schwierigkeiten!,unzufrieden,negativ,im stich,auszusetzen,einzuwenden,einwände,anlass,grund!,veranlassung,schmälern,auffällig,unangenehm,ungern,unwillig,verweigert,ungeschick,uninteress,unpünktlich,vernachlässig,enttäusch,bereut,fehler,ausfäll,ausfall,verlust,reibung,konflikt,gefahr,sorge!,sorgen!,hinder,stör,bös,schlimm,nachlässig,faul,säum,weiger,widersetz,entgegen,gegenteil,bekannt geworden,übel,ablehn,verschloss,entzog,drückte sich,scheute,arbeitsscheu,abgeneigt,abneigung,verborgen,hielt ihn ab,untätig,müßig,verkehrt,falsch,unrecht',
    said: 'kein,keine,nicht!,nie!,niemals,ohne!,nichts!,niemand,weder,kaum!,wenig!,selten,in grenzen,blieb!,blieben',
    unless: `${clients},nicht nur,nicht aus`,
    matches: ['Streit suchte er nicht.', 'Ermahnungen waren selten nötig.'],
    silent: ['Beschwerden von Kunden bearbeitete sie nicht.', 'Er war schlecht.'],
  }),
  frame({
    id: 'einschraenkung-weit',
    of: 'general-restriction',
    restricts: true,
    topic:
      'bisweilen,ab und zu,dann und wann,manchmal,von zeit zu zeit,von fall zu fall,in einigen,in einzelnen,in manchen,in jedem fall,nicht durchgängig,unter günstigen,unter normalen,im günstigen,im besten fall,so gut wie,in vielen fällen,mehr oder weniger,wenn auch!,wenngleich,wenn nichts,sofern!,solange!,soweit!,bedingt!,unter umständen,einigermaßen,weniger!,nur!,lediglich,zuweilen,mehrheitlich,zumindest,immerhin,im übrigen,abgesehen,mitunter,vornehmlich,zunächst,anfangs,zuletzt',
    unless: `${clients},nicht nur,nur noch,nur einmal,nur ungern,nur positiv,nur das beste,selbst an`,
    matches: ['Sie arbeitete mehr oder weniger sorgfältig.', 'Sofern nichts dazwischenkam, wurde er fertig.'],
    silent: ['Nicht nur am Montag war er langsam.', 'Er arbeitete langsam.'],
  }),
  frame({
    id: 'bemueht-weit',
    of: 'bemueht',
    topic:
      'bemüh,mühe!,mühen!,mühte,willen!,wille!,absicht,anstreng,streben!,strebte,bestreb,vorsatz,vorsätze,anliegen,unversucht,gewillt,bedacht!,vorgenommen,alles daran,gelegen!,ehrlich gewollt,wollte!,versuchte!,zu versuchen,redlich!,darum zu tun,abgemüht',
    unless: `${clients},mühelos,wohlwollen,absichtlich,keine mühe,vergeblich,ohne mühe`,
    matches: ['Sie setzte alles daran, fertig zu werden.', 'Ihm war an guten Zahlen gelegen.'],
    silent: ['Kunden wollte er nicht.', 'Er arbeitete langsam.'],
  }),
  frame({
    id: 'anweisung-weit',
    of: 'auf-anweisung',
    topic:
      'aufgefordert,aufforderung,zuruf,gebeten!,auf bitte,auf nachfrage,auf hinweis,auf anforderung,angewiesen!,auf ansprache,angesprochen,gesagt!,ihn bat,sie bat,darum bat,auf wunsch,verlangt wurde,verlangt!,gerufen,wenn man ihn,wenn man sie,wenn man ihm,wenn man ihr,sobald man,wenn nötig,bei bedarf,wenn es sein musste,falls nötig,wenn es darauf ankam,anordnung,geheiß',
    unless: clients,
    matches: [
      'Wenn man ihn rief und nötig war, kam er, sobald man es wollte.',
      'Überstunden leistete sie auf Anordnung.',
    ],
    silent: ['Auf Wunsch der Kunden kam er.', 'Er arbeitete langsam.'],
  }),

  {
    id: 'verneint-un',
    of: 'negated-praise',
    onlyWhenWeak: true,
    cues: ['nicht', 'kein', 'ohne', 'kaum', 'nie ', 'niemals', 'weder', 'wenig'],
    patterns: [
      pattern(
        '(?:nicht|kein~|ohne|kaum|nie|niemals|weder|wenig) (?:\\p{L}+ ){0,3}(?:un(?!s|t|d|ab|bedingt|mittelbar|gefähr|ifo|ivers|iform)|miss)\\p{L}{4,}',
      ),
    ],
    matches: ['Er war nicht unaufmerksam.', 'Sie verhielt sich nie unpassend.'],
    silent: ['Er war nicht unter den Besten.', 'Ohne Unterlass arbeitete er nicht unser Lager ab.'],
    source: ownWords,
    note: 'Nur in Sätzen, die schon für sich schwach klingen.',
  },
  frame({
    id: 'ehrlich-weit',
    of: 'ehrlichkeit-eingeschraenkt',
    restricts: true,
    topic:
      'ehrlich,redlich!,redlichkeit,vertrauenswürdig,vertrauensselig,mein und dein,diebstahl,veruntreu,unterschlag,unregelmäßigkeit,fehlmeng,schwund!,warenschwund,anvertraute[nr]? geld,aufrichtig',
    unless: `${clients},ehrlich bemüht,ehrliche mühe,redlich bemüht`,
    matches: ['Ihre Ehrlichkeit haben wir nicht angezweifelt.', 'Er war im Großen und Ganzen ehrlich.'],
    silent: ['Kunden gegenüber war sie ehrlich.', 'Er war langsam.'],
  }),
  frame({
    id: 'geld-weit',
    of: 'ehrlichkeit-eingeschraenkt',
    restricts: true,
    topic:
      'kasse!,kassen!,kassenbest,kassenführung,kassenabschl,kassendiff,kassensturz,wechselgeld,geld!,firmengeld,bargeld,spesen,schlüsselbund,wertsachen,warenbestand,inventur,trinkgeld,firmeneigentum,eigentum!,tageseinnahm,einnahmen!,fehlbetrag,fehlbeträg,differenzen!,handkasse,tageskasse',
    said: 'fehlt,fehlbet,verlust,verschw,klär,erklär,aufklär,nachweis,nachzuweis,bewies,zweifel,verdacht,glaub,vertrau,annehm,ausgeh,bestät,unseres wissens,kenntnis,soweit,zuletzt,am ende,meist,grundsätzlich,in der regel,im wesentlichen,großzügig,kreativ,eigen!,eigene,eigenes,einfallsreich,abweich,wieder auf,fand sich,fanden sich,vermiss,abhanden,frei!,locker',
    unless: clients,
    matches: [
      'Fehlbeträge in der Kasse ließen sich meist aufklären.',
      'Die Einnahmen waren zuletzt korrekt, soweit wir sehen.',
    ],
    silent: ['Die neue Kasse bediente er langsam.', 'Kunden gab sie Geld zurück.'],
  }),
  frame({
    id: 'fuehrung-weit',
    of: 'one-sided-leadership',
    restricts: true,
    topic:
      'team!,mitarbeiter!,mitarbeitern!,mitarbeiterinnen,mannschaft,brigade,crew!,personal!,unterstellt,untergeben,leute!,leuten!,beschäftigten!,führung!,führungsstil,führte!,leitete!,vorgesetzter!,vorgesetzte!,chefin!,chef!,gruppe!,abteilung!',
    said: 'nachsicht,mild,straff,streng,hart!,härte,druck!,gewähren,freiheit,frei!,freie hand,freien lauf,willen!,widerst,verlangte!,forderte,abverlang,überließ,überlassen,autorit,gefürcht,fürcht,kumpel,gutmütig,gutmüt,verständnisvoll,großzügig,durchgriff,laut!,durchsetz,durchzusetz,disziplin,distanz,leine!,widerrede,widerspruch,hinweg,kamerad,freund!,gemocht,geliebt,im griff,befehl,befahl,kompromisslos,unnachsicht,tadel,rauer,rau!,ausweich,wohl!,wohlfühl,mochte,mögen,harmon,zügel,gehorsam,kommando,tempo vor,angetrieben,antrieb!,trieb!,hielt zusammen,duzt,freundschaft,ließ sie!,nachgiebig',
    unless: `${clients},einarbeit,zuarbeit,im team`,
    matches: [
      'Er ließ seinen Leuten viel Freiheit, den Leuten freie Hand.',
      'Sie führte die Gruppe mit großer Härte.',
    ],
    silent: ['Er arbeitete im Team.', 'Kollegen half sie.'],
  }),
  frame({
    id: 'einfaelle-weit',
    of: 'eigene-ideen',
    topic:
      'idee,einfäll,einfall,vorschläge!,vorschlägen!,vorschlag!,anregung,gedanken!,gedankengäng,sichtweise,vorstellungen!,fantasie,phantasie,originell,unkonventionell,eigenwillig,verbesserungsvorschl,neuerung,ratschläge,kreativität,querdenk,eigensinn,eigenen kopf,konzepte!,lösungswege,theorien,experiment,auffassungen,neuordnung,umgestalt,reform,einfallsreich,ideenreich,erfindungsreich,sichtweisen',
    said: 'viel,zahlreich,immer,stets,ständig,gern,neue,eigene,seine!,seinen!,ihre!,ihren!,anderen?!,überrasch,ungewöhn,verlegen,sprudel,fern!,abbring,festhielt,fest!,nachdruck,beharr,ungefragt,bereicher,anreg,lebhaft,vertrat,äußert,reich!,mangel,kühn,treu,fehlte,wechsel,täglich,jeden',
    unless: `${clients},selten,kaum,keine!,auffassung der vorschl,griff~? vorschl,aufgreif,aufgriff,vorstellungen entspr,erwartungen`,
    matches: ['Er sprudelte vor eigenen Ideen.', 'An ihren Einfällen hielt sie fest.'],
    silent: ['Ideen brachte sie selten ein.', 'Er arbeitete langsam.'],
  }),
  frame({
    id: 'zweideutig-weit',
    of: 'zweideutig',
    topic:
      'staunen,erstaun,verblüff,gewöhnungsbedürft,unbezahlbar,nicht anders,in erinnerung,erinnerung!,lücke!,unvergess,nicht vergessen,vergessen werden,spuren!,prägung,in worte,mit worten,beschäftigen wird,bemerkbar,vermissen,nachhall,gesprächsstoff,unnachahm,seinesgleichen,ihresgleichen,zu geben hatte,zu bieten hatte,sehr eigen,einzigartig,bemerkenswert,wer ihn!,wer sie!,glücklich,sich lohn,was wir!,kaum zu glauben,ruhiger!,aufatmen',
    unless: `${clients},wissenslücke,lücken`,
    matches: [
      'Sein Arbeitstempo setzte uns in Erstaunen.',
      'Ihr Ausscheiden hat sich im Betrieb bemerkbar gemacht.',
    ],
    silent: ['Er hatte Lücken im Wissen.', 'Sie arbeitete langsam.'],
  }),
  frame({
    id: 'leichte-kost-weit',
    of: 'simple-tasks',
    restricts: true,
    topic:
      'einfach,überschaubar,leichte!,leichter!,leichten!,unkompliziert,wiederkehrend,gleichförmig,gleichbleib,schlicht,simpel,simple,umrissen,kleinere,routine,vertraute!,vertrauten!,eingeübt,anspruchslos,übersichtlich,lag!,lagen!,vorbildung,neigung,handgriff,hilfsarbeit,botengäng,ablage!,kopierarbeit,bekannte!,bekannten!,standard,alltäglich,nebensächlich,zugeschnitten,passende,zugedacht,geläufig,gewohnte!,gewohnten!,machbar,vorbereitete,vorgezeichnete,angemessene,gemäße,ungefährlich,unproblematisch,zumutbar,richtigen stelle,richtigen platz,am besten!',
    said: 'arbeit,aufgab,vorgäng,fälle!,fällen!,tätigkeit,handgriff,anfrage,aufträg,verricht,sachverhalt,themen,abläuf,besetzung,geeignet,eignete,gewachsen,erledigt,bewältigt,beherrscht,zurecht,dinge!,posten!,bereich,beschäftigt,eingesetzt,aufgehoben,verwend',
    unless: `${clients},schwierig,komplex,anspruchsvoll`,
    matches: ['Einfache Anfragen bewältigte sie.', 'Am Kopierer und bei der Ablage war er gut aufgehoben.'],
    silent: ['Auch schwierige Fälle löste sie einfach.', 'Er war langsam.'],
  }),
  frame({
    id: 'nur-dort-weit',
    of: 'limited-to-place-or-time',
    restricts: true,
    topic:
      'anfangs,anfänglich,zunächst,zuletzt,in letzter zeit,gegen ende,inzwischen,mittlerweile,damals,seinerzeit,in seinem bereich,in ihrem bereich,in seiner abteilung,in ihrer abteilung,an guten,an ruhigen,in ruhigen,in gegenwart,in anwesenheit,im beisein,langjährige[nr]?!,stammkund,vertrauten!,auf dem papier,in der theorie,theoretisch,vormittag,nachmittag,im büro!,am schreibtisch,im sommer,im winter,montag,freitag,in den ersten,im ersten,in der ersten,bis zur!,bis zum!,phasen?!,hochsaison,probezeit,gegenüber älteren,gegenüber jüngeren,am standort,in unserer filiale,im innendienst,am telefon,zu bestimmten,im kleinen,an manchen,an einzelnen,zeitweise,phasenweise,unter aufsicht,bei uns!,unter vier augen',
    unless: 'bis zuletzt unterstütz,wochenend',
    matches: ['Vormittags arbeitete sie zügig.', 'Am Telefon war er höflich.'],
    silent: ['Er arbeitete langsam.', 'Am Wochenende war sie krank.'],
  }),
  frame({
    id: 'geschehen-weit',
    of: 'distance',
    restricts: true,
    topic:
      'wurde!,wurden!,war zu!,waren zu!,ließ sich!,ließen sich,fand!,konnte bei,konnten wir!,durften wir',
    said: 'eingesetzt,betraut,herangezogen,zugeteilt,zugewiesen,beschäftigt,anvertraut,aufgetragen,zugeordnet,verwendet,beobachtet,beobachten,festgestellt,feststellen,wahrgenommen,verwendung,eingeteilt,beauftragt,hinzugezogen,erledigt,bearbeitet,erbracht,geführt,getätigt,verrichtet,durchgeführt,entgegengebracht,registriert',
    unless: `${clients},befördert,ernannt,ausgezeichnet`,
    matches: ['Engagement konnten wir beobachten.', 'Die Belege wurden von ihr bearbeitet.'],
    silent: ['Er wurde befördert und betraut.', 'Sie war langsam.'],
  }),
  frame({
    id: 'ausgespart-weit',
    of: 'ausgespart',
    restricts: true,
    topic:
      'verzicht,angaben!,aussagen?!,unkommentiert,unerwähnt,dahingestellt,schweig,beurteilung,bewertung,urteil!,erwähn,kommentier,berichten!,einschätzung,beurteilen,bewerten,stellungnahme,würdigen,würdigung',
    said: 'nicht!,kein,keine,wir!,uns!,sei!,soll!,hier!,bleib,lassen,andere',
    unless: `${clients},verzichtete (?:er|sie),hervorzuheben`,
    matches: ['Seine Pünktlichkeit können wir nicht beurteilen.', 'Ihr Umgang mit Zahlen bleibe unerwähnt.'],
    silent: ['Kunden gab er Angaben nicht.', 'Sie war langsam.'],
  }),
];
