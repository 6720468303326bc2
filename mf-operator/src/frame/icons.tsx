import {
  Activity,
  FolderTree,
  History,
  Image,
  Lamp,
  LayoutDashboard,
  LayoutGrid,
  Package,
  Sofa,
  type LucideIcon,
  ReceiptText,
  ShieldCheck,
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
  system: Activity,
  members: Users,
  stock: Warehouse,
};

export function PageIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? LayoutGrid;
  return <Icon size={16} aria-hidden />;
}
