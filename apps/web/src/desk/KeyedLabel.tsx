import styles from './DeskPanel.module.css';

/** A label that shows its key: underlined where the letter stands in it, else beside it. */
export const KeyedLabel = ({ label, shortcut }: { readonly label: string; readonly shortcut: string }) => {
  const at = shortcut === '' ? -1 : label.toLowerCase().indexOf(shortcut);
  if (shortcut === '') return label;
  if (at < 0) {
    return (
      <>
        {label}
        <kbd aria-hidden="true">{shortcut}</kbd>
      </>
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
