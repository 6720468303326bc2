import { useSearchParams } from 'react-router-dom';
import { TalkScreen } from './talk/TalkScreen.tsx';
import { MessagesScreen } from './messages/MessagesScreen.tsx';

/** What the mall tells a member, and with `?talk=` what they say with shops and the mall. */
export function MessagesAndTalk() {
  const [params] = useSearchParams();
  return params.has('talk') ? <TalkScreen /> : <MessagesScreen />;
}
