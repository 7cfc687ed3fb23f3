import { upload } from '../visitors.ts';
import { password } from '../accounts.ts';
import { newAccount, plain, rowUrl, type Case, type Rows, type Statuses } from './case.ts';

const bad = { token: 'x', password, passwordConfirm: password };
const files = (): object => upload(['a.txt', 'Zeugnis']);

const onReview = (
  method: Case['method'],
  rest: string,
  statuses: Statuses,
  body?: Case['body'],
  url = (rows: Rows) => `/api/analyses/${rows.review}${rest.replace(':page', rows.page)}`,
): Case => ({ ...plain(method, `/api/analyses/:id${rest}`, statuses, body), url });

/** What belongs to an analysis that somebody should look at. */
function onPages(): Case[] {
  return [
    onReview('GET', '/pages', [404, 200, 404, 200]),
    // It came as text: there is no picture of it.
    onReview('GET', '/pages/:page/picture.jpg', [404, 404, 404, 404]),
    onReview('POST', '/pages', [404, 200, 404, 200], files),
    onReview('PUT', '/pages/:page', [404, 200, 404, 200], files),
    onReview('PATCH', '/pages/:page', [404, 200, 404, 200], () => ({ text: 'Zeugnis' })),
    onReview('DELETE', '/pages/:page', [404, 400, 404, 400]),
    onReview('PATCH', '/text', [404, 200, 404, 200], () => ({ text: 'Zeugnis' })),
    onReview('POST', '/cancel', [404, 200, 404, 200]),
  ];
}

/** Calls of the product. */
export const callCases: readonly Case[] = [
  // Without a language model there is none; with one: model/model.test.ts.
  plain('GET', '/api/model', [200, 200, 200, 200]),
  plain('POST', '/api/model/write', [404, 404, 404, 404]),
  plain('POST', '/api/model/tasks', [404, 404, 404, 404]),
  {
    ...plain('POST', '/api/analyses/:id/second-opinion', [404, 404, 404, 404]),
    url: (rows) => `/api/analyses/${rows.analysis}/second-opinion`,
  },
  plain('POST', '/api/createUser', [200, 200, 200, 200], newAccount),
  plain('POST', '/api/resetPassword', [400, 400, 400, 400], () => ({ email: 'nobody@example.com' })),
  plain('POST', '/api/setPassword', [400, 400, 400, 400], () => ({ ...bad, email: 'nobody@example.com' })),
  plain('POST', '/api/deleteAccount', [401, 404, 404, 200], (rows) => ({ id: rows.mortal })),
  plain('GET', '/api/exportAccount', [401, 200, 200, 403]),
  plain('POST', '/api/visit', [204, 204, 204, 204]),
  plain('POST', '/api/analyses', [200, 200, 200, 200], () => ({ text: 'Zeugnis' })),
  {
    ...plain('GET', '/api/analyses/:id/report.pdf', [404, 200, 404, 200]),
    url: (rows) => `/api/analyses/${rows.analysis}/report.pdf`,
  },
  // The owner's analysis holds no reference: whoever may see it is told so.
  ...(
    [
      ['POST', 'certificate', 'certificate'],
      ['GET', 'correction.:format', 'correction.pdf'],
    ] as const
  ).map(([method, end, asked]): Case => ({
    ...plain(method, `/api/analyses/:id/${end}`, [404, 400, 404, 400]),
    url: (rows) => `/api/analyses/${rows.analysis}/${asked}`,
  })),
  ...(
    [
      ['POST', 'generate', 'generate', 200],
      ['GET', 'letter.pdf', 'letter.pdf', 200],
      ['GET', 'letter.docx', 'letter.docx', 200],
      ['GET', 'preview/:page.png', 'preview/1.png', 200],
      // It was not made from a reference.
      ['GET', 'correction.:format', 'correction.docx', 400],
    ] as const
  ).map(([method, end, asked, status]): Case => ({
    ...plain(method, `/api/certificates/:id/${end}`, [404, status, 404, status]),
    url: (rows) => `/api/certificates/${rows.certificate}/${asked}`,
  })),
  plain('POST', '/api/suggestions/activities', [200, 200, 200, 200], () => ({ title: 'Koch' })),
  ...onPages(),
  plain('POST', '/api/batch', [400, 200, 400, 200], (rows) => ({
    requests: [{ method: 'PATCH', url: rowUrl('certificates', rows.certificate), body: { place: 'Bonn' } }],
  })),
  plain('POST', '/api/realtime', [404, 404, 404, 404], () => ({ clientId: 'x', subscriptions: [] })),
  // Files.
  plain('POST', '/api/files/token', [401, 200, 200, 200]),
  {
    ...plain('GET', '/api/files/:collection/:id/:name', [404, 200, 404, 200]),
    url: (rows) => `/api/files/files/${rows.file}/${rows.fileName}`,
  },
];
