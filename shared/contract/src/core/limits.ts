/** Business constants and limits (spec §9, §5; decisions 2.1, 2.5, 2.18), shared by browser and server. */
/** Cards per page of the catalogue's lists. */
export const listSize = 24;
export const page = { size: 10, maxSize: 100, maxPage: 10_000 } as const;
export const frame = { topBarFrom: 118, rightBarFrom: 500, backToTopOffset: 60, sellerMargin: 80 } as const;
export const carousel = { intervalMs: 5000, brandDelayMs: 3000 } as const;
export const buyerShow = { page: 1, size: 90, columns: 9 } as const;
export const smallItemsBrandId = 50;
export const messageMenuItemId = 22;
export const codeCountdownSeconds = 60;
export const httpTimeoutMs = 10_000;
export const picture = { preloadViewports: 1.3, attempts: 3 } as const;
/**
 * The limit of a delivery, in days after payment (spec §9). It is not the promise: that is the date of `trade/promise.ts`, which
 * the mall's own lead times never put beyond it.
 */
export const deliveryLimitDays = 35;
export const brandRecommendSize = 12;
export const newGoodsAtLeast = 5;
export const bannerType = { home: 1, brand: 4, unique: 5, buyerShow: 9 } as const;

/** Whether a favourite, a followed brand or a helpful review is marked, as the API encodes it. */
export const mark = { off: 0, on: 1 } as const;
export type Mark = (typeof mark)[keyof typeof mark];
/** The result of `shop.checkCode`. */
export const codeCheck = { unknown: 0, open: 1 } as const;

export const cart = { maxLines: 200, maxQuantity: 999 } as const;
export const shopName = { min: 2, max: 8 } as const;
/** Levels classify a shop's staff; they grant no permissions (docs/features/staff-roles-and-audit.md). */
export const staff = {
  maxPeople: 200,
  maxRoles: 30,
  level: { min: 1, max: 5 },
  remark: 60,
  roleName: { min: 2, max: 20 },
  minKeyword: 2,
  found: 10,
  searchesPerHour: 20,
  /** How long an invitation holds. */
  invitationDays: 7,
} as const;
export const logo = { width: 180, height: 50 } as const;
export const shopBanner = {
  wide: { width: 1920, height: 640 },
  narrow: { width: 1360, height: 640 },
  most: 5,
} as const;
/** Maximum characters of a shop's texts, and of a banner's address. */
export const shopText = { slogan: 60, address: 120, link: 300, reason: 200 } as const;
export const password = { min: 8, max: 32 } as const;
export const remark = { max: 200 } as const;
export const review = { minText: 5, maxText: 500, maxImages: 9, editableDays: 7 } as const;
/** Days from receipt in which a refund may be requested (decisions 2.7). */
export const refund = { days: 7, maxText: 500, maxImages: 9 } as const;
export const upload = {
  maxBytes: 10 * 1024 * 1024,
  logoMaxBytes: 5 * 1024 * 1024,
  filmMaxBytes: 50 * 1024 * 1024,
  maxPixels: 40_000_000,
} as const;
export const payWithinMinutes = { normal: 30, activity: 10 } as const;
export const want = {
  minRemark: 6,
  maxRemark: 500,
  maxImages: 6,
  maxQuantity: 9999,
  maxOpen: 5,
  maxPerDay: 3,
  days: { default: 30, most: 180 },
} as const;
export const email = { digits: 6, validMinutes: 15, most: 120 } as const;
/** A favourite whose price fell by this much is worth a message, in basis points. */
export const worthTellingBps = 100;
/** Second factors, and how long a proof or the ticket between the two steps of signing in is good. */
export const secondFactor = {
  digits: 6,
  recoveryCodes: 10,
  mostPasskeys: 10,
  maxName: 40,
  ticketMinutes: 5,
  ticketTries: 5,
  freshMinutes: 10,
} as const;
/** How long after a proof an office answers, and how long without anybody at it. A page counts as left after a minute. */
export const officeSession = { hours: 12, idleMinutes: 30, leftSeconds: 60 } as const;
export const sms = { digits: 6, validMinutes: 5, tries: 5 } as const;

/**
 * 11 digits, the first 1, the second 3, 4, 5, 7 or 8 (spec §5). Checked only before sending a code and before
 * code login.
 */
export const isMobile = (value: string): boolean => /^1[34578]\d{9}$/.test(value);

/** A shop's code as somebody types it; it is stored in capitals. */
export const isShopCode = (code: string): boolean => /^[0-9A-Z]{6,12}$/i.test(code);

/** 8 to 32 characters with at least a letter and a digit (decisions 2.17). */
export const isPassword = (value: string): boolean =>
  value.length >= password.min && value.length <= password.max && /\p{L}/u.test(value) && /\d/.test(value);
