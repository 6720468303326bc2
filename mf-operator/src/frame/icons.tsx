import { FolderTree, LayoutDashboard, LayoutGrid, type LucideIcon, ShieldCheck, Tag } from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  start: LayoutDashboard,
  operators: ShieldCheck,
  categories: FolderTree,
  brands: Tag,
};

export function PageIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? LayoutGrid;
  return <Icon size={16} aria-hidden />;
}
