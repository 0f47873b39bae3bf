import { useMessages } from '../language/useMessages.ts';
import { Page } from '../page/Page.tsx';
import { hrefOf } from '../route/route.ts';
import { LinkButton } from '../ui/Button.tsx';

export const NotFoundScreen = () => {
  const { lost, home } = useMessages().common;
  return (
    <Page title={lost.title} narrow>
      <p style={{ marginBottom: '1.5rem' }}>{lost.sentence}</p>
      <LinkButton href={hrefOf({ screen: 'start' })} look="primary">
        {home}
      </LinkButton>
    </Page>
  );
};
