import { markWords } from '@gawai/domain/search-words';
import { Unbroken } from '../../ui/unbroken.tsx';

/** A name in which the searched words are marked. */
export function MarkedName({ name, searched }: { name: string; searched: string }) {
  return markWords(name, searched).map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <Unbroken key={index} text={text} />,
  );
}
