import { Icon } from '../../components/Icon';
import { Section } from '../../components/Layout';
import { SiteLink } from '../../components/SiteLink';
import type { ResultFile } from '../../content/about';
import type { ScreenContent } from '../../content/screens';
import styles from './ProcessNotes.module.css';

interface Props {
  title: string;
  notes: ScreenContent['about']['process']['notes'];
  files: readonly ResultFile[];
}

/** The three numbered notes; the last, Results, offers the files. */
export function ProcessNotes({ title, notes, files }: Props) {
  return (
    <Section id="process" title={title}>
      <ol className={styles.notes}>
        {notes.map((note) => (
          <li key={note.id} id={note.id}>
            <h3>{note.title}</h3>
            <p className={styles.text}>{note.text}</p>
            {note.id === 'results' && <Files files={files} />}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Files({ files }: { files: readonly ResultFile[] }) {
  return (
    <ul className={styles.files}>
      {files.map(({ title, href, description }) => (
        <li key={href}>
          <SiteLink href={href} download>
            <Icon name="file" size={24} />
            <span>
              {title} <span className={styles.type}>(PDF)</span>
            </span>
          </SiteLink>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
