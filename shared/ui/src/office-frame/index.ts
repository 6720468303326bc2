// The frame of an office that a remote brings itself: only for remotes of offices.
export { type FrameGroup, type FramePage, OfficeFrame } from './OfficeFrame.tsx';
