import { sampleBanner, sampleCard } from '../samples.ts';
import { picksOf } from './picks.ts';

const pick = (id: string, pc_image: string) =>
  sampleBanner({
    id,
    title: `Pick ${id}`,
    pc_image,
    product: { list: [sampleCard({ id, image: `/media/${id}.webp` })] },
  });

describe('the unique picks', () => {
  it('are led by the first piece that is shown in a room', () => {
    const picks = picksOf([
      pick('1', '/media/1.webp'),
      pick('2', '/media/room.webp'),
      pick('3', '/media/3.webp'),
    ]);
    expect([picks?.room, picks?.leadCard.id]).toEqual(['/media/room.webp', '2']);
    expect(picks?.others.map(({ id }) => id)).toEqual(['1', '3']);
  });

  it('show at most four beside it, each once', () => {
    const banners = ['1', '2', '3', '4', '5', '6', '2'].map((id) => pick(id, '/media/room.webp'));
    expect(picksOf(banners)?.others.map(({ id }) => id)).toEqual(['2', '3', '4', '5']);
  });

  it('are led by a picture of the piece when there is no room, and are nothing without products', () => {
    expect(picksOf([pick('1', '/media/1.webp')])?.room).toBeNull();
    expect(picksOf([sampleBanner()])).toBeUndefined();
  });
});
