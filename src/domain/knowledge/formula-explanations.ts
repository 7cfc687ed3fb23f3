/** Why a satisfaction formula has its grade, by the id that the decoder gives it; domain.md §2.2. */
export const formulaExplanations: Readonly<Record<string, string>> = {
  'satisfaction-top-always':
    'Ein Wort der höchsten Stufe, und das ohne Ausnahme: Das ist die beste Form der Zufriedenheitsformel.',
  'satisfaction-top':
    'Ein Wort der höchsten Stufe wie „vollste“, aber ohne „stets“: Manche lesen das noch als sehr gut, viele nur als gut. Mit „stets“ wäre es eindeutig.',
  'satisfaction-full-always':
    'Für gut steht „stets“ mit „voll“ oder ein gleich starkes Wort wie „sehr zufrieden“. Für sehr gut hieße es „stets“ und „vollste“.',
  'satisfaction-full-exceeded':
    '„Volle Zufriedenheit“ ohne „stets“ wäre die Mitte der Skala; die übertroffenen Erwartungen heben sie.',
  'satisfaction-unlimited':
    '„Uneingeschränkt“ ohne „stets“ sagt kaum mehr als „voll“: Die Leser schwanken zwischen gut und befriedigend.',
  'satisfaction-great':
    '„Große Zufriedenheit“ steht nicht in der üblichen Reihe; ohne „stets“ lesen die einen sie als gut, die anderen als befriedigend.',
  'satisfaction-full':
    '„Volle Zufriedenheit“ ohne „stets“ ist nach der Rechtsprechung die Mitte der Skala. Mit „stets“ wäre es gut.',
  'satisfaction-bare-always':
    'Die Zufriedenheit gilt ohne Ausnahme, aber das Wort „voll“ fehlt davor; ein Teil der Leser gibt dafür nur ausreichend.',
  'satisfaction-bare':
    'Vor der Zufriedenheit fehlen „stets“ und „voll“: Das ist die schwache Form der Formel.',
  'satisfaction-restricted': 'Die Zufriedenheit wird ausdrücklich eingeschränkt.',
  'satisfaction-restricted-full':
    'Von „voller Zufriedenheit“ ist die Rede, aber sie wird im selben Satz eingeschränkt.',
  'satisfaction-half':
    'Die Zufriedenheit gilt nur für einen Teil der Zeit; über den anderen schweigt der Satz.',
  'satisfaction-partial':
    'Die Zufriedenheit gilt nur einem Teil der Aufgaben; über den Rest schweigt der Satz.',
  'recognition-full-always':
    'Volle Anerkennung, und das ohne Ausnahme: So schreiben sehr gut, wer „vollste Zufriedenheit“ meidet.',
  'recognition-full':
    '„Volle Anerkennung“ ohne „stets“ oder „in jeder Hinsicht“ liegt zwischen gut und befriedigend.',
  'recognition-always':
    'Die Anerkennung gilt jederzeit, aber ohne „volle“: das lesen die meisten als befriedigend.',
  'recognition-bare': 'Anerkennung ohne „volle“ und ohne „stets“: wenig mehr als ausreichend.',
  'recognition-limited': 'Die Anerkennung wird ausdrücklich eingeschränkt.',
  'performance-word':
    'Hier steht die Note als Wort. „Stets“ davor hebt sie; ohne dieses Wort lesen viele sie eine halbe Stufe schwächer.',
  'exam-mark': 'Die Prüfungsnote steht im Satz selbst.',
  'exam-points': 'Die Punkte der Prüfung sind nach der Skala der Kammern in eine Note umgerechnet.',
  'expectation-exceeded': 'Mehr als erwartet: Das steht für die höchste oder die zweite Stufe.',
  'expectation-exceeded-partly': 'Die Erwartungen wurden übertroffen, aber ausdrücklich nicht immer.',
  'expectation-met-top': 'Die Erwartungen wurden erfüllt, und zwar mit einem Wort der höchsten Stufe.',
  'expectation-met-good': 'Die Erwartungen wurden erfüllt; „voll“ oder „gut“ macht daraus ein Lob.',
  'expectation-met-always':
    'Erwartungen erfüllt, und das durchweg: Durchschnitt. Für gut fehlt ein Wort wie „voll“ oder „gut“.',
  'expectation-met': 'Erwartungen erfüllt, mehr steht nicht da; das lesen viele als ausreichend.',
  'expectation-met-limited': 'Die Erwartungen wurden nur zum Teil erfüllt.',
  'satisfaction-effort':
    'Gelobt wird das Bemühen. Dass die Aufgaben zur Zufriedenheit erledigt wurden, steht gerade nicht da.',
  'taken-own-view':
    'So sieht es die beurteilte Person selbst. Was der Arbeitgeber davon hält, sagt der Satz nicht; das lesen viele als Gegenteil.',
  'taken-once':
    'Das Lob gilt nur für eine Zeit. Wie es davor oder danach war, bleibt offen, und das lesen viele als Einschränkung.',
  'chosen-work': 'Gelobt wird nur, was der Person lag oder leichtfiel; von allem anderen ist keine Rede.',
  'chosen-time': 'Gelobt wird nur, was in ruhigen Zeiten gelang; von den anderen ist keine Rede.',
  'mostly-only':
    'Das Lob gilt nur meistens oder zeitweise. Dass es nicht immer so war, steht damit auch da; das lesen viele als Einschränkung.',
  'mostly-middling': 'Das Wort gesteht nicht mehr als Mittelmaß zu; ein „stets“ davor ändert daran nichts.',
  'taken-driven':
    'Das Lob hängt an einer Bedingung: Angeleitet, erinnert oder beaufsichtigt ging es, ohne das offenbar nicht.',
  'taken-reason': 'Der Grund für das Lob ist eine Aufgabe, die nicht erfüllt wurde.',
  'taken-ruled':
    'Wer daran erinnern muss, wer das Sagen hat, führt streng: Von Leistung oder Klima ist keine Rede.',
  'taken-done-without': 'Gelobt wird, dass andere ohne die Person zurechtkamen.',
  'taken-sociable': 'Geselligkeit gilt als klassischer Geheimcode, der auf Alkohol anspielt.',
  'taken-parties': 'Gelobt wird der Einsatz für Feste und Feiern; von dem für die Arbeit ist keine Rede.',
  'limited-due': 'Getan wurde, was zustand oder vorgesehen war, mehr nicht: das lesen viele als ausreichend.',
  'taken-unreal': 'Gelobt wird, was nur unter einer Bedingung geschehen wäre; geschehen ist es nicht.',
  'taken-not-top': 'Die höchste Stufe wird ausdrücklich verneint; es bleibt das schwächere Wort.',
  'idiom-steadfast':
    'Wer sich nicht entmutigen oder beirren lässt, hält durch: ein klares Lob, auch ohne ein Wort wie „sehr“.',
  'idiom-own-time': 'Fortbildung in der eigenen Zeit steht für Einsatz über das Übliche hinaus.',
  'idiom-house-first': 'Der Betrieb ging vor: So schreibt man, wenn der Einsatz das Übliche übertraf.',
  'idiom-put-to-use': 'Gelerntes wurde gleich angewandt; das ist mehr als bloße Teilnahme.',
  'idiom-work-understood':
    'Verständnis für die eigene Stelle ist ein alter Code: Von Einsatz und Ergebnis steht nichts da.',
  'idiom-used-idle-time': 'Ruhige Zeiten von sich aus genutzt: ein Lob für den Einsatz.',
  'idiom-heart-for-people':
    'Gemeint sind Menschen und ihre Anliegen; das ist Lob. Der alte Code spricht vom Verständnis für die Arbeit.',
  'idiom-patient-teacher':
    'Wer mit viel Geduld anleitet, wird dafür gelobt; gefordert ist hier nicht die Geduld der anderen.',
  'two-limits':
    'Zwei Einschränkungen in einem Satz: nur ein Teil der Arbeit, und auch der nicht immer. Davon bleibt wenig.',
  limited:
    'Das Lob gilt nur für einen Teil: für manche Menschen, an manchen Tagen oder wo nichts im Weg steht.',
  'idiom-missed': 'So schreibt, wer jemanden ungern gehen lässt.',
  'idiom-averted': 'Ohne die Person wäre es nicht gelungen: ein klares Lob, so verneint es klingt.',
  'idiom-none-better': 'Besser ging es nicht: mehr Lob gibt es in einfachen Worten kaum.',
  'idiom-recommended':
    'Eine Empfehlung, oder die Zusage, die Person wieder einzustellen, schreibt niemand ohne Grund.',
  'idiom-no-guidance':
    'Wer keine Anleitung braucht, arbeitet selbständig: So schreibt man bei guten Leistungen.',
  'conduct-denied':
    'Gesagt wird nur, dass sich niemand beklagte; gelobt wird nicht. Das lesen die meisten als ausreichend, manche als mangelhaft.',
  'conduct-denied-limited':
    'Schon dass sich niemand beklagte, ist kein Lob; hier ist selbst das eingeschränkt.',
  'idiom-among-the-best':
    'Wer zu den Besten gezählt wird, wird über die anderen gestellt: Mehr lässt sich mit einem Satz kaum sagen.',
  'idiom-staff-stays':
    'Geht kaum jemand und fehlt kaum jemand, spricht das für die Führung; gemessen am Haus ist es ein starkes Lob.',
  'idiom-praised-by-customers':
    'Lob von außen, das bis zum Arbeitgeber kam, wiegt so viel wie ein gutes Urteil.',
  'idiom-asked-for':
    'Nach wem eigens verlangt wird, der leistet gute Arbeit; das sagt mehr als ein Eigenschaftswort.',
  'idiom-gladly-heard': 'Freundlich und ohne Steigerung gesagt: Man hört dieser Person gern zu.',
  'idiom-best-values': 'Die besten Werte, die zu erreichen waren: Das ist ein Spitzenergebnis.',
  'idiom-liked-for': 'Andere mochten, wie diese Person auftrat: freundlich gemeint, ohne Steigerung.',
  'idiom-mainstay': 'Auf diese Person stützte sich das Team; so wird gelobt, wer fehlen würde.',
  'idiom-no-pains-spared':
    'Keine Mühe zu scheuen heißt, mehr zu tun als verlangt; das steht für guten Einsatz.',
  'idiom-shared-knowledge': 'Wissen gern weiterzugeben gilt als Stärke im Team.',
  'idiom-sought-advice': 'Wessen Rat gesucht wird, gilt im Haus als fachlich stark.',
  'idiom-quick-start':
    'Schnell eingearbeitet und bald selbständig: So schreibt man bei guter Auffassungsgabe.',
  'idiom-found-access': 'Schnell Zugang zu finden ist ein gutes Zeichen für den Umgang mit Menschen.',
  'idiom-no-small-part': 'Der Erfolg wird dieser Person mit zugeschrieben; das ist klares Lob.',
  'idiom-open-ear': 'Ein offenes Ohr zu haben gilt als gute Eigenschaft im Team.',
  'idiom-can-inspire': 'Eine Fähigkeit wird ausdrücklich zugesprochen; das ist gutes Lob.',
  'idiom-knew-well-how':
    'Mit einem Wort wie „ausgezeichnet“ oder „hervorragend“ ist „verstand es“ höchstes Lob.',
  'idiom-easy-terms': 'Ohne „stets“ und ohne Steigerung ist das eine befriedigende Aussage.',
  'idiom-bears-load': 'Der Belastung gewachsen zu sein ist befriedigend, mit „stets“ oder „jederzeit“ gut.',
  'idiom-special-care':
    'Was jemandem besonders am Herzen lag, wird gern so gelobt; entscheidend ist, was daneben steht.',
  'idiom-known-as': 'So wird eine Eigenschaft bescheinigt; „stets“ und „sehr“ heben die Note.',
  'idiom-trifle-praised':
    'Hervorgehoben wird, was sich von selbst versteht. Das liest sich, als gäbe es sonst nichts zu loben.',
  'idiom-inner-distance':
    'Wer innerlich auf Abstand bleibt und das zeigt, steht nicht hinter dem Haus: Das ist ein Tadel.',
  'idiom-gave-in-first':
    'Nachgegeben, bevor die eigene Seite gehört wurde: So schreibt man von jemandem, der nicht verhandeln kann.',
  'idiom-fell-behind':
    'Was verlangt oder von anderen geleistet wurde, ist nicht erreicht: ein deutlicher Tadel.',
  'idiom-goals-exceeded': 'Ziele wurden übertroffen: ein Erfolg, den jeder nachprüfen kann.',
  'idiom-seldom-found': 'Wie selten jemand ist, sagt man nur von den Besten.',
  'idiom-sought-first': 'Wen andere zuerst fragen, dem trauen sie: ein Lob in eigenen Worten.',
  'idiom-seldom-met': 'Was man selten antrifft, ist kostbar: So wird Außergewöhnliches gelobt.',
  'idiom-gift-for-people': 'Eine Gabe, die anderen zugutekommt: ein persönliches Lob.',
  'idiom-needs-no-help': 'Wer keine Hilfe braucht, arbeitet selbständig; ein „sehr“ steht nicht dabei.',
  'idiom-nothing-to-wish': 'Es blieb nichts zu wünschen: So wird in einfachen Worten sehr gut gelobt.',
  'idiom-never-quite-lost':
    '„Nie ganz“ heißt: ein wenig schon. Das Lob wird durch dieses eine Wort zum Tadel.',
  'idiom-never-lost': 'Was nie verloren ging, war immer da: Das ist Lob, auch wenn es verneint klingt.',
  'idiom-not-lost':
    'Was nicht verloren ging, war da: Das ist gewöhnliches Lob, auch wenn es verneint klingt. „Nie“ würde es heben.',
  'idiom-nothing-escapes': 'Wem nichts entgeht, der arbeitet genau und aufmerksam.',
  'idiom-nothing-too-much': 'Keine Arbeit war zu viel oder zu gering: ein Lob für den Einsatz.',
  'idiom-never-avoids': 'Wer Schwierigem nie ausweicht, packt an: ein Lob, auch wenn es verneint klingt.',
  'idiom-faces-each': 'Jede Aufgabe wurde angenommen: ein Lob für den Einsatz.',
  'idiom-no-compromise': 'Hier gab es keine Abstriche: ein Lob für die Arbeitsweise.',
  'idiom-none-left-unhappy': 'Niemand ging unzufrieden: ein Lob für den Umgang mit Kunden.',
  'idiom-always-able': 'Auch Schwieriges wurde jederzeit gelöst: ein Lob für das Können.',
  'idiom-lack-never': 'Der Mangel kam nie vor: Mit „nie“ ist das ein klares Lob.',
  'idiom-free-of-faults': 'Durchgehend ohne Fehler: ein Lob für die Ergebnisse.',
  'idiom-first-and-last': 'Als Erste da und als Letzte gegangen: ein Lob für den Einsatz.',
  'idiom-all-duties': 'Alle Pflichten wurden gewissenhaft erfüllt: ein gutes Zeugnis der Verlässlichkeit.',
  'idiom-never-tiring': 'Was nie nachlässt, ist immer da: Das ist Lob, auch wenn es verneint klingt.',
  'idiom-unclouded': 'Das Verhältnis war ohne Störung; erst „stets“ oder „nie“ macht daraus ein Lob.',
  'idiom-finds-work':
    'Wer sich Arbeit sucht, ohne dass ihn jemand schickt, zeigt Einsatz; das ist deutliches Lob.',
  'idiom-need-not-know-more': 'Was davor erzählt ist, soll als Beweis genügen: Das ist Lob.',
  'idiom-rather-once-more': 'Lieber einmal zu viel geprüft: So lobt man Sorgfalt, nicht Zögern.',
  'idiom-lucky-hand': 'Eine glückliche Hand ist Lob, aber ohne „stets“ nur befriedigend.',
  'idiom-unmatched': 'Niemand kam an diese Person heran: mehr Lob gibt es in einfachen Worten kaum.',
  'idiom-boundless': 'Ohne Grenzen gelobt: Das ist sehr gut gemeint.',
  'idiom-nothing-left-lying': 'Es blieb nichts liegen: ein Lob für eine zügige Arbeitsweise.',
  'idiom-never-enough-thanks': 'Der Dank kann gar nicht groß genug sein: So schreibt man nur den Besten.',
  'idiom-no-worry': 'Andere brauchten sich nicht zu sorgen: ein Lob für Verlässlichkeit.',
  'idiom-liked-to-be-served': 'Kunden kamen gern zu dieser Person: freundlich gemeint, ohne Steigerung.',
  'idiom-leaves-no-gap': 'Wer keine Lücke hinterlässt, wird nicht vermisst.',
  'idiom-leaves-gap': 'Wer eine Lücke hinterlässt, wird vermisst: Das ist echtes Bedauern.',
  'idiom-regret-twice': 'Bedauert wird der Verlust als Fachkraft und als Mensch: Mehr Bedauern gibt es kaum.',
  'idiom-valuable-lost': 'Der Verlust wird genannt und die Leistung gelobt: echtes Bedauern.',
  'idiom-loved': 'Andere haben diese Person ins Herz geschlossen: persönliches Lob.',
  'idiom-wanted-by-name': 'Wer beim Namen verlangt wird, leistet gute Arbeit.',
  'idiom-made-into': 'Aus wenig wurde viel gemacht: ein Erfolg.',
  'idiom-steps-in': 'Gern einzuspringen gilt als Zeichen von Einsatz.',
  'idiom-keen-learner': 'Großes Interesse, verbunden mit dem Willen zu lernen: ein gutes Zeugnis.',
  'idiom-no-accidents': 'Ohne Unfall zu fahren ist das, was zu loben ist; „stets“ macht es zum guten Lob.',
  'idiom-stood-the-test': 'Was einer Prüfung standhielt, war gute Arbeit.',
  'idiom-handles-well': 'Der Umgang damit wird sehr gelobt.',
  'idiom-never-outdone': 'Nie unterlegen: ein Lob für das Verhandeln.',
  'idiom-had-to-be-driven': 'Andere mussten nachhelfen: Von sich aus kam zu wenig.',
  'idiom-never-without-murmur': '„Nie ohne“ heißt: immer mit. Das ist ein Tadel.',
  'idiom-anything-but-good': '„Alles andere als“ verkehrt das Lob in sein Gegenteil.',
  'idiom-anything-but-bad': '„Alles andere als“ verneint den Mangel: Das ist Lob.',
  'idiom-easily-discouraged': 'Wer sich leicht entmutigen lässt, gilt nicht als ausdauernd.',
  'idiom-no-hand-no-foot': 'Nicht alles war durchdacht: eine deutliche Einschränkung.',
  'idiom-hand-and-foot': 'Was Hand und Fuß hat, ist durchdacht: ein Lob ohne Steigerung.',
  'idiom-rarely-good': '„Selten“ und „kaum“ lassen vom Lob wenig übrig: Meist war es nicht so.',
  'idiom-neither-good': '„Weder … noch“ verneint beides, was zu loben wäre.',
  'idiom-best-terms':
    'Ein sehr gutes Verhältnis zu allen Seiten: gutes Verhalten, ohne Einschränkung gesagt.',
  'idiom-keeps-secrets': 'Vertrauliches für sich zu behalten ist das, was zu loben ist.',
  'idiom-liked-at-work': 'Andere arbeiten gern mit dieser Person: ein Lob.',
  'idiom-leaves-to-others': 'Gelobt wird nur das Geschick, eigene Arbeit anderen zu überlassen: ein Vorwurf.',
  'idiom-gets-around': 'Gelobt wird nur das Geschick, der Arbeit auszuweichen: ein Vorwurf.',
  'idiom-found-error':
    'Ein fremder Fehler wurde gefunden, und das hat etwas eingebracht oder einen Schaden verhindert: Lob an einem Beispiel.',
  'idiom-unsurpassed': 'Mehr ging nicht: Was sich nicht überbieten lässt, ist das höchste Lob.',
  'idiom-fault-unsurpassed': 'Ein Fehler, der sich nicht überbieten lässt: Das ist ein offener Tadel.',
  'idiom-irreplaceable': 'Kaum zu ersetzen: Der Weggang ist ein Verlust, und das wird offen gesagt.',
  'idiom-without-end': 'Ohne Ende und ohne Grenze: Das ist das höchste Lob dieser Eigenschaft.',
  'idiom-high-enough': 'Worte reichen dafür nicht: Das ist das höchste Lob.',
  'idiom-unequalled': 'Niemand kam an diese Person heran: Das ist das höchste Lob.',
  'idiom-no-more-to-ask': 'Mehr war nicht zu verlangen: Das ist das höchste Lob.',
  'idiom-stranger-to-faults':
    'Der genannte Fehler war dieser Person fremd: Verneint wird der Fehler, gemeint ist Lob.',
  'idiom-word-unknown': 'Das Wort fehlte dieser Person zu ihrem Vorteil: gemeint ist Lob.',
  'idiom-few-faults': 'So wenige Fehler, dass eine Hand zum Zählen reicht: gemeint ist gute Arbeit.',
  'idiom-only-solutions': 'Statt Problemen gab es Lösungen: gemeint ist ein klares Lob.',
  'idiom-sets-standards': 'Andere richten sich danach: Das ist ein sehr hohes Lob.',
  'idiom-see-for-yourself':
    'Wer es lernen oder sehen will, wird zu dieser Person geschickt: Das ist höchstes Lob.',
  'idiom-built-upon': 'Auf diese Person konnte man bauen: ein Bild für Verlässlichkeit.',
  'idiom-never-at-a-loss': 'Um eine Antwort nie verlegen: gemeint ist großes Wissen.',
  'idiom-not-fooled': 'Niemand machte dieser Person etwas vor: gemeint ist großes Können.',
  'idiom-no-check-needed': 'Es musste nichts nachgeprüft werden: gemeint ist gute Arbeit.',
  'idiom-no-rest-until': 'Keine Ruhe, bis es erledigt war: gemeint ist Ausdauer, und das ist Lob.',
  'idiom-shuns-nothing':
    'Auch das Unangenehme wurde nicht gescheut: Verneint wird das Ausweichen, gemeint ist Lob.',
  'idiom-worth-gold': 'Gold wert: Das ist sehr hohes Lob.',
  'idiom-footsteps':
    'Der Weggang ist ein großer Verlust: Das wird in einem Bild gesagt und ist höchstes Lob.',
  'idiom-deserved-well': 'Um das Haus verdient gemacht: ein förmliches, hohes Lob.',
  'idiom-burns-for': 'Mit dem Herzen dabei: gemeint ist hohe Motivation.',
  'idiom-knack': 'Ein Händchen, ein Auge dafür: gemeint ist eine besondere Begabung.',
  'idiom-keeps-going': 'Ein Bild dafür, dass viel an dieser Person hing: gemeint ist Lob.',
  'idiom-keeps-word': 'Versprochenes wurde gehalten: gemeint ist Zuverlässigkeit.',
  'idiom-never-let-down': 'Nie im Stich gelassen: Verneint wird der Fehler, gemeint ist Lob.',
  'idiom-bounces-off': 'Unruhe prallte ab: gemeint ist große Gelassenheit.',
  'idiom-kind-word': 'Ein freundliches Wort für jeden: gemeint ist ein herzlicher Umgang.',
  'idiom-left-nothing-lying': 'Nichts blieb liegen: Verneint wird der Fehler, gemeint ist Zuverlässigkeit.',
  'idiom-set-the-clock': 'Nach dieser Person ließ sich die Uhr stellen: Auf Zeit und Termin war Verlass.',
  'idiom-beyond-measure':
    'Gesagt im Bild: Gäbe es ein Maß oder einen Preis dafür, niemand läge höher. Das ist ein Lob ohne Grenze.',
  'idiom-vouched-for': 'Wer die Hand ins Feuer legt, bürgt ohne Vorbehalt.',
  'idiom-not-deceived': 'Niemand macht ihr oder ihm etwas vor: ein Lob für das Fachwissen.',
  'idiom-knows-blindly': 'Wie die eigene Westentasche, im Schlaf: Das Wissen sitzt ganz.',
  'idiom-each-move-right': 'Jeder Handgriff sitzt: ein Lob für sicheres Arbeiten.',
  'idiom-touch-succeeds': 'Was begonnen wurde, gelang: ein Lob für den Erfolg.',
  'idiom-nothing-by-the-wayside': 'Nichts blieb liegen, nichts wurde versäumt: ein Lob.',
  'idiom-calm-pole': 'Ruhender Pol, Fels in der Brandung: Wer so heißt, trägt die anderen mit.',
  'idiom-bursts-expectations': 'Wer Erwartungen sprengt, hat mehr geleistet, als man sich vorstellen konnte.',
  'idiom-limited': '„Im Allgemeinen“ und „meist“ nehmen dem Lob die Hälfte: Immer war es nicht so.',
  'idiom-conduct-limited':
    'Das Verhalten war nur „im Wesentlichen“ einwandfrei. Im Umkehrschluss gab es also etwas zu beanstanden.',
  'idiom-conduct-intended':
    'Gesagt wird, wie das Verhalten sein sollte, nicht wie es war. Das liest sich als Tadel.',
  burden:
    'Andere mussten nacharbeiten, erklären oder einspringen. Das ist eine deutliche Kritik, auch wenn sie als bloßer Vorgang erzählt wird.',
  'effort-only':
    'Gelobt wird nur die Mühe. Ob etwas gelang, steht nicht da; so schreibt man, wenn es nicht gelang.',
};
