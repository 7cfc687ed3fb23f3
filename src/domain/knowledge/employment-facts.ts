/**
 * One way in which a matter of the employment is told: ways apart by „ ; “, words that stand in one sentence in any order
 * by „ & “. „@“ is any ending; names in capitals stand for the groups below.
 */
interface Telling {
  readonly says: string;
  /** Others, a change, a wish: then the sentence does not tell it of the person. */
  readonly unless: string;
}

/** A matter of the employment that letters tell in one of several ways, of which only one can hold. */
export interface EmploymentFact {
  /** What the reader no longer knows: „…, warum das Arbeitsverhältnis endet“. */
  readonly matter: string;
  readonly tellings: Readonly<Record<string, Telling>>;
  /** Those that cannot stand in one letter. */
  readonly clashes: readonly (readonly [string, string])[];
  /** Told at the beginning and the end alone, or anywhere. */
  readonly framed: boolean;
  readonly of: 'arbeitszeugnis' | 'zwischenzeugnis' | 'ausbildungszeugnis' | null;
}

/** Groups of words, each may name those above it; what begins with the name of another stands behind it. */
export const wordGroups: readonly (readonly [string, string])[] = [
  ['WHO', '(?:sie|er|frau @|herr @)'],
  ['WHOM', '(?:ih[mrn]|sie|frau @|herrn @)'],
  ['OWN', '(?:ihr|sein)(?:e[nmrs]?)?'],
  ['POST', '@(?:stelle|position|arbeitsplatz(?:es)?|funktion|posten)'],
  ['CONTRACT', '(?:@(?:vertrag|verhältnis)(?:e?s|ses)?|anstellung|beschäftigung)'],
  [
    'LEAVE',
    '@(?:elternzeit|mutterschutz|erziehungsurlaub|(?:familien|baby|kinder)pause|pflegezeit|sabbatical|sabbatjahr|beurlaubung|wiedereinstieg)',
  ],
  [
    'OTHERS',
    '@kolleg(?:e|en|in|innen)|(?:andere|einige|zwei|drei|mehrere) \\p{L}+|vertrat|vertritt|anträge@|beantrag@|begleite@|führte|plante|organisier@|bewältig@|vorgesetzt@|geschäftsführ@|vorgänger@|hätten?',
  ],
  [
    'UNREAL',
    'würden?|obwohl|obgleich|trotz|statt|angebot@|anbieten|sobald|falls|wenn|zunächst|damals|entfristet|übernommen|verlänger@|best@|gutem|freundschaft@',
  ],
  [
    'ELSEWHERE',
    'schwester@|tochter@|konzern@|ruhestand|verbunden|erinnerung|freie[rn]?|freiberuflich@|berat@|abteilung|studi@|rückkehr@|wieder',
  ],
  [
    'GONE',
    'entfäll@|entfiel@|fällt|fiel|weggefallen|wegfällt|wegfiel|gestrichen|eingespart|abgebaut|ersatzlos',
  ],
];

