// The search of an office and its keys: the same in every office, which says what is found and where keys lead.
export {
  type Command,
  type CommandGroup,
  fits,
  type Found,
  leastLetters,
  mostResults,
  type PaletteDesk,
  readQuery,
} from './desk.ts';
export { HelpButton } from './HelpButton.tsx';
export { officeTool } from './office-tool.ts';
export { PaletteButton } from './PaletteButton.tsx';
