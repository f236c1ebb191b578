import type { Endpoint, Named } from '@bahi/contract/endpoint';
import { globalSettingsContract } from '@bahi/contract/platform/global-settings/global-settings.contract';
import { smsSettingsContract } from '@bahi/contract/platform/sms-settings/sms-settings.contract';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { z } from '@bahi/contract/zod';
import { callAny } from '../api.ts';
import { textsIn } from '../texts.ts';
import { type EditedRecord, goWithin } from './edited-record.ts';
import type { World } from './world.ts';

const answered = z.looseObject({ values: z.record(z.string(), z.unknown()), secretsSet: z.array(z.string()) });

/**
 * A group of the platform's settings. There is one of each, in use while others are at work: it is walked as it stands,
 * in the story of their screen.
 */
function settings(
  save: Named<Endpoint> & { body: z.ZodObject },
  get: Named<Endpoint>,
  tab: string,
  without: EditedRecord['without'] = {},
): EditedRecord {
  const read = async ({ platform }: Pick<World, 'platform'>) => {
    const { values, secretsSet } = answered.parse(await callAny(get, {}, platform));
    return { ...values, secretsSet };
  };
  return {
    save,
    fields: Object.keys(save.body.shape).filter((field) => field !== 'version'),
    without,
    inputs: {},
    saveLabel: textsIn(uiMessages, 'en')('save'),
    isOfPlatform: true,
    read,
    parse: (_id, body) => z.record(z.string(), z.unknown()).parse(save.body.parse(body)),
    make: async (world) => ({ id: 0, body: await read(world), isFull: true }),
    open: (page) => goWithin(page, `${screens.globalSettings}?tab=${tab}`),
  };
}

const secret = 'never answered: left empty it stays as it is, and asked for where its provider is chosen';

export const settingsRecords = [
  settings(globalSettingsContract.saveCompany, globalSettingsContract.company, 'company'),
  settings(globalSettingsContract.saveSessionLengths, globalSettingsContract.sessionLengths, 'session'),
  settings(smsSettingsContract.save, smsSettingsContract.get, 'sms', {
    sparrowToken: secret,
    aakashToken: secret,
    sparrowFrom: 'asked for where Sparrow is chosen',
  }),
];
