import styles from './DeskPanel.module.css';

/** A label with its shortcut letter underlined, or after it if it does not have that letter. */
export const KeyedLabel = ({ label, shortcut }: { readonly label: string; readonly shortcut: string }) => {
  if (shortcut === '') return label;
  const at = label.toLowerCase().indexOf(shortcut);
  if (at < 0) {
    return (
      <span>
        {label}
        <span className={styles.key} aria-hidden="true">
          {shortcut.toUpperCase()}
        </span>
      </span>
    );
  }
  return (
    <span>
      {label.slice(0, at)}
      <span className={styles.letter}>{label.slice(at, at + 1)}</span>
      {label.slice(at + 1)}
    </span>
  );
};
