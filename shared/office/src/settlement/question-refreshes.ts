/** What shows something else once a question was asked, answered or closed; an answer may adjust a balance. */
export const questionRefreshes = [
  ...(['shopQuestion.list', 'shopSettlement.show', 'mallQuestion.list'] as const),
  ...(['mallSettlement.shops', 'operator.start', 'operatorLog.list'] as const),
] as const;