export const employmentFacts: readonly EmploymentFact[] = [
  {
    matter: 'ob die Tätigkeit unterbrochen war',
    tellings: {
      never: {
        says: 'ohne (?:\\p{L}+ )?(?:unterbrechung(?:en)?|pause|auszeit) & WORK ; ununterbrochen@ & WORK ; lückenlos & WORK ; durchgehend & gearbeitet|CONTRACT ; unterbr@ & nie|nicht|keine@ & WORK ; auszeit|freistellung|LEAVE & nie|keine@ & anspruch|genommen|nahm'.replaceAll(
          'WORK',
          '@(?:beschäftig|tätig|dienst|arbeit|verhältnis|anstellung|verfügung|unterbrechung)@|(?:bei|für) uns',
        ),
        unless:
          'OTHERS|deren|(?:nach|seit) (?:seiner|ihrer|der) (?:\\p{L}+ )?(?:rückkehr|LEAVE)|seit(?:dem|her)|danach|(?:fertigung|produktion|liefer|versorg|anlage|maschine|telefon|dokumentation|kühlkette|betreuung)@|(?:voll|teil)zeit',
      },
      broken: {
        says: 'LEAVE & er|sie|ih[mnr]|OWN|frau|herrn?|nach|während|von ; beurlaubt ; ruhte & verhältnis ; unterbrochen & tätigkeit|CONTRACT ; (?:nach|trotz) (?:eine[rm]|der|ihrer|seiner) (?:\\p{L}+ )?unterbrechung ; freigestellt & jahre?|monate?|\\d{4}',
        unless:
          '(?:kolleg|mitarbeiter|vorgesetzt|stelleninhaber|leiter)@ (?:\\p{L}+,? ){0,6}LEAVE|deren|anträge@|berat@|WHO (?:\\p{L}+ ){0,2}vertrat|vertrat WHO|vertretung|tritt|antreten|antritt|anschließend|unwiderruflich|resturlaub|künftig@|telefonat@|weder|nie|keine[nmr]?|nicht|ohne|ununterbrochen',
      },
    },
    clashes: [['never', 'broken']],
    framed: false,
    of: null,
  },
  {
    matter: 'warum das Arbeitsverhältnis endet',
    tellings: {
      own: {
        says: '@lassen|verl(?:ä|ie)ß?s?s?t?|scheidet|schied|@scheiden|@ende(?:t|te|n|s)?|gibt|gab|@löst|geht|gekündigt|kündigte & auf (?:(?:ihren|seinen|ganz) )?eigenen (?:\\p{L}+ )?wunsch|aus eigenem (?:entschluss|antrieb) ; entschieden|entschlossen & verlassen|kündigen|@wechsel@|gehen|schritt|weggang ; WHO & gekündigt|kündigung & selbst|von sich aus ; aus & (?:ging|geht|kam) (?:\\p{L}+ )?von WHOM ; OWN kündigung & entgegengenommen|angenommen|akzeptiert ; eigenkündigung|kündigung hat WHO',
        unless: 'OTHERS|UNREAL',
      },
      goes: {
        says: 'verlässt|scheidet & um & aufgabe|herausforderung|stelle|position|tätigkeit ; möchte & verändern|orientieren|weiterentwickeln',
        unless: 'OTHERS|obwohl|trotz',
      },
      firm: {
        says: 'betriebsbedingt@ ; GONE & POST ; mussten|müssen|gezwungen|zwing(?:t|en) & trennen|kündigen|kündigung|entlassen|beenden|lösen ; @(?:schließung|stilllegung|insolvenz|verlagerung|umstrukturierung)|@aufgabe (?:unser|de[rs])@ & möglich|@endet|@beenden|gekündigt ; nicht (?:länger|mehr|weiter) & finanzieren|bezahlen|beschäftigen ; @abbau@ & @kündig@|entlassen|@endet ; wir haben|haben wir & gekündigt & CONTRACT|WHOM',
        unless: 'OTHERS|UNREAL',
      },
      term: {
        says: 'fristablauf ; läuft|lief|ausgelaufen & CONTRACT & aus|ausgelaufen ; befristet@|beschränkt|befristung & @endet@|ausgelaufen|ablauf|läuft',
        unless: 'OTHERS|UNREAL',
      },
      both: {
        says: '@einvernehm@|einverständnis|überein@|geeinigt|verständigt|aufhebungsvertrag & CONTRACT|@trenn@|aufhebung|auflösung',
        unless: 'OTHERS|UNREAL',
      },
      retired: { says: 'altersgrenze ; tritt|geht|wechselt & ruhestand|rente', unless: 'OTHERS|UNREAL' },
    },
    clashes: [
      ['own', 'firm'],
      ['own', 'term'],
      ['own', 'both'],
      ['goes', 'firm'],
      ['goes', 'retired'],
      ['firm', 'retired'],
    ],
    framed: true,
    of: 'arbeitszeugnis',
  },
  {
    matter: 'ob es die Stelle noch gibt',
    tellings: {
      gone: {
        says: '(?:wegfall|streichung|abbau)e?s? & POST ; GONE & POST ; gibt|@geführt & nicht & POST',
        unless: 'OTHERS|zunächst|damals',
      },
      filled: {
        says: 'POST & @besetz(?:t|en)|vergeben|ausgeschrieben|schreiben|übernimmt ; suchen|gesucht|gefunden|eingestellt & ersatz|neue kraft ; (?:OWN|ein@|de[rmn]|die|unser@) (?:\\p{L}+ )?nachfolge(?:r|rin)?',
        unless:
          'hätten?|nicht|keine?[rn]?|als nachfolg@|(?:die|zur) nachfolge (?:von|des|der)|vorgänger@|vertret@|stelleninhaber@',
      },
    },
    clashes: [['gone', 'filled']],
    framed: false,
    of: 'arbeitszeugnis',
  },
  {
    matter: 'ob es nach der Ausbildung bei uns weitergeht',
    tellings: {
      no: {
        says: 'übernahme|weiterbeschäftigung|übernehmen|weiterbeschäftigen|behalten|@stelle|arbeitsplatz & nicht|keine|mangels & möglich|@bieten|frei|übernehmen|behalten|verfügung',
        unless: 'OTHERS|praktik@',
      },
      yes: {
        says: 'ab & als & @arbeitet|tätig|beschäftigt|bleibt & uns|unser@ ; bleibt & uns|unser@ & erhalten ; CONTRACT & übernommen ; ab|seit & gehört|zählt & zu[rm]? unser@ ; haben & WHOM & eingestellt|behalten|übernommen ; weitere|künftige & zusammenarbeit & unser@|bei uns',
        unless: 'OTHERS|würden?|praktik@|zunächst|später|sobald|andere[nrm]?|befristet@|nicht',
      },
    },
    clashes: [['no', 'yes']],
    framed: true,
    of: 'ausbildungszeugnis',
  },
  {
    matter: 'ob das Arbeitsverhältnis fortbesteht',
    tellings: {
      gone: {
        says: '(?:verlässt|scheidet) (?:WHO|uns)|WHO (?:verlässt|scheidet) ; CONTRACT & endete? ; bedau@ & OWN (?:ausscheiden|weggang|fortgang|entscheidung|entschluss)',
        unless: 'OTHERS|ELSEWHERE|würden?',
      },
      on: {
        says: 'ungekündigt@ ; freu@|hoff@|sehen & (?:gemeinsame|weitere)[rn]? @jahre@ ; weiterhin & (?:bei|für) uns & beschäftigt|tätig ; bleibt & uns|unser@ & erhalten|treu ; CONTRACT & besteht|dauert & fort ; OWN tätigkeit & setzt & fort ; setzen & OWN mitarbeit ; platz & nichts? & ändern',
        unless: 'OTHERS|ELSEWHERE|würden?',
      },
    },
    clashes: [['gone', 'on']],
    framed: true,
    of: 'arbeitszeugnis',
  },
  {
    matter: 'ob das Arbeitsverhältnis fortbesteht',
    tellings: {
      on: { says: 'ungekündigt@|zwischenzeugnis ; weitere@ & zusammenarbeit', unless: 'OTHERS' },
      gone: {
        says: 'WHO & hat & gekündigt & POST|CONTRACT ; OWN (?:tätigkeit|CONTRACT) & endete ; (?:OWN|die) POST & vergeben|gekündigt|neu besetzt',
        unless: 'OTHERS|ungekündigt@|ELSEWHERE',
      },
    },
    clashes: [['gone', 'on']],
    framed: true,
    of: 'zwischenzeugnis',
  },
];
