import { Section } from '../../components/Layout';
import { FileList } from '../../components/sections/FileList';
import type { ResultFile } from '../../content/about';
import type { ScreenContent } from '../../content/screen-content';
import { ProcessNotes } from './ui/ProcessNotes';

interface Props {
  title: string;
  notes: ScreenContent['about']['process']['notes'];
  files: readonly ResultFile[];
}

/** The three numbered notes; the last one, Results, lists the files. */
export function HowWeWork({ title, notes, files }: Props) {
  return (
    <Section id="process" title={title}>
      <ProcessNotes
        notes={notes.map((note) => ({ ...note, extra: note.id === 'results' && <FileList files={files} /> }))}
      />
    </Section>
  );
}
