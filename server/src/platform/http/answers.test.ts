import { createAnswers } from './answers.ts';

describe('createAnswers', () => {
  it('makes an answer once, also for those who ask at the same time', async () => {
    let made = 0;
    const answers = createAnswers();
    const make = async () => `answer ${(made += 1)}`;
    const both = await Promise.all([
      answers.get('list', ['stock'], make),
      answers.get('list', ['stock'], make),
    ]);
    const later = await answers.get('list', ['stock'], make);
    expect([...both, later].map(({ bytes }) => bytes.toString())).toEqual([
      'answer 1',
      'answer 1',
      'answer 1',
    ]);
  });

  it('forgets what a raised stamp touches, and nothing else', async () => {
    let made = 0;
    const answers = createAnswers();
    const make = async () => `answer ${(made += 1)}`;
    await answers.get('list', ['stock', 'prices'], make);
    await answers.get('banners', ['catalogue'], make);
    answers.raise('prices');
    expect((await answers.get('list', ['stock', 'prices'], make)).bytes.toString()).toBe('answer 3');
    expect((await answers.get('banners', ['catalogue'], make)).bytes.toString()).toBe('answer 2');
  });

  it('looks again after ten seconds, because another process may have changed things', async () => {
    let time = 0;
    let made = 0;
    const answers = createAnswers(() => time);
    const make = async () => `answer ${(made += 1)}`;
    await answers.get('list', [], make);
    time = 10_001;
    expect((await answers.get('list', [], make)).bytes.toString()).toBe('answer 2');
  });

  it('does not keep a failure', async () => {
    const answers = createAnswers();
    await expect(answers.get('list', [], () => Promise.reject(new Error('database away')))).rejects.toThrow(
      'database away',
    );
    expect((await answers.get('list', [], async () => 'well again')).bytes.toString()).toBe('well again');
  });
});
