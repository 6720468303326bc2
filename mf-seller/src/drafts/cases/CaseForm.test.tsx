import type { Output } from '@mall/contract/operations';
import { type CaseContent, emptyCase } from '@mall/contract/seller/own-cases';
import { permissions } from '@mall/contract/core/permissions';
import { drafts } from '@mall/platform';
import { renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { CaseFormScreen } from './CaseFormScreen.tsx';
import { keptAs, sampleDraft } from '@mall/office/drafts/sample-draft';
import shared from '@mall/office/drafts/phrases/en.json' with { type: 'json' };
import en from '@mall/office/drafts/cases/phrases/en.json' with { type: 'json' };

type Case = Output<'ownCase.detail'>;

const content: CaseContent = {
  ...emptyCase,
  title: { en: 'Quiet home' },
  room: 'living',
  style: 'nordic',
  area: 2650,
  pictures: [
    { url: '/media/up/a.webp', w: 1600, h: 1000, spots: [{ id: 'a', x: 5000, y: 6000, skuId: '10' }] },
    { url: '/media/up/b.webp', w: 800, h: 1000, spots: [] },
  ],
};
const caseOf = (over: Partial<Case> = {}): Case => ({
  ...sampleDraft('c1'),
  caseId: null,
  content: structuredClone(content) as Case['content'], // the contract's content is readonly
  ...over,
});
const pieces: Output<'ownCase.pieces'> = [
  {
    skuId: '10',
    name: 'Alva sofa',
    spec: 'Oat',
    image: null,
    price: 429_900,
    memberPrice: 408_400,
    stock: 3,
    sold: true,
  },
  {
    skuId: '20',
    name: 'Rio stool',
    spec: 'Oak',
    image: null,
    price: 10_000,
    memberPrice: 10_000,
    stock: 3,
    sold: false,
  },
];
const kept = keptAs('c1');
const path = '/userAdmin/goods/editCase';
const open = (api: NonNullable<Parameters<typeof renderScreen>[1]>['api']) =>
  renderScreen(<CaseFormScreen />, {
    route: path,
    at: `${path}?id=c1`,
    lang: 'en',
    phrases: { drafts: shared, ownCases: en },
    who: { token: 't', isShop: true, permissions: [...permissions] },
    api: { 'ownCase.detail': caseOf(), 'ownCase.pieces': pieces, 'ownCase.list': undefined, ...api },
  });
beforeEach(() => drafts.write('goods', null));

const spots = () => within(screen.getByRole('group', { name: 'Picture 1 with its spots' }));

it('moves a spot with the keyboard, says where it is, and saves it by itself', async () => {
  const { user, calls } = await open({ 'ownCase.save': kept(4) });
  const spot = await screen.findByRole('button', {
    name: 'Spot 1: Alva sofa, 50 % from the left, 60 % from the top',
  });
  spot.focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('Spot 1 moved to 51 % from the left, 60 % from the top')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(calls.find(({ op }) => op === 'ownCase.save')?.input).toMatchObject({
      version: 3,
      content: { pictures: [{ spots: [{ x: 5100, y: 6000, skuId: '10' }] }, { spots: [] }] },
    }),
  );
});

it('binds a new spot to what the shop sells, at its price', async () => {
  const { user } = await open({
    'ownCase.save': kept(4),
    'product.select': {
      list: [
        { skuId: '20', productId: '2', name: 'Rio stool', spec: 'Oak', image: null, stock: 3, price: 10_000 },
      ],
      total: 1,
      more: false,
      page: 1,
      size: 20,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add spot' }));
  expect(spots().getByRole('button', { name: /^Spot 2: No product chosen, 50 %/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose product for spot 2' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose a product' });
  const found = await within(dialog).findByRole('button', { name: /Rio stool/ });
  expect(found).toHaveTextContent('¥100.00');
  await user.click(found);
  expect(await spots().findByRole('button', { name: /^Spot 2: Rio stool/ })).toBeVisible();
  expect(screen.getByText('Not sold in your shop any more; shoppers do not see it')).toBeVisible();
});

it('is not sent while something is missing: says what, and leads there', async () => {
  const bare = { ...content, area: null, pictures: content.pictures.map((one) => ({ ...one, spots: [] })) };
  const { user, calls } = await open({
    'ownCase.detail': caseOf({ content: structuredClone(bare) as Case['content'] }), // as above
  });
  await user.click(await screen.findByRole('button', { name: 'Send for review' }));
  expect(await screen.findByText('Please fill this in')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Area' })).toHaveFocus());
  expect(screen.getAllByText('Please mark at least one piece')).toHaveLength(2);
  expect(calls.map(({ op }) => op)).not.toContain('ownCase.submit');
});

it('keeps an area to the square decimetre', async () => {
  const { user, calls } = await open({ 'ownCase.save': kept(4) });
  const area = await screen.findByRole('textbox', { name: 'Area' });
  expect(area).toHaveValue('26.5');
  await user.clear(area);
  await user.type(area, '31.07');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(calls.find(({ op }) => op === 'ownCase.save')?.input).toMatchObject({
      content: { area: 3107 },
    }),
  );
  await user.clear(area);
  await user.type(area, 'wide');
  expect(screen.getByText('Please type a number, for example 26.5')).toBeVisible();
});

it('shows it as shoppers see it, now and after approval', async () => {
  const live = {
    content: structuredClone({ ...content, title: { en: 'Old home' } }) as Case['content'],
    at: '2026-11-20T01:00:00Z',
    shown: true,
  }; // as above
  const { user } = await open({ 'ownCase.detail': caseOf({ live, caseId: '10000000' }) });
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  const dialog = await screen.findByRole('dialog', { name: 'As shoppers see it' });
  expect(within(dialog).getByRole('heading', { name: 'Quiet home' })).toBeVisible();
  expect(within(dialog).getByText('Alva sofa')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Live now' }));
  expect(within(dialog).getByRole('heading', { name: 'Old home' })).toBeVisible();
});

it('in review is only looked at, or taken back', async () => {
  const { user, calls } = await open({
    'ownCase.detail': caseOf({ state: 'pending', submittedAt: '2026-11-21T01:00:00Z' }),
    'ownCase.takeBack': kept(5),
  });
  expect(await screen.findByText(/Waits for review since/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Area' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Add spot' })).toBeNull();
  await user.click(screen.getAllByRole('button', { name: 'Take back to edit' })[0] as HTMLElement); // there is one in the notice
  await waitFor(() => expect(calls.map(({ op }) => op)).toContain('ownCase.takeBack'));
});
