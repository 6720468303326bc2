import { Image, LayoutGrid, type LucideIcon, ReceiptText, ShieldCheck } from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  content: Image,
  orders: ReceiptText,
  operators: ShieldCheck,
};

export function PageIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? LayoutGrid;
  return <Icon size={16} aria-hidden />;
}
