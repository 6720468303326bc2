/** The saved views of lists, which every office has: the shop's and the operators'. */
export const viewWire = {
  'savedView.list': 'GET /user/views',
  'savedView.save': 'POST /user/saveView',
  'savedView.remove': 'POST /user/removeView/{id}',
} as const;
