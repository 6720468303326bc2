import '@mall/ui/tokens.css';
import '@mall/ui/office-tokens.css';
import '@mall/ui/base.css';
import '@mall/ui/fonts.css';
import './boot/frame.css';
import './boot/first-window/frame.css';
import './boot/first-window/home.css';
import './boot/first-window/list.css';
import './boot/first-window/package.css';
import './boot/first-window/product.css';
import { boot } from './bootstrap.tsx';

void boot();
