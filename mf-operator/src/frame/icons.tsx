import {
  FolderTree,
  History,
  Image,
  LayoutDashboard,
  LayoutGrid,
  Package,
  type LucideIcon,
  ReceiptText,
  ShieldCheck,
  Settings,
  Store,
  Tag,
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
  products: Package,
  settings: Settings,
  stock: Warehouse,
};

export function PageIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? LayoutGrid;
  return <Icon size={16} aria-hidden />;
}
