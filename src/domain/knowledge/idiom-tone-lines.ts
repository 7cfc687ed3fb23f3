/**
 * Idioms that tell how somebody works, by the tone they have when nothing denies them. Idioms are parted by `|`; of each the
 * words by which it is known, given as beginnings, `/` between the stems of one word. All must stand in the sentence.
 *
 * Source: common German (own collection by a reader who did not know the sentences of the corpus); the tone alone grades
 * nothing, the fitted part weighs it (see `toneWords`).
 */
export const idiomToneLines = {
  top: `
niemand/keiner/kein wasser reich | ihresgleichen/seinesgleichen | nichts wünschen übrig | eins sternchen |
seele betrieb/betriebs/hauses/abteilung/firma | seele guten/gute | gold wert |
gold aufzuwieg/aufwieg/aufgewogen | sechser lotto | glücksgriff | glücksfall | goldstück |
perle wahre/echte | maßstäbe setz/gesetz | messlatte hoch | latte hoch legt/legte/gelegt | berge versetz |
erwartungen übertraf/übertroff/übertriff/übertreff | sich selbst hinauswuchs/hinausgewachs/hinauswachs |
lichtgestalt | aushängeschild | champions league | champions-league | erster güte | erste sahne |
allererster güte | ersten garde | konkurrenz außer | zweifel erhaben | höchsten tönen | traumbesetzung |
idealbesetzung | überflieger | ausnahmetalent | naturtalent | längen voraus |
schatten stell/gestellt kolleg/alle/andere | fels brandung | unentbehrlich | hut ab | hut zieh/zog/gezog |
goldene finger | goldene hände | midas | wunder vollbrach/vollbring | wunder wirk/gewirkt |
unmögliche möglich | quadratur | phönix | lücke hinterläss/hinterließ/hinterlass | verlust herber |
lernte/lernt/gelernt rekordzeit | juwel wahres/echtes |
vollblutverk/vollbluthand/vollblutlehr/vollblutkoch/vollblutköch/vollblutgast/vollblutgäst/vollblutprofi |
quantensprung`,
  good: `
nagel kopf | hand/händ fuß/füß | leib seele | nase vorn | zugpferd | zack auf |
ball bleib/blieb/geblieb am | offenen karten |
ärmel krempel/hochkrempel/hochgekrempel/aufkrempel/aufgekrempel/hochzukrempel | strang zieh/zog/gezog |
ärmel schüttel/geschüttelt | kalte wasser | hände spuck/gespuckt | ranklotz/rangeklotz |
riemen legt/legte/gelegt/leg | zeug legt/legte/gelegt ins | hineinknie/hineingekniet/reingekniet |
vollgas gab/gibt/gegeb/geb | hochtouren | feuer eisen mehrere | herzblut | ganzem herzen | vollem herzen |
voller kraft | herzen liegt/lag am | herz rechten/richtigen fleck | herz hand verstand | beruf berufung |
wiege gelegt | biene fleißig | bienenfleiß | ameise fleißig | arbeitstier | arbeitspferd | arbeitsbiene |
fleißiges lieschen | pike | meile extra | extrameile | mühe keine/keinerlei scheu/gescheut |
arbeit keine scheu/gescheut | schweiß angesicht | hahnenschrei | schippe legt/legte/drauf/gelegt |
zahn legt/legte/zulegt/zugelegt | tempo vorleg/vorgelegt/legt | flott hand von | handumdrehen |
blitz schnell | windeseile | nägel köpfen | nägel mit köpfe | stier hörnern |
hörnern packt/packte/gepackt | schopf gelegenheit/chance | schopf packt/packte/ergriff/gepackt |
initiative ergriff/ergreif/ergriffen | stein rollen brach/bring/gebrach | ball rollen brach/bring/gebrach |
eis brach/brech/brich/gebroch/gebrochen | eisbrecher | brücken bau/gebaut zwischen/schlug/kund/kolleg |
brückenbauer | brücke schlug/schlag/schläg/geschlag | kriegsbeil begrab/begrub | wogen glätt/geglätt |
ölzweig | öl wogen | hand ausgestreckt/ausstreck/versöhn | friedenspfeife | gemeinsamen nenner |
nenner brach/bring/gebrach | tisch einen brach/bring/gebrach/holt |
hut brach/bring/gebrach/bekam/bekomm unter/einen | boot holt/holte/geholt/holen ins | boot geholt mit |
standhaft | stange hielt/hält/halt/gehalt | rücken stärk/gestärk |
rücken hielt/hält/halten/freihielt/freihalt/freigehalt/freizuhalt frei/freihielt/freihalt/freigehalt/freizuhalt |
rückendeckung | lanze brach/brech/brich/gebroch | dreck karren/karre zog/zieh/gezog |
karren zog/zieh/gezog aus | patsche half/helf/hilf/geholf | klemme half/helf/hilf/geholf |
rettender engel | rettungsanker | arm griff/greif/gegriff unter | offenes ohr | offenen ohr | offenem ohr |
offenen armen | gutes händchen | gutem händchen | glückliches händchen | händchen für | glückliche hand |
sichere hand | ruhige hand | goldenes händchen | grünen daumen | grüner daumen | fingerspitzengefühl |
samthandschuh | zwischentöne | zeilen zwischen lesen/las/liest |
wunsch/wünsche augen ablas/ablesen/abgelesen/las/lies | wünsche lippen | kunde könig |
händen trug/trag/träg/getrag auf | hebel alle bewegung | hebel setzt/setzte/gesetzt alle |
register alle zog/zieh/gezog | steine weg räumt/räumte/geräumt/räumen |
feuer ging/geht/gehen/gegangen durchs | wort hielt/hält/gehalten/halten | worten taten folg/gefolgt |
schrot korn | pferde stehlen | maurer pünktlich | anker/ankerpunkt team | dreh angelpunkt |
stütze wertvoll/wichtig/verlässlich/wahre/echte | treibende kraft | federführend | heft hand |
heft nahm/nehm/nimm/hielt in | zepter | zügel hand/händ | fäden zusammen/hand/händ |
ruder herum/herumriss/herumreiß/herumgeriss/riss | ruder übernahm/übernehm/übernomm |
im griff hat/hatt/hab/gehab/behielt/behält/behalt | überblick behielt/behält/behalt/wahrt/gewahrt/bewahrt |
kopf kühlen/kühler | kopf klaren/klarer behielt/behält/behalt/bewahr | ruhe bewahr |
nerven behielt/behält/behalt/bewahr | nerven stahl | nerven drahtseil | ruhe nicht bring/brach/gebrach |
ruhepol | ruhe person/selbst | fassung bewahr | haltung bewahr | langem atem | sitzfleisch |
zähne zusammen/zusammenbiss/zusammenbeiß/zusammengebiss | zähnen verbissen | durststrecke | stehauf |
beine wieder aufstand/kam/gekommen/half | unterkriegen nicht | bockshorn nicht | butter brot nicht |
sturm trotz/getrotz/stürm | ohren steif | flagge zeig/gezeig | visier offenem | visier offenen | klartext |
kind namen nannte/nenn/genannt | dinge namen nannte/nenn/genannt | punkt brach/bring/gebracht auf |
kern traf/treff/triff/getroff den | schwarze traf/treff/triff/getroff ins | mund gefallen nicht |
schlagfertig | antwort verlegen nie/nicht/keine | idee/ideen verlegen nie/nicht | hörer bann |
bann zog/zieh/gezog | ansteckend lachen/lächeln/fröhlich/begeister | herzen gewann/gewinn/gewonn |
sonne herzen | stimmungskanone | lippen lächeln immer/stets | gute laune verbreit/steck | frischer wind |
schwung brach/bring/gebrach | vordermann | trab hielt/brach/gebrach/hält/bring |
laufen brach/bring/gebrach zum | leben hauch/gehauch/einhauch/eingehauch |
lot brach/bring/gebrach/rück/gerückt | reine brach/bring/gebrach ins | klar schiff | nadelöhr meister |
spreu weizen | gordisch | knoten platz/geplatzt/durchschlag/durchschlug | kuh eis | punktlandung |
punktgenau | auge adler | adleraugen | argusauge | lupe nahm/nehm/nimm/genomm | i-tüpfelchen |
sorgfalt waltet/walten/walte | zufall nichts | nichts anbrenn/anbrann | vormachen nichts |
nase gute/guten/feine | riecher | spürnase | antennen | antenne feine | gespür sicher/fein/gut |
höhe zeit | augen offen | horizont erweiter | querdenk | ideenschmied | ideenfeuerwerk | feuerwerk ideen |
impuls neue | akzente setz/gesetz | duftmarke | neuland betrat/betret/betritt |
bahn brach/brech/brich/gebroch | alte zöpfe abschnitt/abschneid/abgeschnitt/schnitt | köpfchen |
kluger kopf | heller kopf | grips | schnelle auffassung | wissen schwamm |
schwamm saug/sog/aufsog/gesaugt/aufgesog | wissensdurst | wandelndes lexikon | effeff | ff aus dem |
westentasche | handwerk versteht/verstand/versteh/beherrsch | metier | wassern allen gewaschen |
alte hase | alter fuchs | allen sätteln | tausendsassa | allrounder | allzweckwaffe | hansdampf |
schweizer taschenmesser | fisch wasser wie | element seinem/ihrem | fuß gefasst/fasst/fasste |
lehren zog/zieh/gezog | nase fass/gefasst eigene | schatten sprang/spring/gesprung eigenen/über |
beispiel ging/geht/gehen/gegangen gutem | beispiel voran/vorangeh/voranging/vorangegangen | fußstapfen |
spuren hinterließ/hinterlass/hinterläss | augenhöhe | boden tatsachen | bodenhaftung |
nachfolger wege eben/geebnet | weg ebnet/ebnete/geebnet | fittiche | verantwortung schulter/geschulter |
schultern lastet/breite/breiten | laden schmeiß/schmiss/geschmissen/schmeißt | laden lief/läuft/laufen |
hase läuft | durchmarsch | stiefel fest | trumpf/trümpf | ass ärmel | pferd richtige | schritt voraus |
nasenlänge | lorbeeren ernte/erntete/geerntet/verdient | sporen verdien | bewährungsprobe bestand/besteh |
feuertaufe | prüfung glanz | glanz gloria | bravour | gute figur | besten seite | schokoladenseite |
ehre machte/macht/gemacht alle | fahnen hoch | ziel auge/augen fest/nie | ziellinie |
früchte trug/trag/träg/getrag | heller pfennig | cent auf genau | geiz nicht lob | felsenfest |
fels stand/steht | ehrliche haut | weiße weste | geradlinig | zweimal bitten nicht | hemd letztes/letzte |
opfer scheut/scheute kein/keine | freizeit opfer/geopfert | zitronen limonade |
beste machte/macht/gemacht daraus | improvis meister | hand helfende | takt gab/gib/gegeb den | taktgeber |
richtigen ton | worte richtigen/richtige fand/find/gefund | draht guten | wellenlänge |
chemie stimmt/stimmte | tür offene/offen stand/steht | trockene tüten |
turbo zünd/gezünd/schalt/eingeschalt | rückgrat zeig/gezeigt/bewies/bewies/beweis |
kastanien feuer hol/geholt | luchs wie | schweizer uhrwerk wie | kirche dorf lass/ließ/läss/gelass |
tellerrand hinaus/blick/geblick/schau/sah | grundstein legt/legte/gelegt | hand leicht ging/geht/gegangen |
weichen stellte/gestellt zukunft/erfolg/richtig | schlüsselfigur | puls zeit am | herz nieren prüf/geprüf |
kopf oben behielt/behält/behalt | sattelfest | geld wert jeden | himmel hölle bewegung |
säule team/abteilung/betriebs/unseres | lügen straft/strafte/gestraft | farbe bekannte/bekenn |
wein reinen schenk/einschenk/eingeschenk | reinen tisch mach/gemacht | lange leine ließ/lass/gab |
zweimal cent/pfennig/euro umdreh/umgedreh/dreht/drehte | lumpen nicht ließ/lass/läss |
aufs tapet brach/bring/gebrach | kniet/kniete hinein | beiden beinen boden |
neue wege ging/geh/gegang/beschritt/beschreit | hand feuer leg | mann stand/steht/gestanden ihren/seinen |
sturm ruhe im | uhrwerk wie | dickes fell | deal/geschäft/vertrag/verträge/abschluss/abschlüss dach fach |
draht stets/immer auf`,
  weak: `
auge zudrück/zugedrück/zuzudrück/drück | ach krach | hängen würgen | blauen auge | blauem auge |
feld breiten/breites | kräften nach | strom schwamm/schwimm/geschwomm |
welle mit schwamm/schwimm/geschwomm | wasser über hielt/hält/halten/gehalten |
runden über brach/bring/gebrach | minimum beschränk | halbwegs | einigermaßen | blatt mund kein |
herz trug/trag/träg zunge | stets bemüh | redlich bemüh | sparsam worte | lückenbüßer | notnagel |
mitläufer | lichtblick gelegentlich/seltener | anlaufzeit | anlauf mehrere/dritten/zweiten/viele brauch |
spätzünder | tagesform | licht schatten | knapp kurve | kurve gerade noch | kurve kratzt/kratzte/gekratzt |
haaresbreite | sonderling | unbeschriebenes blatt | grün ohren | grünschnabel | welpenschutz |
eierschalen | durchschnitt guter/solider/unauffällig | gemischten gefühlen | reihe glied |
befehlsempfänger | schattendasein | kleinen flamme | kleiner flamme | seitenlinie | zünglein waage |
eiertanz | blindes huhn | wasser kocht nur | mehr schlecht recht | luft oben nach | langsam aber sicher |
weder fisch fleisch | zwischen allen stühlen | ball flach hielt/halt/hält |
brötchen kleine back/gebacken/buk | stille wasser tief | wink zaunpfahl |
rahmen seiner/ihrer möglichkeiten | rahmen seiner/ihrer fähigkeiten`,
  bad: `
flinte korn | lang bank schieb/schob/geschob/verschieb/verschob/verschleppt | tisch über zieh/zog/gezog |
eulen athen | bärendienst | palme bring/brach/gebrach/trieb/treib/getrieb | weißglut |
wolken allen fiel/fäll/fallen/gefallen | faden verlier/verlor |
regen stehen/stehenlass/stehengelass/stehenließ lass/ließ/läss/gelass/stehenlass/stehengelass/stehenließ |
dienst vorschrift | teppich unter kehr/gekehr | kopf sand steck/gesteck | dreck stecken |
händ/hand schoß/schoss | daumen dreht/drehen/drehte/gedreht | däumchen |
löcher luft starr/guck/gestarrt/geguckt | haut faul | faulen lenz |
lorbeeren ausruh/ausgeruht/auszuruh/ruht | kugel ruhige | hängematte lag/lieg/geleg/ausruh/ausgeruht |
sparflamme | angezogener/angezogenen handbremse | finger keinen/keiner krumm/rühr/gerührt |
handschlag keinen/kein | bein kein/keine riss/reiß/ausgeriss/ausreiß/ausriss/auszureiß | drückeberger |
arbeit drückt/drückte/gedrückt vor | schwarze peter | schuhe schob/schieb/geschob/zuschieb/zugeschob |
sündenbock such/gesucht/macht/gemacht/suchte |
schuld anderen/andere/kollegen schieb/schob/geschob/zuschieb/zugeschob/such/gesucht |
händ/hand unschuld wasch/wusch/wäsch/gewasch | staub machte/macht/gemacht/machen aus | fersengeld |
reißaus | handtuch warf/werf/wirf/geworf/schmiss/schmeiß/geschmiss | segel streich/strich/gestrich |
sang klanglos | sack asche | schwanz einzieh/eingezog/einzog/zieht/zog | kalte füße/füsse | muffensausen |
rückzieher | hasenfuß/hasenfüß | angsthase | fähnchen wind | fahne wind häng/hing/gehäng/gehing |
mantel wind häng/hing/gehäng/dreht | wendehals/wendehäls | mund redet/redete/reden/geredet/sprach nach |
honig bart/bärt/maul | honig mund schmier/geschmier | blaue himmel | blauen dunst |
sand augen streu/gestreu |
nase herumführ/herumgeführ/herumzuführ/herum führ/führt/geführt/herumführ/herumgeführ/herumzuführ |
bären band/binde/aufband/aufbind/gebunden/aufgebunden | licht hinters |
ohr haut/haute/gehauen/hauen übers | lüg/gelog gedruckt | lügen tischt/aufgetischt/auftisch |
seemannsgarn | jägerlatein | krumme touren | krumme dinger | krummes ding | lange finger |
kasse griff/greif/gegriff | taschen füllte/füllt/gefüllt/vollgestopft/stopf eigenen | falschen karten |
gezinkten karten | falsche spiel | falscher hund | doppeltes spiel | verdeckten karten | hinterrücks |
rücken fiel/fäll/fallen/gefallen in | dolch rücken | ans messer liefer/geliefer | beine steine/knüppel |
knüppel zwischen | sand getriebe | suppe versalz/spuck/gespuckt/versalzen | parade fuhr/fahr/fähr/gefahr |
karre dreck fuhr/gefahr/setz/gesetz | karre wand | kind brunnen | brunnen gefallen/fiel/fällt |
bock schoss/schieß/geschoss/schoß | bock gärtner | kapitalen bock | böcke schoss/schieß/geschoss/schoß |
fettnäpfchen | porzellan zerschlag/zerschlug/zerschläg | elefant porzellanladen |
tür haus fiel/fäll/fallen/gefallen | stab brach/brech/brich/gebroch über |
zaun brach/brech/brich/gebroch streit | öl feuer | salz wunde streu/gestreut | streithammel | zankapfel |
stunk | stänker/gestänker | kriegsbeil ausgrab/ausgegrab/grub/ausgrub | kriegsfuß/kriegsfuss |
streitaxt ausgrab/ausgegrab/grub | laus leber | beleidigte leberwurst |
bein linken aufgestand/aufsteh/aufstand/aufgestanden | mimose | goldwaage | falschen hals |
haut fuhr/fahr/fähr/gefahr aus | decke ging/geht/gehen/gegangen an | hb-männchen | rumpelstilzchen |
kragen platz/geplatz | hutschnur | gift galle | galle spuck/gespuckt/überlauf/überlief |
nerven verlor/verlier/verloren | beherrschung verlor/verlier/verloren | fassung verlor/verlier/verloren |
kopf verlor/verlier/verloren | nervenbündel | nerven lagen/liegen blank |
nerven ging/geht/gehen/gegangen auf | wecker ging/geht/gehen/gegangen auf | nervensäge | dorn auge |
fünfte rad | laus pelz | nase oben hoch/trug/tragen/trägt | nase rümpf/gerümpf | nase voll |
ross hohen/hohe | hohen roß | herab oben sah/blick/geblick | großkotz | wichtigtuer | nabel welt |
weisheit löffel | weisheit gefressen | besserwiss | neunmalklug | klugscheiß | schlaumeier | oberlehrer |
zeigefinger erhob/erheb | große töne | große klappe | großen mund | mund voll nahm/nimm/nehm/genomm |
mund zu voll | schaumschläg | sprücheklopf | sprüche klopf/geklopf | worten keine taten |
großen worten taten | viel lärm nichts | fremden federn | lorbeeren fremde/anderer | pfau stolz/spreiz |
schein sein mehr | potemkin | mogelpackung | maulheld | radfahrer oben buckel |
oben unten tret/trat/tritt/getret | buckel/buckelt/buckelte/gebuckelt unten | speichel leck/geleckt |
speichellecker | hintern kroch/kriech/gekroch | kratzfuß/kratzfüß | schleimer |
ellenbogen/ellbogen setzte/setzt/einsetz/eingesetzt/gebrauch | ellenbogenmentalität |
leichen über ging/geht/gehen | extrawurst/extrawürst | schäfchen trocken |
rosinen pick/gepickt/herauspick/herausgepickt | löwenanteil beanspruch/nahm/sichert |
kind bade/bad ausgeschütt/ausschütt/schütt | kanonen spatzen | falsche pferd |
pferd schwanz/hinten aufzäum/aufgezäum/zäum | holzweg | schief gewickelt | falschen dampfer | irrweg |
dünnste/dünnsten brett | schlauch stand/steh/gestanden auf | ochs berg | ochs scheunentor | kuh tor neue |
nur bahnhof verstand/versteh | böhmische dörfer | spanische dörfer |
spanisch vorkam/vor/vorkomm kam/vorkam/vorkomm | tomaten augen | blinde farbe | scheuklappe |
durchblick fehlt/fehlte/mangel | tassen schrank nicht | pulver erfunden nicht | hellste kerze |
sieb gedächtnis | mattscheibe | gedanken anderswo/woanders/sonstwo | kopf wolken |
luftschlösser/luftschlöss | wolkenkuckucksheim | hans guckindieluft | traumtänzer | neben spur |
schlaf gerecht | stehen schlief/einschlaf/schlaf/eingeschlafen | schlafmütze | schlafwandl |
dornröschenschlaf | schnecke tempo | schneckentempo | lahme ente | lahmarsch | transuse | trantüte |
schlaftablette | kaugummi zog/zieh/gezog | verrückten minute letzte | letzte drücker | torschluss |
tag hineinleb/hinein lebte/leben/hineinleb/gelebt | herrgott tag stahl/stiehl | tagedieb |
lieben gott mann | blau machte/macht/machen/gemacht montag/oft/öfter | blaumach/blaugemacht |
krankfeier/krankgefeiert | griffel fallen ließ/lass/läss | hammer fallen ließ/lass/läss |
stift fallen ließ/lass/läss | kaffeepause häufig/ständig/ausgedehnt |
schwätz/geschwätz/schwatz zeit/stunden/ständig | klatschmaul | klatsch tratsch | gerüchteküche |
gerücht setzte/streut/gestreut/streute/verbreit/gesetzt | plaudertasche | nähkästchen |
schule plauder/geplaudert | glocke große/großen häng/hing/gehäng | buschfunk | waschweib |
wasserfall redet/redete/reden/geredet | ohr abkau/abgekaut/kaut ab/abkau/abgekaut |
loch bauch redet/redete/geredet/reden | hölzchen stöckchen | hundertste tausendste | adam eva | litanei |
alte leier | gebetsmühle | haar suppe | gutes haar kein | erbsenzähl | korinthenkack | haarspalter |
krümelkack | pfennigfuchs | paragraphenreiter/paragrafenreiter | amtsschimmel | prinzipienreiter | pedant |
miesepet | miesmach | spielverderb | schwarz malt/malte/malen/gemalt |
teufel wand malt/malte/malen/gemalt | bedenkenträger | flunsch | schmollwinkel | schmollecke |
trübsal blas/blies/geblas | sauertopf/sauertöpf | griesgram | trauerkloß | mauer schweig/schwieg |
wand redet/redete/reden/geredet gegen | ohren tauben/taube | ohr/ohren durchzug | ohr hinein heraus |
ohr rein raus | bohnen ohren | wind schlug/schlag/schläg/geschlagen warnung/ratschl/rat/hinweis/anweisung |
kalte schulter | schulter leichte/leichten nahm/nimm/nehm |
nase tür schlug/geschlagen/zuschlug/zugeschlagen | links liegen/liegenlass/liegengelass/liegenließ |
füßen mit tret/trat/tritt/getret | schlips trat/tret/tritt/getret/getreten |
kopf stieß/stoß/stöß/gestoß vor | maul stopf/gestopft | mund verbot/verbiet/verboten | maulkorb |
maul zerriss/zerreiß | wort abschneid/schnitt/abgeschnitten/abschnitt anderen/kolleg/ihm/ihr/uns |
wort fiel/fäll/fallen/gefallen ins | mund über fuhr/fahr/gefahren | ton vergriff/vergreif | falschen ton |
rauer ton | gürtellinie | unterste schublade | gassenton | benehmen/manieren elefant |
kinderstube fehl/vergaß/vergess/mangel/schlecht | dicke luft | klima vergift | stimmung vergift |
atmosphäre vergift | keil trieb/treib/getrieb zwischen | zwietracht | unfrieden stift/gestift/sä/gesät |
böses blut | gegeneinander ausspiel/ausgespiel/spielt/auszuspiel | fäden hinter zog/zieh | intrige |
wasser abgrub/abgrab/abgegrab/grub | nest beschmutz | nestbeschmutz | wolf schafspelz | faustdick ohren |
faustdick log/gelogen/lüg | zwei gesichter | zweierlei maß/mass | gespaltener zunge |
wasser wein predigt/predigte/predigen/gepredigt | krokodilstränen | tränendrüse | wasser nahe/nah gebaut |
kommandoton | kasernenhof | knute | zügel schleifen/schleif ließ/lass/läss/gelass |
zügel fester anzog/anzieh | zügel entglitt/entgleit/glitt | peitsche knall/schwang | daumenschraub |
pistole brust | messer kehle | messer hals setz/gesetz | sau/säue dorf | sau raus ließ/lass/läss/gelass |
nase tanz/getanzt auf | nase tanzen ließ/lass/läss | kopf tanzen ließ/lass/läss |
kopf gewachsen/wuchs/wächst über | ruder hand verlor/glitt/geglitten |
ruder laufen/lief/läuft/gelaufen aus | überblick verlor/verlier/verloren |
kontrolle über verlor/verlier/verloren | boden füßen verlor/verlier | kraut rüben | hempels | saustall |
tohuwabohu | chaos hinterließ/hinterlass/anricht/angericht/richtete | kuddelmuddel | huhn kopflos |
hühnerhaufen | zettelwirtschaft | pi daumen | daumen über peil/gepeilt |
schlamp/geschlamp/schluder/geschludert arbeit | pfusch/gepfusch arbeit/handwerk | schludrian |
schlendrian | larifari | fünf gerade | heiße nadel | huschhusch/husch-husch | hauruck | halbe sachen |
halbherzig | halben kraft | halber kraft | halbem herzen |
hälfte liegen/liegenlass/liegengelass/liegenließ | linken hand erledig/mach/gemacht | linke hände zwei |
daumen zehn | grobmotorik | geld beiden händen | kosten explodier |
rahmen sprengt/sprengte/gesprengt budget/kosten/zeit | milchmädchen | rechnung ohne wirt |
teures lehrgeld | lehrgeld zahl/gezahlt/bezahl | katze sack kauf/gekauf | wortbrüch |
versprech brach/brech/brich/gebroch | strohfeuer | sand verlauf/verlief/verläuft im |
sande verlauf/verlief/verläuft | puste ging/geht/gegangen/ausging/ausgegangen/ausgeht |
luft ausging/ausgegangen/ausgeht | atem kurz/kurzen | wasserglas sturm | eintagsfliege |
letzten loch pfeif/pfiff/gepfiff | letztem loch pfeif/pfiff/gepfiff |
zahnfleisch ging/geht/kroch/kriech/gehen | schlapp machte/macht/gemacht | schlappmach/schlappgemacht |
weichei | jammerlappen | waschlappen | häufchen elend | klagelied | schleudern geriet/gerat/kam/gekomm |
straucheln | schiffbruch | bauchlandung | knochen blamier | blöße gab/geben/gibt/gegeb | armutszeugnis |
trauerspiel | schlechte figur | schlechtes licht | schlechten licht | schlechtem beispiel |
schlechtes beispiel | schlechter stern | schwarze schaf | fauler apfel | fauler hund | faulpelz |
taube nuss | taube nuß | luftikus | hallodri | taugenichts | nichtsnutz | querulant | quertreib |
querschläger | quer stellt/stellte/gestellt/stellen | querstell/quergestellt | stur bock/esel/panzer |
sturkopf/sturköpf | dickkopf/dickköpf | esel störrisch | bockig kind | kopf durch wand |
hinterbeine/hinterbeinen weiger/stellte/stellt | alte zöpfe hielt/halten/festhalt/klammer | ewig gestrig |
ewiggestrig | stehengeblieben zeit | anschluss verlor/verlier/verloren/verpass |
rad neu erfand/erfind/erfund | kreis dreht/drehte/drehen/gedreht im |
unfertig dinge liegen/liegenlass/liegengelass | kosten anderer/andere/kolleg lebt/lebte/profilier/scherz |
feuer spielt/spielte/spielen/gespielt mit | hasard/hasardeur | va-banque/vabanque |
kopf kragen redet/redete/riskier/reden/geredet | leichtsinn bodenlos |
grund boden redet/redete/reden/geredet/gewirtschaft/wirtschaft | bogen überspann |
ziel hinaus/hinausschieß/hinausschoss/hinausgeschoss schoss/schieß/geschoss/hinausschieß/hinausschoss/hinausgeschoss |
strang/stränge über schlug/schlag/schläg/geschlag | schnur/schnüre über hau/gehauen |
rahmen fiel/fällt/fallen/gefallen aus | rolle fiel/fällt/fallen/gefallen aus | reihe tanz/getanzt aus |
flasche griff/greif/gegriff zur | fahne alkohol | klinge über springen | leviten |
nachsehen hatten/hatte/haben kund/gäst/kolleg | wachsweich | aalglatt | glatt aal | lippenbekenntnis |
tür offene rannte/renn/einrenn/eingerannt | ausrede faule | ausrede verlegen | tote hose | tauchstation |
versenkung verschwand/verschwind/verschwund | büsche schlug/schlag/schläg/geschlag |
bildfläche verschwand/verschwind/verschwund | französisch/französischen verabschied/abschied |
scherbenhaufen | verbrannte erde | finger verbrann/verbrenn | geduldsfaden riss/reiß/geriss |
geduldsfaden kurz/dünn | pulverfass | zündschnur kurz | kurze lunte | hitzkopf/hitzköpf | heißsporn |
leicht fasson geriet | fassung rang/ring schnell | schnellschuss/schnellschüss |
hüfte schoss/schieß/geschoss | knie brach/brech/brich/gebroch übers | jagen hund/hunde/hunden musste/trag |
jagd hund trag/trug/getrag | tritt hintern brauch | piepegal | sintflut | null bock | nullbock |
lust laune nach | gutdünken | narrenfreiheit | dicker hund | schindluder | schabernack |
schnecke machte/macht/gemacht zur | minna zur | pranger stell/gestell | lächerlichkeit preis |
kakao zog/zieh/gezog | sau zur machte/macht/gemacht | boden staucht/stauchte/gestaucht |
last fiel/fäll/fallen/gefall zur | tasche anderen lag/lieg | mitarbeit/kolleg verheiz | dampfplauder |
hektik verbreit | aktionismus | hochzeiten tanz/getanzt | verzettel | mücke elefant |
drama machte/macht/gemacht | dramaqueen | staatsaffäre | wirbel viel nichts | windmühlen kämpf/gekämpf |
windmühlenflügel | perlen säue | trüben fisch/gefisch | dunkeln/dunkel tapp/getapp im | schuss ofen |
schuss hinten | eigentor | griff klo | geist aufgab/aufgegeben/aufgeb | blassen schimmer | blasse ahnung |
haaren herbei | daumen saugt/gesaugt/sog | fingern sog/gesaugt/gesogen/saugt/saugte | würmer nase |
scheibchenweise | herz hose | bammel | bangbüx | mäuschen stumm/still | fisch stumm | mauerblümchen |
graue maus | schneckenhaus | elfenbeinturm | stille kämmerlein | lebensuntüchtig | revier verteidig/hüte |
herrschaftswissen | informationen zurückhielt/zurückhalt/zurückgehalt |
strich faden betrog/betrüg/belog/belüg | strich rechnung | pelle rück/gerückt | tanz auf vulkan |
niete wahre/echte/reine/totale | trott verfiel/verfall/alten/gewohnten | salamitaktik |
schnitzer leist/grob/unterl/passier/erlaub | brechstange durchsetz/willen/verhandl/wollte |
holzhammer kritik/argument/verhandl/kund | holzhammermethode |
bremsklotz/bremsklötz team/abteilung/projekt/betrieb | schnauze große/frech/lose | brei heißen um |
süppchen eigene | glas tief schau/sah/guck/geschau | durst über trank/getrunk/trink |
fass überlaufen brach/bring/gebrach | stuhl säg/gesäg kolleg/chef/vorgesetz/leiter |
ast säg/gesäg/absäg/abgesäg saß/sitz | eigene tasche wirtschaft/gewirtschaft |
tasche eigene log/gelogen/lüg | steine weg kund/kolleg/uns/andere | klotz bein am |
chef/boss herauskehr/herausgekehr/heraushäng/raushäng | zeit stiehl/gestohl/stehl |
zeit totschlug/totgeschlagen/totschlag/totschläg | geld fenster warf/werf/wirf/geworf | fass boden ohne |
tagträum | langes gesicht | tür angel zwischen | axt walde wie | dicke lippe riskier |
bögen spuck/gespuckt | kaffeesatzles | kaffeesatz las/les/lies/gelesen | tuten blasen keine |
schwimmen geriet/gerat/gerät ins | bach hinunter/runter ging/gegangen/geht |
verantwortung drückt/drückte/gedrückt vor | balken lüg/gelog/log | balken bogen bis |
sand setz/gesetz projekt/prüfung/vorhab/geld | wald bäumen lauter | brett kopf vor |
schärfste messer schublade | haare zähnen auf | zuckerbrot peitsche | stiefmütterlich |
nicht kirschen essen | hals voll nicht/nie | stich hieb nicht | wasser hals stand/steh | fünf zwölf erst |
gesicht regentage | eingeschnapp | hühneraugen trat/tret/tritt/getret | breitseite kolleg/kund |
hornberger | nürnberger trichter | pontius pilatus | kriegsschauplatz/kriegsschauplätz | pyrrhussieg |
kollisionskurs | konfrontationskurs | sandkasten streit/stritt | beleidigt spielt/spielte |
pferde scheu mach/gemacht | pferde durch gingen/gehen/gegangen | gäule durch gingen/gehen/durchgegangen |
heiße luft nur/viel | trödelte/getrödelt/bummelte/gebummelt arbeit | alles karte setz/gesetz |
wand fuhr/fahr/fähr/gefahr gegen | stich im ließ/lass/läss/gelass`,
} as const;
