import {
  Activity,
  Banknote,
  CreditCard,
  FolderTree,
  History,
  Image,
  Lamp,
  LayoutDashboard,
  LayoutGrid,
  Megaphone,
  Package,
  Search,
  Sofa,
  type LucideIcon,
  ReceiptText,
  ShieldCheck,
  ScrollText,
  Settings,
  Store,
  SwatchBook,
  Tag,
  Users,
  Warehouse,
} from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  start: LayoutDashboard,
  orders: ReceiptText,
  content: Image,
  shops: Store,
  operators: ShieldCheck,
  log: History,
  categories: FolderTree,
  brands: Tag,
  attributes: SwatchBook,
  products: Package,
  packages: Sofa,
  cases: Lamp,
  settings: Settings,
  payments: CreditCard,
  settlement: Banknote,
  system: Activity,
  members: Users,
  stock: Warehouse,
  searchWords: Search,
  announcements: Megaphone,
  shopOrders: ScrollText,
};

export function PageIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? LayoutGrid;
  return <Icon size={16} aria-hidden />;
}
