import { screens } from '@bahi/contract/screens';
import { text } from 'node:stream/consumers';
import { sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
import { sharingScreenMessages } from '@bahi/contract/sales/sharing/sharing-screen.messages';
import { emailSetupContract } from '@bahi/contract/platform/email-setup/email-setup.contract';
import { emailSetupMessages } from '@bahi/contract/platform/email-setup/email-setup.messages';
import { emailSetupScreenMessages } from '@bahi/contract/platform/email-setup/email-setup-screen.messages';
import { commonMessages } from '@bahi/contract/common/common.messages';
import { otpMessages } from '@bahi/contract/platform/otp/otp.messages';
import { smsSettingsMessages } from '@bahi/contract/platform/sms-settings/sms-settings.messages';
import { smsSettingsScreenMessages } from '@bahi/contract/platform/sms-settings/sms-settings-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { SMTPServer } from 'smtp-server';
import { expect, inject, onTestFinished } from 'vitest';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { choose } from '../keyboard.ts';
import { actOn, answer, fieldOf } from '../screen.ts';
import { issueBill, openSharing } from '../steps/bills.ts';
import { openSignedIn, signIn, signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const path = screens.emailSetup;
const password = 'Machhapuchhre#6993';

/** An e-mail host on this machine that takes one password, knows nobody at `nobody.example`, and keeps what it got. */
async function startHost(): Promise<{ port: number; received: string[] }> {
  const received: string[] = [];
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    closeTimeout: 200,
    onAuth: (auth, _session, callback) =>
      auth.password === password ? callback(null, { user: auth.username }) : callback(new Error('Wrong password')),
    onRcptTo: ({ address: to }, _session, callback) =>
      callback(
        to.endsWith('@nobody.example') ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null,
      ),
    onData: (stream, _session, callback) =>
      void text(stream).then((source) => callback(null, void received.push(source))),
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(resolve)));
  const address = server.server.address();
  return { port: typeof address === 'object' && address !== null ? address.port : 0, received };
}

async function signInSuperUser() {
  const { email, password: secret } = inject('superUser');
  return signIn(email, secret);
}

test('a super user sets up an e-mail account, mends its host and password, and sends a test', async ({ openPage }) => {
  const host = await startHost();
  const t = textsIn(emailSetupScreenMessages, 'en');
  const said = textsIn(emailSetupMessages, 'en');
  const ui = textsIn(uiMessages, 'en');
  const tokens = await signInSuperUser();
  const caller = { token: tokens.access };
  // The first account is in use at once, when no other story's is.
  const { rows } = await callApi(emailSetupContract.list, { query: { isActive: 'true' } }, caller);
  for (const { id } of rows) await callApi(emailSetupContract.toggle, { params: { id } }, caller);
  const page = await openSignedIn(openPage, { language: 'en', width: 1280, path: screens.dashboard }, tokens);
  await page.getByRole('button', { name: 'Master setup' }).click();
  await page.getByRole('link', { name: t('title') }).click();
  await page.waitForURL(`**${path}`);

  const email = `bahi${Date.now()}@shop.example`;
  await page
    .getByRole('button', { name: t('add') })
    .first()
    .click();
  await fieldOf(page, t('email')).fill(email);
  await choose(page, fieldOf(page, t('protocol')), t('NONE'));
  expect(await fieldOf(page, t('port')).inputValue(), 'the port follows the protocol').toBe('25');
  await choose(page, fieldOf(page, t('protocol')), t('SSL'));
  expect(await fieldOf(page, t('port')).inputValue()).toBe('465');
  await page.keyboard.press('Control+S');
  // The form says so itself, before anything is sent.
  const required = page.getByRole('dialog').getByText(textsIn(commonMessages, 'en')('isRequired'));
  await expect.poll(() => required.count(), { message: 'host and password' }).toBe(2);
  await fieldOf(page, t('password')).fill('Wrong#1234');
  await fieldOf(page, t('host')).fill('10.0.0.5');
  await page.keyboard.press('Control+S');
  await page.getByRole('dialog').getByText(said('hostPrivate')).waitFor();
  await expectAccessible(page);

  await fieldOf(page, t('host')).fill('127.0.0.1');
  await fieldOf(page, t('port')).fill(String(host.port));
  await choose(page, fieldOf(page, t('protocol')), t('NONE'));
  expect(await fieldOf(page, t('port')).inputValue(), 'a port that was chosen stays').toBe(String(host.port));
  await page.keyboard.press('Control+S');
  const isSaid = (state: 'active' | 'inactive') =>
    page.getByRole('row', { name: new RegExp(`${email}.*${ui(state)}`) });
  await isSaid('active').or(isSaid('inactive')).waitFor();
  // Another story may have set up its own meanwhile.
  if ((await isSaid('inactive').count()) > 0) {
    await actOn(page, 'en', email, t('use'));
    await answer(page, 'Confirm');
    await isSaid('active').waitFor();
  }

  await actOn(page, 'en', email, t('test'));
  await fieldOf(page, t('to')).fill('sita@home.example');
  await page.getByRole('button', { name: t('send'), exact: true }).click();
  // The reason stays in view, beside the toast.
  await page.getByRole('dialog').getByText(said('signIn')).waitFor();
  expect(host.received).toEqual([]);
  await page.keyboard.press('Escape');
  await answer(page, ui('leave'));

  await actOn(page, 'en', email, ui('edit'));
  await page.getByRole('dialog').getByText(ui('secretKept')).waitFor();
  expect(await fieldOf(page, t('password')).inputValue(), 'a stored password is not shown').toBe('');
  await fieldOf(page, t('password')).fill(password);
  await page.keyboard.press('Control+S');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await actOn(page, 'en', email, t('test'));
  await fieldOf(page, t('to')).fill('sita@home.example');
  await page.keyboard.press('Enter');
  await page.getByText(textsIn(commonMessages, 'en')('testSent', { to: 'sita@home.example' })).waitFor();
  expect(host.received.join('')).toContain(email);

  await actOn(page, 'en', email, t('stop'));
  await answer(page, 'Confirm');
  await isSaid('inactive').waitFor();
});

