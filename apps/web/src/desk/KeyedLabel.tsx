import styles from './DeskPanel.module.css';

/** A label with its shortcut letter underlined. */
export const KeyedLabel = ({ label, shortcut }: { readonly label: string; readonly shortcut: string }) => {
  const at = shortcut === '' ? -1 : label.toLowerCase().indexOf(shortcut);
  if (at < 0) return label;
  return (
    <span>
      {label.slice(0, at)}
      <span className={styles.letter}>{label.slice(at, at + 1)}</span>
      {label.slice(at + 1)}
    </span>
  );
};
