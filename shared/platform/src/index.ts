export { ApiError, isLost, noAnswer, sessionInvalid } from './api/api-error.ts';
export type { CallOptions } from './api/call.ts';
export { api } from './api/call.ts';
export { codeWaitOf } from './api/code-wait.ts';
export { serverNow } from './api/clock.ts';
export { download } from './api/download.ts';
export { presence } from './api/presence.ts';
export { reportFailure } from './api/failure.ts';
export type { MutationOfOptions, QueryOfOptions } from './api/hooks.ts';
export { queryKeyOf, refresh, useMutationOf, useQueryOf } from './api/hooks.ts';
// The second names are those of platform 1.0, for remotes that were built with it.
export { registerOperations, registerOperations as bringOperations } from './api/operation-register.ts';
export { queryClient } from './api/query-client.ts';
export { uploadPicture } from './api/upload.ts';
export { cartCount, seedCartCount, useCartCount } from './counts/cart-count.ts';
export { freshenMessageCount, seedMessageCount, useMessageCount } from './counts/message-count.ts';
export { events } from './events/events.ts';
export { common } from './i18n/common.ts';
export type { PhraseFiles } from './i18n/i18n.ts';
export { addPhrases, i18n, loadPhrases, loadPhrases as openPhrases } from './i18n/i18n.ts';
export { keepForm, takeKept, useKeptState } from './i18n/page-state.ts';
export { language, locale, offeredLanguages } from './i18n/language.ts';
export { setLanguage } from './i18n/set-language.ts';
export { distributionUser, refreshDistribution, refreshUser } from './session/facts.ts';
export type { Permission, SessionState, UserInfo } from './session/session.ts';
export { session } from './session/session.ts';
export { signIn, signOut } from './session/sign-in.ts';
export { rememberIntent, rememberTarget, takeTarget } from './session/target.ts';
export { factsOf, useMay, useSession } from './session/useSession.ts';
export type { Entered } from './shop/code.ts';
export { enterShop } from './shop/code.ts';
export { leaveShop } from './shop/load.ts';
export type { Question } from './shop/question.ts';
export { ask, question } from './shop/question.ts';
export type { AppInfo, ShopInfo } from './shop/shop.ts';
export { appInfo, mallName, setPageTitle, shareUrl, shop, useAppInfo, useShop } from './shop/shop.ts';
export type { PlatformBoot } from './start.ts';
export { startPlatform } from './start.ts';
export { setNavigator } from './store/page.ts';
export type { Store } from './store/store.ts';
export { createStore, useStore } from './store/store.ts';
export { drafts, tab } from './store/storage.ts';
export type { Theme } from './theme/theme.ts';
export { setTheme, theme, themes, useTheme } from './theme/theme.ts';
export type { Toast, ToastAction, ToastKind } from './toasts/toasts.ts';
export { dismissToast, toast, toasts } from './toasts/toasts.ts';
export { copyLink } from './toasts/copy-link.ts';
export { takeFirstData } from './api/first-data.ts';
export {
  type PhraseEntries,
  type RouteEntries,
  type SlotEntries,
  withPhrases,
  withPhrases as withWords,
} from './entries.ts';
export type { ServiceLoader } from './services/services.ts';
export { provideServices, ServiceMissing, services } from './services/services.ts';
export type { SlotAsk, SlotRenderer } from './slots/Slot.tsx';
export { Slot, SlotHost } from './slots/Slot.tsx';
export type { LeaveGuard } from './navigation/leaving.ts';
export { guardLeaving, isHeldBack, useHoldsUnsaved } from './navigation/leaving.ts';
export { setSingleKeys, useSingleKeys } from './keys/single-keys.ts';
export { opens } from './navigation/opens.ts';
export { useShown } from './navigation/shown.ts';
