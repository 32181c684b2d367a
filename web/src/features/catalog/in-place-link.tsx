import { Link, type LinkProps } from '../../ui/link.tsx';

/**
 * A link that changes the filters or the comparison: the page stays where it is scrolled to. Search engines do
 * not follow it: there are more combinations than pages worth finding.
 */
export function InPlaceLink(props: LinkProps) {
  return <Link {...props} rel="nofollow" data-keep-scroll="" />;
}
