import { History, LayoutDashboard, LayoutGrid, type LucideIcon, ShieldCheck, Store } from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  start: LayoutDashboard,
  operators: ShieldCheck,
  shops: Store,
  log: History,
};

export function PageIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? LayoutGrid;
  return <Icon size={16} aria-hidden />;
}
