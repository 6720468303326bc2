/** What the room planner alone calls. */
export const plannerWire = {
  'design.save': 'POST /design/save',
  'design.remove': 'POST /design/remove/{id}',
  'design.share': 'POST /design/share/{id}',
  'design.pieces': 'GET /design/pieces',
} as const;
