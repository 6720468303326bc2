import { operatorPermissions, type OperatorPermission } from '@mall/contract/core/operator-permissions';
import type { Output } from '@mall/contract/operations';
import { type CaseContent, emptyCase } from '@mall/contract/seller/own-cases';
import own from '@mall/office/drafts/cases/phrases/en.json' with { type: 'json' };
import shared from '@mall/office/drafts/phrases/en.json' with { type: 'json' };
import { keptAs, sampleDraft } from '@mall/office/drafts/sample-draft';
import { drafts } from '@mall/platform';
import { renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import { CaseFormScreen } from './CaseFormScreen.tsx';

type Case = Output<'mallCase.detail'>;
const content: CaseContent = {
  ...emptyCase,
  title: { zh: '静谧的家', en: 'Quiet home' },
  room: 'living',
  style: 'nordic',
  area: 2650,
  pictures: [
    { url: '/media/up/a.webp', w: 1600, h: 1000, spots: [{ id: 'a', x: 5000, y: 6000, skuId: '10' }] },
  ],
};
const caseOf = (over: Partial<Case> = {}): Case => ({
  ...sampleDraft('c1'),
  caseId: null,
  content: structuredClone(content) as Case['content'], // the contract's content is readonly
  ...over,
});
const sofa = { skuId: '10', name: 'Alva sofa', spec: 'Oat', image: null, price: 429_900, stock: 3 };
const path = '/operator/cases/form';
const open = (
  api: object = {},
  permissions: readonly OperatorPermission[] = operatorPermissions,
  at = `${path}?id=c1`,
) =>
  renderScreen(<CaseFormScreen />, {
    route: path,
    at,
    lang: 'en',
    phrases: { drafts: shared, ownCases: own, operator: frame },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: [...permissions] },
      'mallCase.detail': caseOf(),
      'mallCase.pieces': [{ ...sofa, memberPrice: 429_900, sold: false }],
      ...api,
    },
  });
const titleField = () => screen.findByLabelText('Title', { selector: '[name="title"]' });

afterEach(() => drafts.forget());

it('saves itself as a design case of the mall', async () => {
  const { user, calls, where } = await open(
    { 'mallCase.create': keptAs('c1')(1), 'mallCase.save': keptAs('c1')(2) },
    operatorPermissions,
    path,
  );
  await user.type(await titleField(), 'Study');
  await waitFor(() => expect(where()).toBe(`${path}?id=c1`), { timeout: 4000 });
  expect(calls.find(({ op }) => op === 'mallCase.create')?.input).toMatchObject({
    content: { title: { en: 'Study' } },
  });
});

it('is published by its one button, and says nothing of a review or of a shop', async () => {
  const { user, calls } = await open({ 'mallCase.publish': keptAs('c1')(4, 'approved') });
  await titleField();
  expect(screen.getByText('Before publishing')).toBeVisible();
  expect(screen.getByText('Shown as soon as it is published')).toBeVisible();
  expect(await screen.findByText('Not sold any more; shoppers do not see it')).toBeVisible();
  expect(screen.queryByText(/\breview|approv|your shop/i)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect((await screen.findAllByText('“Quiet home” is published')).length).toBeGreaterThan(0);
  expect(calls.find(({ op }) => op === 'mallCase.publish')?.input).toEqual({ id: 'c1', version: '3' });
});

it('is not published without a product in its pictures', async () => {
  const [picture] = caseOf().content.pictures;
  const pictures = picture === undefined ? [] : [{ ...picture, spots: [] }];
  const { user, calls } = await open({
    'mallCase.detail': caseOf({ content: { ...caseOf().content, pictures } }),
  });
  await titleField();
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findAllByText('Please mark at least one piece')).not.toHaveLength(0);
  expect(calls.some(({ op }) => op === 'mallCase.publish')).toBe(false);
});

it('takes the product of a spot from what the mall sells', async () => {
  const stool = {
    skuId: '12',
    productId: '1',
    name: 'Rio stool',
    spec: 'Oak',
    image: null,
    stock: 3,
    price: 9900,
  };
  const { user, calls } = await open({
    'mallGoods.select': { list: [stool], total: 1, more: false, page: 1, size: 8 },
    'mallCase.save': keptAs('c1')(4),
  });
  await titleField();
  await user.click(await screen.findByRole('button', { name: 'Change product of spot 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a product' }));
  await user.click(await dialog.findByRole('button', { name: /Rio stool/ }));
  await waitFor(
    () =>
      expect(calls.find(({ op }) => op === 'mallCase.save')?.input).toMatchObject({
        content: { pictures: [{ spots: [{ id: 'a', skuId: '12' }] }] },
      }),
    { timeout: 4000 },
  );
});

it('shows before and after in its preview, and is hidden at once', async () => {
  const live = { content: caseOf().content, at: '2026-11-20T01:00:00Z', shown: true };
  const { user, calls } = await open({
    'mallCase.detail': caseOf({ state: 'approved', caseId: '10000000', live }),
    'mallCase.show': { shown: false },
  });
  await titleField();
  await user.click(screen.getByRole('switch', { name: 'Show in the mall' }));
  await waitFor(() =>
    expect(calls.find(({ op }) => op === 'mallCase.show')?.input).toEqual({ id: 'c1', shown: 'false' }),
  );
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'As shoppers see it' }));
  expect(dialog.getByRole('button', { name: 'After publishing' })).toBeVisible();
});

it('is to be read by who may not change the catalogue', async () => {
  await open({}, ['catalogue.view']);
  expect(await titleField()).toBeDisabled();
  expect(screen.getByText('Your role may not edit this')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});
