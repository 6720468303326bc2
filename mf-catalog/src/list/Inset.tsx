import { media, Picture } from '@mall/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type BannerItem, bannerTarget } from '@mall/contract/catalog/banner-target';
import { opens } from '@mall/platform';

/** A room between the products, two cells wide, with its text; it opens its category or its first piece. */
export function Inset({ banner }: { banner: BannerItem }) {
  const { title, subtitle, pc_image, mobile_image } = banner;
  const target = bannerTarget(banner, opens);
  const inside = (
    <>
      <Picture
        src={mobile_image ?? pc_image}
        alt=""
        width={960}
        height={720}
        kind="photo"
        sizes="(max-width: 767px) 100vw, 660px"
        focus="42% 70%"
        fill
      />
      <Words>
        <b>{title}</b>
        {subtitle && <span>{subtitle}</span>}
      </Words>
    </>
  );
  return <Cell>{target && 'to' in target ? <Link to={target.to}>{inside}</Link> : inside}</Cell>;
}

const Cell = styled.li`
  position: relative;
  grid-column: span 2;
  min-height: 300px;

  > a { position: absolute; inset: 0; }
`;

const Words = styled.p`
  position: absolute;
  top: var(--space-5);
  left: var(--space-5);
  display: grid;
  max-width: 320px;
  padding: var(--space-4) var(--space-5);
  border-radius: var(--radius-m);
  background: var(--surface);
  box-shadow: var(--shadow-2);

  b { font: var(--weight-display) var(--step-2) / 1.24 var(--font-display); text-wrap: balance; }
  span {
    margin-top: var(--space-1);
    color: var(--text-muted);
    font-size: var(--step--1);
    line-height: var(--leading-ui);
  }
  ${media.phone} {
    top: var(--space-3);
    left: var(--space-3);
    max-width: 220px;
    padding: var(--space-3) var(--space-4);
  }
`;
