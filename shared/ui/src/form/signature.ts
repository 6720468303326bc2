// The entry point for signatures: for lazy chunks and for the installer's page, which loads nothing else of
// shared/ui.
export { Signature } from './Signature.tsx';
export { SignaturePad } from './SignaturePad.tsx';