test.for(storyViews(import.meta.filename))(
  'e-mail accounts in $language at $width px: list and forms without fault',
  async (view, { openPage }) => {
    const t = textsIn(emailSetupScreenMessages, view.language);
    const ui = textsIn(uiMessages, view.language);
    const tokens = await signInSuperUser();
    const email = `a-rather-long-name-of-an-account-${view.language}-${view.width}-${Date.now()}@shop.example`;
    const { id } = await callApi(
      emailSetupContract.save,
      { body: { email, host: '127.0.0.1', port: 25, protocol: 'NONE' } },
      { token: tokens.access },
    );
    const page = await openSignedIn(openPage, { ...view, path: `${path}?search=${email.slice(0, 60)}` }, tokens);
    await page.getByRole('button', { name: ui('rowActions', { name: email }) }).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await actOn(page, view.language, email, t('test'));
    await fieldOf(page, t('to')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await page.keyboard.press('Escape');
    await actOn(page, view.language, email, ui('edit'));
    await fieldOf(page, t('host')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    const { isActive } = await callApi(emailSetupContract.get, { params: { id } }, { token: tokens.access });
    if (isActive) await callApi(emailSetupContract.toggle, { params: { id } }, { token: tokens.access });
  },
);

test.for(storyViews(import.meta.filename))(
  'SMS and mail of the settings in $language at $width px: tried out from there',
  async (view, { openPage }) => {
    const sms = textsIn(smsSettingsScreenMessages, view.language);
    const mail = textsIn(emailSetupScreenMessages, view.language);
    const page = await openSignedIn(
      openPage,
      { ...view, path: `${screens.globalSettings}?tab=sms` },
      await signInSuperUser(),
    );
    await page.getByText('SMS_PROVIDER').waitFor();
    expect(await fieldOf(page, sms('provider')).isDisabled(), 'what the environment decides is not changed here').toBe(
      true,
    );
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByRole('button', { name: sms('testTitle') }).click();
    await fieldOf(page, sms('to')).fill('98');
    await page.getByRole('button', { name: sms('send'), exact: true }).click();
    await page.getByText(textsIn(otpMessages, view.language)('mobileInvalid')).waitFor();
    await fieldOf(page, sms('to')).fill('९८४१००००००');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.getByText(textsIn(smsSettingsMessages, view.language)('testedInLog')).waitFor();
    await page.getByRole('tab', { name: mail('tab') }).click();
    await page.getByRole('link', { name: mail('manage') }).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByRole('link', { name: mail('manage') }).click();
    await page.waitForURL(`**${path}`);
  },
);

test('an owner sends a bill by e-mail: it arrives with its PDF, and the bill says that it was sent', async ({
  openPage,
}) => {
  const host = await startHost();
  const { access } = await signInSuperUser();
  const account = { email: 'bills@bahi.example', host: '127.0.0.1', port: host.port, protocol: 'NONE' };
  const { id } = await callApi(emailSetupContract.save, { body: { ...account, password } }, { token: access });
  const listed = await callApi(emailSetupContract.list, { query: { pageSize: 50 } }, { token: access });
  if (listed.rows.find((row) => row.id === id)?.isActive !== true)
    await callApi(emailSetupContract.toggle, { params: { id } }, { token: access });
  const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
  const bill = await issueBill(owner);
  const t = textsIn(sharingScreenMessages, 'en');
  await page.goto(inject('base') + screens.invoices);
  await openSharing(page, 'en', bill.code ?? '');
  await page.getByLabel(t('way'), { exact: true }).selectOption('EMAIL');
  await page.getByLabel(t('emailAddress')).fill('not an address');
  await page.getByRole('button', { name: t('sendMail') }).click();
  await page.getByText(commonMessages.texts.emailInvalid.en).waitFor();
  await page.getByLabel(t('emailAddress')).fill('hari@home.example');
  await page.getByRole('button', { name: t('sendMail') }).click();
  await page.getByText(`${t('EMAIL')}: hari@home.example`).waitFor();
  await page.getByText(t('SENT'), { exact: true }).waitFor();
  expect(host.received).toHaveLength(1);
  expect(host.received[0]).toMatch(/To: hari@home\.example[\s\S]*Content-Type: application\/pdf/);
  await expectAccessible(page);
  await expectToFit(page);
  await page.goto(inject('base') + screens.sharings);
  await page.getByRole('cell', { name: 'hari@home.example' }).waitFor();
  await expectAccessible(page);

  // The list shows by itself that another one has gone, too; what is refused says why, and can be sent again.
  const params = { kind: 'invoice', id: bill.id } as const;
  for (const recipient of ['gita@home.example', 'ram@nobody.example'])
    await callApi(
      sharingContract.send,
      { params, query: {}, body: { way: 'EMAIL', recipient, language: 'en' } },
      { token: owner.tokens.access },
    );
  await page.reload();
  await page.getByRole('row', { name: new RegExp(`gita@home\\.example.*${t('SENT')}`) }).waitFor();
  await page
    .getByRole('row', { name: new RegExp(`ram@nobody\\.example.*${t('FAILED')}.*${t('NO_RECIPIENT')}`) })
    .waitFor();
  await expectAccessible(page);
  await expectToFit(page);
  expect(host.received).toHaveLength(2);
});
