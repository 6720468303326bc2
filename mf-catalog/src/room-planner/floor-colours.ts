/** The floor is a picture of wood and glass that is the same in both themes; so are the drawings on it. */
export const floorColours = {
  wood: '#f1e6d6', // a picture's colour
  plank: '#e2d2bc', // a picture's colour
  glass: '#ffffff', // a picture's colour
  ink: '#221e1a', // ink on a picture
  mutedInk: '#6b6259', // ink on a picture
  swing: '#e2b264', // a picture's colour
  swingEdge: '#8a5810', // ink on a picture
  leaf: '#5f7d5a', // a picture's colour
} as const;
