import type { Seat } from '@coalbrook/rules';
import { Radio, RadioGroup } from 'react-aria-components';

import { useMessages } from '../language/useMessages.ts';
import { Portrait } from '../signs/Portrait.tsx';
import type { Seated } from '../signs/seatLook.ts';
import { IconButton } from '../ui/Button.tsx';
import { CrossIcon } from '../ui/icons.tsx';
import { Biography } from './Biography.tsx';
import { Mat } from './Mat.tsx';
import type { MatProps } from './Mat.tsx';

import styles from './MatDock.module.css';

export interface DockedMatProps extends Omit<MatProps, 'seated'> {
  readonly seated: readonly Seated[];
  readonly viewer: Seat;
  /** Shows the mat of another seat; undefined if all are shown. */
  readonly onShow?: ((seat: Seat) => void) | undefined;
  readonly onUndock?: (() => void) | undefined;
}

/** A mat with the choice of whose it is. On the viewer's own one, tiles can be touched. */
export const DockedMat = ({ table, view, seat, seated, viewer, picking, onShow, onUndock }: DockedMatProps) => {
  const { panels: texts } = useMessages();
  const { name } = seated[seat];
  return (
    <>
      <header className={styles.header}>
        <h2 className={styles.title}>{texts.mat(name)}</h2>
        {onShow && (
          <RadioGroup
            className={styles.choice ?? ''}
            aria-label={texts.matOf}
            orientation="horizontal"
            value={String(seat)}
            onChange={(chosen) => onShow(Number(chosen) as Seat)}
          >
            {seated.map((sitter) => (
              <Radio
                key={sitter.seat}
                value={String(sitter.seat)}
                className={styles.seat ?? ''}
                aria-label={sitter.name}
              >
                <span data-tip={sitter.name}>
                  <Portrait sitter={sitter} seat={sitter.seat} size={30} />
                </span>
              </Radio>
            ))}
          </RadioGroup>
        )}
        {onUndock && (
          <IconButton label={texts.undock} onPress={onUndock} size="small" aria-keyshortcuts="Shift+A">
            <CrossIcon />
          </IconButton>
        )}
      </header>
      <div className={styles.body} tabIndex={0} role="group" aria-label={texts.mat(name)}>
        <Mat
          table={table}
          view={view}
          seat={seat}
          seated={seated[seat]}
          picking={seat === viewer ? picking : undefined}
        />
        {onShow && <Biography seated={seated[seat]} />}
      </div>
    </>
  );
};
