import { failureTexts } from '../texts/failures.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Heading, type HeadingLevel } from './heading.tsx';
import { Icon } from './icon.tsx';
import styles from './message-state.module.css';

interface ErrorStateProps {
  /** What failed, e.g. `Fetch Product Failed`. */
  title: string;
  /** Why, in one sentence. */
  message: string;
  onRetry: () => void;
  isRetrying?: boolean;
  /** Level of the title; 1 when it is the heading of the page. */
  level?: HeadingLevel;
}

/** A failed part of a page: what failed, why, and a button to try again. */
export function ErrorState(props: ErrorStateProps) {
  return (
    <div className={styles['state']} role="group" aria-label={props.title}>
      <div className={classNames(styles['mark'], styles['failed'])}>
        <Icon name="alert" size={28} />
      </div>
      <Heading level={props.level ?? 2} className={styles['title']} data-keep-visible>
        {props.title}
      </Heading>
      <p className={styles['text']} data-keep-visible>
        {props.message}
      </p>
      <div className={styles['action']}>
        <Button
          look="secondary"
          icon={<Icon name="retry" />}
          isBusy={props.isRetrying ?? false}
          onClick={props.onRetry}
        >
          {failureTexts.retry}
        </Button>
      </div>
    </div>
  );
}
