// A door of its own: the foot of the menu fetches the button before any page does.
export { HelpButton } from '@mall/office/palette';
