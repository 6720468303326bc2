import type { Revealable } from '@mall/contract/operator/mall-members';
import { Notice, TextLink, useFormat } from '@mall/ui';
import { KeyValues, OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { useMayOperate } from '../useMe.ts';
import { Level } from './member-columns.tsx';
import { MaskedFact } from './MaskedFact.tsx';
import type { MemberDetail } from './useMembers.ts';

/** Who a member is. What is masked can be seen whole by who may manage members, one value at a time. */
export function MemberFacts({ member }: { member: MemberDetail }) {
  const { t } = useTranslation('members');
  const format = useFormat();
  const maySeeShops = useMayOperate('shop.view');
  const masked = (what: Revealable, value: string | null) =>
    value === null ? null : <MaskedFact id={member.id} what={what} masked={value} />;
  return (
    <OfficeCard title={t('facts')}>
      {member.lockedAt !== null && (
        <Notice tone="warning">
          {t('lockedSince', { at: format.dateTime(member.lockedAt, 'medium'), reason: member.lockedWhy })}
        </Notice>
      )}
      <KeyValues
        entries={[
          { id: 'id', name: t('fact.id'), value: member.id },
          { id: 'mobile', name: t('fact.mobile'), value: masked('mobile', member.mobile) },
          { id: 'proved', name: t('fact.proved'), value: t(member.proved ? 'yes' : 'no') },
          { id: 'email', name: t('fact.email'), value: masked('email', member.email) },
          { id: 'realName', name: t('fact.realName'), value: masked('realName', member.realName) },
          { id: 'level', name: t('column.level'), value: <Level level={member.level} /> },
          { id: 'factor', name: t('fact.factor'), value: t(member.secondFactor ? 'yes' : 'no') },
          { id: 'made', name: t('column.made'), value: format.dateTime(member.madeAt, 'medium') },
          ...member.dataExports.map((at) => ({
            id: at,
            name: t('fact.dataExport'),
            value: format.dateTime(at, 'medium'),
          })),
          ...(member.operator ? [{ id: 'operator', name: t('fact.operator'), value: t('yes') }] : []),
          ...member.shops.map(({ id, name }) => ({
            id,
            name: t('fact.shop'),
            value: maySeeShops ? (
              <TextLink to={`/operator/shops?keyword=${encodeURIComponent(name)}`}>{name}</TextLink>
            ) : (
              name
            ),
          })),
        ]}
      />
    </OfficeCard>
  );
}
