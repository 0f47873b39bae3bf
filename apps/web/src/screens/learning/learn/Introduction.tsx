import type { IntroductionChapter } from '../../../language/en/learn.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { hrefOf } from '../../../route/route.ts';
import { Sign } from './Sign.tsx';

import styles from './Introduction.module.css';

const RuleLink = ({ id }: { readonly id: string }) => {
  const { rule } = useMessages().start.learnScreen;
  return (
    <a href={hrefOf({ screen: 'rules', at: id })} className={styles.rule}>
      {rule(id)}
    </a>
  );
};

const ChapterPart = ({
  chapter: { title, rule, paragraphs, items, advice },
}: {
  readonly chapter: IntroductionChapter;
}) => (
  <section className={styles.chapter} data-wide={items !== undefined}>
    <h2>
      {title} <RuleLink id={rule} />
    </h2>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {items && (
      <ul role="list" className={styles.items}>
        {items.map(({ sign, name, text, rule: id }) => (
          <li key={name}>
            <span className={styles.sign}>
              <Sign name={sign} />
            </span>
            <div>
              <h3>
                {name} <RuleLink id={id} />
              </h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    )}
    {advice && (
      <ul className={styles.advice}>
        {advice.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    )}
  </section>
);

export const Introduction = ({ chapters }: { readonly chapters: readonly IntroductionChapter[] }) => (
  <div className={styles.introduction}>
    {chapters.map((chapter) => (
      <ChapterPart key={chapter.title} chapter={chapter} />
    ))}
  </div>
);
