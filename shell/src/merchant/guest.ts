/** The styles of a remote in a page of somebody else, which its lifecycles add and take away (@mall/platform/lifecycles). */
import './guest.css';
import '@mall/ui/tokens.css';
import '@mall/ui/office-tokens.css';
import '@mall/ui/base.css';
import '@mall/ui/fonts.css';
