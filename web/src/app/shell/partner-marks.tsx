import styles from './partner-marks.module.css';

/** A payment or shipping method; `logo` is null when the shop has none. */
export interface Partner {
  readonly id: string;
  readonly name: string;
  readonly logo: { readonly url: string } | null;
}

/** Partners by logo: several payment methods of one bank share a picture, which is shown once. */
function byMark(partners: readonly Partner[]): { url: string | null; names: string[] }[] {
  const marks = new Map<string, { url: string | null; names: string[] }>();
  for (const { id, name, logo } of partners) {
    const key = logo?.url ?? id;
    const mark = marks.get(key);
    if (mark === undefined) marks.set(key, { url: logo?.url ?? null, names: [name] });
    else mark.names.push(name);
  }
  return [...marks.values()];
}

/** The logos of partners below a heading; the name of a partner without one. Nothing without partners. */
export function PartnerMarks({ title, partners }: { title: string; partners: readonly Partner[] }) {
  if (partners.length === 0) return null;
  return (
    <div>
      <h2 className={styles['title']}>{title}</h2>
      <ul className={styles['marks']}>
        {byMark(partners).map(({ url, names }) => (
          <li key={names[0]} className={url === null ? styles['name'] : undefined}>
            {url === null ? (
              names.join(', ')
            ) : (
              <img
                className={styles['mark']}
                src={url}
                alt={names.join(', ')}
                height={28}
                loading="lazy"
                decoding="async"
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
