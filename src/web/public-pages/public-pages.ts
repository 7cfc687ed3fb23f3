// What the pages delivered by the server get from the web: their look, and the little that is easier with script.
import '../styles/public-pages.css';
import { keepWorkingProps } from '#web/lib/working-props.ts';
import { countVisit } from './count-visit.ts';
import { filterCodes } from './filter-codes.ts';
import { showAccount } from './show-account.ts';

keepWorkingProps(location);
filterCodes(document);
showAccount(document, localStorage);
countVisit(document);
