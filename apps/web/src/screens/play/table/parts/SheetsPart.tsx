import { TableSheets } from '../../../../desk/TableSheets.tsx';
import { useTable } from '../tableModel.ts';
import { useAnswers } from '../useAnswers.ts';

/** Shortcut keys, and the sheets that they open. */
export const SheetsPart = () => {
  const model = useTable();
  const answers = useAnswers(model);
  const { session, snapshot, desk, sheets, dock, pointing, explanation, sketching } = model;
  return (
    <TableSheets
      session={session}
      snapshot={snapshot}
      desk={desk}
      open={sheets.open}
      onOpen={sheets.show}
      onOpenMat={sheets.showMat}
      docking={dock}
      onAnswer={answers.answer}
      onDescribe={answers.describe}
      onSay={model.spoken.say}
      onFocusArea={model.areas.ask}
      onFind={pointing.find}
      onNews={model.news.toggle}
      onSpotlight={model.spotlight.toggle}
      onBare={model.toggleBare}
      onHint={explanation.toggleHint}
      sketching={sketching}
      onInspect={() => model.inspector.current?.ask()}
      onStepBack={explanation.isOpen ? explanation.close : () => sketching.leave()}
    />
  );
};
