import '@mall/ui/tokens.css';
import '@mall/ui/office-tokens.css';
import '@mall/ui/base.css';
import '@mall/ui/fonts.css';
import './boot/frame.css';
import { boot } from './bootstrap.tsx';

void boot();
